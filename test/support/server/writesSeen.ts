import type { Route } from '@contract/http/route'
import { allRoutes } from '../allRoutes'
import type { Answer, Caller, TestServer } from './harness'

/** Takes part in a write: called just before it is sent; what it gives back is called when the write was done. */
export type Watch = (route: Route) => Promise<((answer: Answer) => Promise<void>) | undefined>

/** The route behind a call; a literal path wins over one with parameters. */
const routeFinder = async (): Promise<(method: string, url: string) => Route> => {
  const literalFirst = (await allRoutes()).sort((a, b) => a.path.split('{').length - b.path.split('{').length)
  return (method, url) => {
    const path = url.split('?')[0] as string
    const route = literalFirst.find(
      (each) =>
        each.method === method && new RegExp(`^${each.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
    )
    if (!route) throw new Error(`no route of the contract is ${method} ${path}`)
    return route
  }
}

/** The same server, each of whose callers tells `watch` of every write that it makes. */
export const watchWrites = async (server: TestServer, watch: Watch): Promise<TestServer> => {
  const find = await routeFinder()
  const around = async (method: string, url: string, send: () => Promise<Answer>): Promise<Answer> => {
    const after = await watch(find(method, url))
    const answer = await send()
    if (answer.status === 200) await after?.(answer)
    return answer
  }
  const seen = (caller: Caller): Caller => ({
    ...caller,
    post: (url, ...rest) => around('POST', url, () => caller.post(url, ...rest)),
    patch: (url, ...rest) => around('PATCH', url, () => caller.patch(url, ...rest)),
    delete: (url, ...rest) => around('DELETE', url, () => caller.delete(url, ...rest)),
    form: (method, url, ...rest) => around(method, url, () => caller.form(method, url, ...rest)),
  })
  return {
    ...server,
    admin: seen(server.admin),
    anonymous: seen(server.anonymous),
    signIn: async (user, password) => seen(await server.signIn(user, password)),
    userWith: async (grants) => seen(await server.userWith(grants)),
  }
}
