import type { FastifyInstance } from 'fastify'
import { schoolRoutes as routes } from '@contract/school/school.routes'
import { schoolSchemas as shapes } from '@contract/school/school.schemas'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import { found } from '../../shared/problem'
import { LOGO_PATH, type Letterhead } from './letterhead'
import type { SchoolService } from './school.service'

const SAVED = 'Los datos de la escuela se guardaron'

export const schoolPlugin = (api: Api, service: SchoolService): void => {
  contractRoutes(api, routes, shapes, {
    get: async (call) => ({ escuela: await service.get(call) }),
    update: async (call) => ({ message: SAVED, escuela: await service.update(call, call.body) }),
    replaceImage: async (call) => ({
      message: 'La imagen se guardó',
      escuela: await service.replaceImage(call, call.params.cual),
    }),
    deleteImage: async (call) => ({
      message: 'La imagen se quitó',
      escuela: await service.deleteImage(call, call.params.cual),
    }),
  })
}

/** Needs no session. Without an id no other file can be asked for. Browsers keep each version for a year. */
export const schoolLogoPlugin = (app: FastifyInstance, letterhead: Letterhead): void => {
  app.get<{ Querystring: { v?: string } }>(LOGO_PATH, { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { version, mime, content } = found(await letterhead.publicLogo(), 'La escuela no tiene logo.')
    const isNamed = request.query.v === version
    return reply
      .headers({
        'cache-control': isNamed ? 'public, max-age=31536000, immutable' : 'no-cache',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        etag: `"${version}"`,
      })
      .type(mime)
      .send(Buffer.from(content))
  })
}
