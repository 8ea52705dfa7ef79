import type { Readable } from 'node:stream'
import type { Route } from '@contract/http/route'
import type { Shape } from '@contract/http/schemas'
import type { Api } from './call'
import { routeSchema } from './jsonRoute'
import { assertGuarded, authorize } from './actor'

export interface AnsweredFile {
  readonly name: string
  readonly type: string
  readonly content: Buffer | string | Readable
}

const savedAs = (name: string): string => `attachment; filename="${name.replace(/["\\\r\n]/g, '')}"`

export const fileRoute = <Query>(
  api: Api,
  route: Route & { file: true },
  shape: Shape,
  make: (query: Query) => Promise<AnsweredFile>,
): void => {
  assertGuarded(route)
  const { response: _json, ...schema } = routeSchema(route, shape)
  api.app.route({
    method: route.method,
    url: route.path,
    config: { route },
    schema: { ...schema, produces: ['application/octet-stream'] },
    exposeHeadRoute: false,
    onRequest: authorize(route, api.now),
    handler: async (request, reply) => {
      const { name, type, content } = await make(request.query as Query)
      return reply
        .headers({ 'content-disposition': savedAs(name), 'x-content-type-options': 'nosniff' })
        .type(type)
        .send(content)
    },
  })
}
