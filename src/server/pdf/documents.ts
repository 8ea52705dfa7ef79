import type { FastifyInstance } from 'fastify'
import { createSignature, linkEnd } from '../files/signature'
import { linkedSignIn } from '../files/signInScope'
import { PDF_VIEWABLE } from '../files/viewer'
import { forbidden, HttpProblem } from '../http/problem'
import { createQueue, type Queue } from '../http/queue'
import { THREADS, type Drawing } from './drawing'
import type { School } from './school'

/** What a link says besides its kind: signed, so it may be trusted when it comes back. */
export type DocumentParams = Readonly<Record<string, string | number>>

/** What a document is drawn from. */
export interface DocumentCall {
  /** As the link was made with, all texts. */
  readonly params: Readonly<Record<string, string>>
  /** `https://escuela.mx`: where this server was asked, for addresses printed on paper. */
  readonly origin: string
}

/** In a link: the user for whom it was made. */
export const ASKED_BY = 'usuario'

/** In a link: it opens as long as this sign-in lives. */
const SIGN_IN = 'sesion'

const BAD_LINK = 'Este enlace ya no es válido. Vuelve a pedir el documento.'

/**
 * Signed, expiring, same-origin links to papers that are drawn when they are opened. The link is the whole permission: whoever
 * makes one has checked that the caller may see the paper.
 */
export const createDocuments = (secret: string, now: () => Date) => {
  const signature = createSignature(secret, 'escuela: enlaces de documentos')
  const seconds = (): number => Math.floor(now().getTime() / 1000)
  return {
    /**
     * Good for 30 to 60 minutes; opening it again shows the same.
     * @param kind letters only: 'recibo', 'corte', 'estado-de-cuenta'
     * @param filename what a browser saves it as: 'recibo-000123.pdf'
     */
    link: (kind: string, filename: string, params: DocumentParams): string => {
      const query = new URLSearchParams(params as Record<string, string>)
      const signIn = linkedSignIn()
      if (signIn !== null) query.append(SIGN_IN, signIn)
      query.append('exp', String(linkEnd(seconds())))
      return signature.sign(`/files/documentos/${kind}/${encodeURIComponent(filename)}?${query}`)
    },
    /** Whether the whole address is one of ours and in time. */
    opens: (url: string): boolean => {
      const [, exp] = /[?&]exp=(\d{1,12})&firma=[\w-]{43}$/.exec(url) ?? []
      return exp !== undefined && Number(exp) > seconds() && signature.holds(url)
    },
  }
}
type Documents = ReturnType<typeof createDocuments>

const tooMany = (own: boolean): HttpProblem => {
  const soon = { 'retry-after': '5' }
  return own
    ? new HttpProblem(
        429,
        'Ya hay varios documentos tuyos en preparación. Espera a que se abran.',
        undefined,
        soon,
      )
    : new HttpProblem(
        503,
        'Hay muchos documentos en preparación. Intenta de nuevo en unos segundos.',
        undefined,
        soon,
      )
}

/** As many at once as there are threads: a paper holds a connection while its facts are read. */
export const createPaperQueue = (): Queue =>
  createQueue({ atOnce: THREADS, ofCaller: 10, inLane: 40, within: 20_000, full: tooMany })

/** Draws one kind of paper in a thread: what it takes is data alone. */
type Drawer = (...facts: never[]) => Promise<Buffer>

interface Desk {
  documents: Documents
  queue: Queue
  drawing: Pick<Drawing, 'draw'>
  /** Whether a sign-in still has a session. */
  lives: (signIn: string) => Promise<boolean>
}

const documentRoute = (
  app: FastifyInstance,
  { documents, queue, drawing, lives }: Desk,
  kind: string,
  factsOf: (call: DocumentCall) => Promise<readonly unknown[]>,
): void => {
  app.get<{ Params: { filename: string }; Querystring: Record<string, string> }>(
    `/files/documentos/${kind}/:filename`,
    { schema: { hide: true } },
    async (request, reply) => {
      // It names a pupil and an amount: no cache keeps it.
      reply.header('cache-control', 'no-store')
      const signIn = request.query[SIGN_IN]
      if (!documents.opens(request.url) || (signIn !== undefined && !(await lives(signIn))))
        throw forbidden(BAD_LINK)
      const call = { params: request.query, origin: `${request.protocol}://${request.host}` }
      // The link says who asked for it; what says nothing is counted by where it is opened.
      const pdf = await queue.run(request.query[ASKED_BY] ?? request.ip, async () =>
        drawing.draw({ kind, facts: await factsOf(call) }),
      )
      return reply
        .headers({
          ...PDF_VIEWABLE,
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="${request.params.filename.replace(/["\\\r\n]/g, '')}"`,
          'x-content-type-options': 'nosniff',
          'content-length': pdf.length,
        })
        .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength))
    },
  )
}

/** What papers show besides the facts (README, Configuration). */
export interface PaperSettings extends Pick<School, 'address' | 'logo'> {
  /** PUBLIC_URL; null: the address the paper was asked at. */
  readonly publicUrl: string | null
}

/** Given to every plugin as `api.papers`. */
export interface Papers {
  readonly school: School
  readonly link: Documents['link']
  /**
   * `GET /files/documentos/<kind>/<filename>?…&exp=…&firma=…`: one kind of paper, without a session, since a browser opens it in a
   * tab of its own. 403 for a link that is not whole and in time; `factsOf` throws 404 for what is gone. A thread draws them with
   * the drawer of that kind (papers.worker.ts): 429 when one user opens too many, 503 when all together do.
   */
  readonly route: <D extends Drawer>(
    kind: string,
    factsOf: (call: DocumentCall) => Promise<Parameters<D>>,
  ) => void
  /** Base of the addresses printed on a paper, without a slash at the end. */
  readonly publicBase: (call: DocumentCall) => string
}

/** @param app the server itself: these addresses are no calls of the API */
export const createPapers = (
  app: FastifyInstance,
  given: {
    secret: string
    now: () => Date
    schoolName: string
    settings: PaperSettings | undefined
    queue: Queue
    drawing: Pick<Drawing, 'draw'>
    lives: (signIn: string) => Promise<boolean>
  },
): Papers => {
  const { secret, now, schoolName, settings, queue, drawing, lives } = given
  const documents = createDocuments(secret, now)
  return {
    school: { name: schoolName, address: settings?.address ?? null, logo: settings?.logo ?? null },
    link: documents.link,
    route: (kind, factsOf) => documentRoute(app, { documents, queue, drawing, lives }, kind, factsOf),
    publicBase: ({ origin }) => settings?.publicUrl ?? origin,
  }
}
