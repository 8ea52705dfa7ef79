import { PRODUCT_ADMIN, type Product } from './spawnProduct'

export interface ApiAnswer {
  status: number
  // Answers under test are read as they come.
  body: Record<string, unknown> & { message?: string }
}

/** Calls to a running product over a real socket. */
export interface ApiClient {
  send(method: string, path: string, body?: unknown, key?: string): Promise<ApiAnswer>
  /** @param files by the name of their field */
  form(
    path: string,
    fields: Record<string, string>,
    files?: Record<string, readonly File[]>,
  ): Promise<ApiAnswer>
}

const read = async (response: Response): Promise<ApiAnswer> => ({
  status: response.status,
  body: (await response.json()) as ApiAnswer['body'],
})

/** A session of the first user. */
export const apiToken = async (
  { address }: Pick<Product, 'address'>,
  account: { user: string; password: string } = PRODUCT_ADMIN,
): Promise<string> => {
  const login = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  return ((await login.json()) as { token: string }).token
}

/** Signs in as the first user. */
export const apiClient = async (
  { address }: Pick<Product, 'address'>,
  account = PRODUCT_ADMIN,
): Promise<ApiClient> => {
  const token = await apiToken({ address }, account)
  const authorization = `Bearer ${token}`
  return {
    send: async (method, path, body, key) =>
      read(
        await fetch(`${address}/api${path}`, {
          method,
          headers: {
            authorization,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(key === undefined ? {} : { 'idempotency-key': key }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      ),
    form: async (path, fields, files = {}) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      for (const [name, several] of Object.entries(files)) for (const file of several) form.append(name, file)
      return read(
        await fetch(`${address}/api${path}`, { method: 'POST', headers: { authorization }, body: form }),
      )
    },
  }
}
