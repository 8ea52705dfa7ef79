import type { FastifyInstance, FastifyReply } from 'fastify'
import { createSignature, linkEnd } from '../files/signature'
import { linkHolder, type LinkHolder } from '../files/links'
import { PDF_VIEWABLE } from '../files/kinds'
import { forbidden, HttpProblem, tryAgain } from '../shared/problem'
import { originOf } from '../shared/origin'
import { createQueue, type Queue } from '../shared/queue'
import { THREADS, type Drawing } from './drawing'
import type { School } from './school'

type DocumentParams = Readonly<Record<string, string | number>>

export interface DocumentCall {
  readonly params: Readonly<Record<string, string>>
  readonly origin: string
}

/** Link parameter: id of the user for whom it was made. */
export const ASKED_BY = 'usuario'

/** Link parameter: sign-in and permissions of that user, with any of which the link ends. */
const HOLDER = 'sesion'

const BAD_LINK = 'Este enlace ya no es válido. Vuelve a pedir el documento.'

/** Links to papers, opened without a token: their maker checked that the user may see the paper. The route refuses a link once that user's sign-in or permissions have ended. */
const createDocuments = (secret: string, now: () => Date) => {
  const signature = createSignature(secret, 'escuela: enlaces de documentos')
  const seconds = (): number => Math.floor(now().getTime() / 1000)
  return {
    /** Valid for 30 to 60 minutes. @param kind 'recibo', 'estado-de-cuenta' @param filename 'recibo-000123.pdf' */
    link: (kind: string, filename: string, params: DocumentParams): string => {
      const query = new URLSearchParams(params as Record<string, string>)
      const holder = linkHolder()
      if (holder !== null) query.append(HOLDER, holder)
      query.append('exp', String(linkEnd(seconds())))
      return signature.sign(`/files/documentos/${kind}/${encodeURIComponent(filename)}?${query}`)
    },
    opens: (url: string): boolean => {
      const [, exp] = /[?&]exp=(\d{1,12})&firma=[\w-]{43}$/.exec(url) ?? []
      return exp !== undefined && Number(exp) > seconds() && signature.holds(url)
    },
  }
}
type Documents = ReturnType<typeof createDocuments>

const tooMany = (own: boolean): HttpProblem =>
  own
    ? tryAgain(429, 'Ya hay varios documentos tuyos en preparación. Espera a que se abran.', 5)
    : tryAgain(503, 'Hay muchos documentos en preparación. Intenta de nuevo en unos segundos.', 5)

/** As many at once as threads, since a paper holds a connection while its facts are read. */
export const createPaperQueue = (): Queue =>
  createQueue({ atOnce: THREADS, ofCaller: 10, inLane: 40, within: 20_000, full: tooMany })

type Drawer = (...facts: never[]) => Promise<Buffer>

interface PaperDeps {
  documents: Documents
  queue: Queue
  drawing: Pick<Drawing, 'draw'>
  remains: Papers['remains']
}

const sendPdf = (reply: FastifyReply, pdf: Uint8Array, filename: string) =>
  reply
    .headers({
      ...PDF_VIEWABLE,
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${filename.replace(/["\\\r\n]/g, '')}"`,
      'x-content-type-options': 'nosniff',
      'content-length': pdf.length,
    })
    .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength))

const documentRoute = (
  app: FastifyInstance,
  { documents, queue, drawing, remains }: PaperDeps,
  kind: string,
  factsOf: (call: DocumentCall) => Promise<readonly unknown[]>,
): void => {
  app.get<{ Params: { filename: string }; Querystring: Record<string, string> }>(
    `/files/documentos/${kind}/:filename`,
    { schema: { hide: true } },
    async (request, reply) => {
      // Names a pupil and an amount, so no cache may keep it.
      reply.header('cache-control', 'no-store')
      const holder = request.query[HOLDER]
      if (!documents.opens(request.url) || (holder !== undefined && !(await remains(holder))))
        throw forbidden(BAD_LINK)
      const call = { params: request.query, origin: originOf(request) }
      // Turns by the link's user; by address for a link without one.
      const pdf = await queue.run(request.query[ASKED_BY] ?? request.ip, async () =>
        drawing.draw({ kind, facts: await factsOf(call) }),
      )
      return sendPdf(reply, pdf, request.params.filename)
    },
  )
}

interface SharedCall {
  readonly token: string
  readonly params: Readonly<Record<string, string>>
  readonly address: string
  readonly origin: string
}

interface Shared<Facts> {
  filename: string
  facts: Facts
}

/** A parent's phone shows a sentence, not JSON. */
const sentenceFor = (message: string): string =>
  `<!doctype html><html lang="es-MX"><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width"><title>Recibo</title><p>${message}</p></html>`

const sharedRoute = (
  app: FastifyInstance,
  { queue, drawing }: Pick<PaperDeps, 'queue' | 'drawing'>,
  { kind, path }: { kind: string; path: string },
  open: (call: SharedCall) => Promise<Shared<readonly unknown[]>>,
): void => {
  app.get<{ Params: Record<string, string> & { token: string } }>(
    path,
    { schema: { hide: true } },
    async (request, reply) => {
      // Opens for everyone who has the address: no cache keeps it, no search engine lists it.
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
      const { ip: address, params } = request
      try {
        const { filename, facts } = await open({
          token: params.token,
          params,
          address,
          origin: originOf(request),
        })
        return sendPdf(reply, await queue.run(address, () => drawing.draw({ kind, facts })), filename)
      } catch (error) {
        if (!(error instanceof HttpProblem) || !request.headers.accept?.includes('text/html')) throw error
        return reply
          .status(error.status)
          .headers(error.headers)
          .type('text/html; charset=utf-8')
          .send(sentenceFor(error.message))
      }
    },
  )
}

export interface PaperSettings {
  readonly address: string | null
  readonly logo: Uint8Array | null
  readonly publicUrl: string | null
}

export interface Papers {
  readonly remains: (holder: LinkHolder) => Promise<boolean>
  readonly school: () => Promise<School>
  readonly schoolName: () => Promise<string>
  readonly link: Documents['link']
  /** Needs no session, as a browser opens it in a tab. 403 altered or expired · 404 from `factsOf` · 429 one user, 503 all open too many */
  readonly route: <D extends Drawer>(
    kind: string,
    factsOf: (call: DocumentCall) => Promise<Parameters<D>>,
  ) => void
  /** Takes no turn in the queue: callers must draw one after the other, so that the second thread stays for other papers. */
  readonly draw: <D extends Drawer>(kind: string, facts: Parameters<D>) => Promise<Uint8Array>
  readonly sharedRoute: <D extends Drawer>(
    kind: string,
    path: string,
    open: (call: SharedCall) => Promise<Shared<Parameters<D>>>,
  ) => void
  /** Base of addresses printed or sent to parents, without a slash at the end. */
  readonly publicBase: (call: Pick<DocumentCall, 'origin'>) => string
}

/** @param app the server itself, as these addresses are outside the API */
export const createPapers = (
  app: FastifyInstance,
  given: {
    secret: string
    now: () => Date
    letterhead: { school: () => Promise<School>; name: () => Promise<string> }
    publicUrl: string | null
    queue: Queue
    drawing: Pick<Drawing, 'draw'>
    remains: Papers['remains']
  },
): Papers => {
  const { secret, now, letterhead, publicUrl, queue, drawing, remains } = given
  const documents = createDocuments(secret, now)
  return {
    school: letterhead.school,
    schoolName: letterhead.name,
    remains,
    link: documents.link,
    draw: (kind, facts) => drawing.draw({ kind, facts }),
    route: (kind, factsOf) => documentRoute(app, { documents, queue, drawing, remains }, kind, factsOf),
    sharedRoute: (kind, path, open) => sharedRoute(app, { queue, drawing }, { kind, path }, open),
    publicBase: ({ origin }) => publicUrl ?? origin,
  }
}
