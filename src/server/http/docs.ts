import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { Type, type TObject } from '@sinclair/typebox'
import { isWrite, type Route } from '@contract/http/route'
import { createSignature, linkEnd } from '../files/signature'
import { holderOf, type LinkHolder } from '../files/links'
import { forbidden, unauthorized } from '../shared/problem'
import type { Actor } from './actor'

const keyHeader = (required: boolean) => {
  const key = Type.String({ description: 'La misma clave responde lo mismo y no mueve nada otra vez.' })
  return Type.Object({ 'idempotency-key': required ? key : Type.Optional(key) })
}

const fileOf = ({ max }: { max: number }) => {
  const file = Type.Unsafe<unknown>({ type: 'string', format: 'binary' })
  return Type.Optional(max === 1 ? file : Type.Array(file))
}

const describeRoute = (route: Route, schema: FastifySchema & { form?: TObject }): FastifySchema => {
  const { form, ...rest } = schema
  const writes = isWrite(route)
  return {
    ...rest,
    ...(writes ? { headers: keyHeader(route.idempotent === true && !route.dryRunField) } : {}),
    ...(route.upload
      ? {
          consumes: ['multipart/form-data'],
          body: Type.Object({ ...form?.properties, [route.upload.field]: fileOf(route.upload) }),
        }
      : {}),
  }
}

const transform: FastifyDynamicSwaggerOptions['transform'] = ({ schema, url, route }) => {
  const own = route.config
  return {
    url,
    schema: own?.route
      ? describeRoute(own.route, {
          ...(schema as FastifySchema),
          ...(own.form ? { form: own.form as TObject } : {}),
        })
      : (schema as FastifySchema),
  }
}

const PAGE_ADDRESS = '/api/docs'
const JSON_ADDRESS = `${PAGE_ADDRESS}/json`

const withTitle = <D extends { info?: unknown }>(document: D, name: string): D => ({
  ...document,
  info: { ...(document.info as object), title: `API de ${name}` },
})

type Encoding = 'br' | 'gzip' | null

const encodingFor = (accepted: string | string[] | undefined): Encoding => {
  const names = String(accepted ?? '')
    .split(',')
    .map((each) => each.trim().split(';')[0])
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : null
}

const SQUEEZE = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const

/** Large, so it is made at the first call and again only for a new name of the school. */
const descriptionOf = (app: FastifyInstance, schoolName: () => Promise<string>) => {
  let plain: Buffer | undefined
  let etag = ''
  let named = ''
  const squeezed = new Map<Encoding, Promise<Buffer>>()
  const nameAnew = (name: string): void => {
    if (name === named) return
    named = name
    plain = undefined
    etag = ''
    squeezed.clear()
  }
  const bytes = (encoding: Encoding): Promise<Buffer> => {
    const whole = (plain ??= Buffer.from(JSON.stringify(withTitle(app.swagger(), named))))
    etag ||= `W/"${createHash('sha256').update(whole).digest('base64url')}"`
    if (encoding === null) return Promise.resolve(whole)
    const bytes = squeezed.get(encoding) ?? SQUEEZE[encoding](whole)
    squeezed.set(encoding, bytes)
    return bytes
  }
  return async (request: FastifyRequest, reply: FastifyReply) => {
    nameAnew(await schoolName())
    const encoding = encodingFor(request.headers['accept-encoding'])
    const body = await bytes(encoding)
    reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (encoding !== null) reply.header('content-encoding', encoding)
    return reply.type('application/json; charset=utf-8').send(body)
  }
}

export const createDocsLinks = (secret: string, now: () => Date) => {
  const signature = createSignature(secret, 'escuela: descripción de la API')
  const seconds = (): number => Math.floor(now().getTime() / 1000)
  return {
    link: (actor: Actor): string =>
      signature.sign(`${PAGE_ADDRESS}?sesion=${holderOf(actor)}&exp=${linkEnd(seconds())}`),
    holderOf: (query: string): LinkHolder | null => {
      const [, holder, exp] = /^sesion=([\w.-]+)&exp=(\d{1,12})&firma=/.exec(query) ?? []
      if (holder === undefined || Number(exp) <= seconds()) return null
      return signature.holds(`${PAGE_ADDRESS}?${query}`) ? holder : null
    },
  }
}
export type DocsLinks = ReturnType<typeof createDocsLinks>

interface DocsSettings {
  readonly schoolName: () => Promise<string>
  readonly isPublic: boolean
  readonly links: DocsLinks
  readonly remains: (holder: LinkHolder) => Promise<boolean>
  readonly actorOf: (token: string) => Promise<Actor | null>
}

const assertReader = async ({ headers, url }: FastifyRequest, settings: DocsSettings): Promise<void> => {
  const [, token] = /^bearer (\S+)$/i.exec(headers.authorization ?? '') ?? []
  if (token !== undefined && (await settings.actorOf(token))) return
  const query = url.split('?')[1] ?? ''
  if (!query.includes('firma=')) throw unauthorized()
  const holder = settings.links.holderOf(query)
  if (holder === null || !(await settings.remains(holder)))
    throw forbidden('Este enlace ya no es válido. Vuelve a abrir la descripción desde Ayuda.')
}

/** Runs in the docs page: adds its signed query to the request for the description. */
const withOwnQuery = (request: { loadSpec?: boolean; url: string }) => {
  if (request.loadSpec)
    request.url = `/api/docs/json${(globalThis as unknown as { location: { search: string } }).location.search}`
  return request
}

/** The API's description at `/api/docs` and `/api/docs/json`, for signed-in readers unless it is public. Call it before the routes that it lists are registered. */
export const installDocs = async (app: FastifyInstance, settings: DocsSettings): Promise<void> => {
  const { schoolName, isPublic } = settings
  await app.register(swagger, {
    transform,
    openapi: {
      openapi: '3.0.3',
      info: { title: 'API', version: '1.0.0' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
  })
  await app.register(async (scope) => {
    const description = descriptionOf(app, schoolName)
    scope.addHook('onRequest', async (request, reply) => {
      const { url = '' } = request.routeOptions
      const isLibrary = url.startsWith(`${PAGE_ADDRESS}/static/`)
      if (!isPublic && !isLibrary) await assertReader(request, settings)
      if (url === JSON_ADDRESS) return description(request, reply)
      if (!isLibrary) reply.header('cache-control', 'no-store')
      return undefined
    })
    await scope.register(swaggerUi, {
      routePrefix: PAGE_ADDRESS,
      uiConfig: { validatorUrl: null, requestInterceptor: withOwnQuery as never },
    })
  })
}
