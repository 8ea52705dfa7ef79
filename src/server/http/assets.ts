import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { StartError } from '../startError'

/** `config.js`, the one file to edit so that the same build serves another host. */
export interface ClientConfig {
  api: string
  /** Shown at the login and in the app bar until the school saves its own. */
  escuela: string
  logo: string
  zonaHoraria: string
  /** Redux DevTools may look at the client (decisions/0028). */
  devTools: boolean
  demo?: DemoUsers
}

export interface DemoUsers {
  usuarios: readonly { usuario: string; nombre: string }[]
  password: string
}

/** Runs the file as the browser will. @throws Error naming the file when it assigns no object to `window.ESCUELA` */
export const readClientConfig = async (folder: string): Promise<ClientConfig> => {
  const file = path.join(folder, 'config.js')
  const window: { ESCUELA?: Partial<ClientConfig> } = {}
  try {
    runInNewContext(await readFile(file, 'utf8'), { window }, { timeout: 1000 })
    const {
      api = '/api',
      escuela = '',
      logo = '',
      zonaHoraria = '',
      devTools,
    } = window.ESCUELA as Partial<ClientConfig>
    return { api, escuela, logo, zonaHoraria, devTools: devTools === true }
  } catch {
    throw new StartError(`${file} debe asignar un objeto a window.ESCUELA.`)
  }
}

export interface SavedBrand {
  readonly nombre: string | null
  readonly logo: string
}

const brandedWith = (config: ClientConfig, saved: SavedBrand | null): ClientConfig => ({
  ...config,
  escuela: saved?.nombre ?? config.escuela,
  logo: saved?.logo || config.logo,
})

export const foreignOrigin = (api: string): string | null =>
  /^https?:\/\//.test(api) ? new URL(api).origin : null

const SHELL = 'index.html'

export const sendShell = (reply: FastifyReply): FastifyReply =>
  reply.sendFile(SHELL, { etag: true, lastModified: true })

/** Obeyed by browsers on documents only, so scripts go without them and save a slow line some bytes. */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

const asScript = (answer: ServerResponse): void => {
  for (const name of OF_DOCUMENTS) answer.removeHeader(name)
}

/** Hashed assets are cached for a year, page and config.js always revalidated. A path that looks like a file is never answered with the page. */
export const installAssets = async (
  app: FastifyInstance,
  folder: string,
  config: ClientConfig,
  brand: () => Promise<SavedBrand>,
): Promise<void> => {
  app.get('/config.js', { schema: { hide: true } }, async (request, reply) => {
    asScript(reply.raw)
    // Without the database the page still opens, and says that the server does not answer.
    const saved = await brand().catch((error: unknown) => {
      request.log.warn({ err: error }, 'config.js without the name that the school saved')
      return null
    })
    const script = `window.ESCUELA = ${JSON.stringify(brandedWith(config, saved))}\n`
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script)
  })
  await app.register(staticFiles, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // The hashed name makes an ETag useless, and no browser asks for a part of a script.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    globIgnore: ['**/config.js', '**/*.br', '**/*.gz'],
    setHeaders: (reply, file) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`)
      // The type of this library names only two methods of the answer that it hands over.
      if (hashed && /\.js(\.br|\.gz)?$/.test(file)) asScript(reply as unknown as ServerResponse)
      // Else a shared cache could give one browser the compression that another asked for.
      void reply.setHeader('vary', 'accept-encoding')
      void reply.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/', { schema: { hide: true } }, (_request, reply) => sendShell(reply))
}

/** As a lenient proxy or browser reads it: escapes decoded, slashes single, case ignored. */
const plainPath = (url: string): string => {
  const raw = url.split('?')[0] as string
  try {
    return decodeURIComponent(raw).replace(/\/+/g, '/').toLowerCase()
  } catch {
    return '/api'
  }
}

/** A screen of the app (`/alumno/12`), not a call and not a file; also with escapes, double slashes or capitals. */
export const isScreenPath = (method: string, url: string): boolean => {
  const pathname = plainPath(url)
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/(api|files|assets)(\/|$)/.test(pathname) &&
    !/\.[a-z0-9]+$/.test(pathname)
  )
}
