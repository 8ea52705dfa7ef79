import type { Route } from '@contract/http/route'
import { call } from './call'

/** As a `data:` address, because the cache holds only what JSON can. */
const asAddress = async (response: Response): Promise<string> => {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const type = response.headers.get('content-type') ?? 'application/octet-stream'
  return `data:${type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
}

/** For small files: the answer is a `data:` address. */
export const downloading = (route: Route & { method: 'GET' }) => ({
  query: () => ({
    ...call(route)({} as never),
    responseHandler: (response: Response): Promise<unknown> =>
      response.ok ? asAddress(response) : response.json(),
  }),
})
