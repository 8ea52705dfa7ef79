import type { Answer, Caller, SendOptions } from './harness'

/** Calls over a real socket, as `Caller` makes them in memory. Multipart calls are not needed here. */
export const callerAt = (address: string, token: string): Caller => {
  const send = async (
    method: string,
    url: string,
    payload: unknown,
    { key, headers }: SendOptions = {},
  ): Promise<Answer> => {
    const response = await fetch(`${address}/api${url}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key ? { 'idempotency-key': key } : {}),
        ...headers,
      },
      ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
    })
    const body: unknown = await response.json()
    const answer = { status: response.status, body, headers: Object.fromEntries(response.headers) }
    return answer as unknown as Answer
  }
  return {
    token,
    get: (url, options) => send('GET', url, undefined, options),
    post: (url, body, options) => send('POST', url, body, options),
    patch: (url, body, options) => send('PATCH', url, body, options),
    delete: (url, body, options) => send('DELETE', url, body, options),
    form: () => Promise.reject(new Error('no forms over this caller')),
  }
}
