import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { yearPapersRoutes } from '@contract/yearPapers/yearPapers.routes'
import {
  yearPapersSchemas,
  type YearPapersContract,
  type YearProgress,
} from '@contract/yearPapers/yearPapers.schemas'
import { createSignature } from '../../files/signature'
import { callNow, type Api } from '../../http/contractRoute'
import { contractRoutes } from '../../http/contractRoutes'
import { fileRoute, type AnsweredFile } from '../../http/fileRoute'
import { ASKED_BY, type Papers } from '../../pdf/documents'
import { badField, forbidden, HttpProblem } from '../../shared/problem'
import { createQueue } from '../../shared/queue'
import { createUnderWay } from '../../shared/underWay'
import type { drawFamilyYear } from './year.paper'
import type { PayingFamily } from './yearPapers.queries'
import { createYearPapersService, type YearPapersDeps } from './yearPapers.service'

const PATH = `/api${yearPapersRoutes.download.path}`
const KIND = 'pagos-del-ano'
/** Long enough to press the link; the download itself has no limit. */
const GOOD_FOR_SECONDS = 5 * 60

const BAD_LINK = 'Este enlace ya no es válido. Vuelve a pedir los pagos del año.'

const busy = (own: boolean): HttpProblem =>
  new HttpProblem(
    own ? 429 : 503,
    own
      ? 'Ya estás descargando los pagos de un año. Espera a que termine.'
      : 'Alguien más descarga los pagos de un año. Intenta de nuevo en unos minutos.',
    undefined,
    { 'retry-after': '60' },
  )

/** Two families may have the same name, so the number tells their papers apart. */
const nameOf = ({ titular, id }: PayingFamily): string =>
  `${titular.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim()} (${id}).pdf`

/**
 * The papers of all families as a zip. Each is drawn when the one before it was sent, so that memory holds one paper, however many
 * families there are and however slow the client is.
 */
const yearsZip = (
  families: readonly PayingFamily[],
  draw: (family: PayingFamily) => Promise<Uint8Array>,
  onDrawn: (done: number) => void,
): Readable => {
  const zip = new ZipFile()
  const out = zip.outputStream as Readable
  const fail = (error: unknown): void => void out.destroy(error as Error)
  zip.on('error', fail)
  for (const [at, family] of families.entries())
    zip.addReadStreamLazy(nameOf(family), { compress: false }, (give) => {
      draw(family).then((pdf) => {
        onDrawn(at + 1)
        give(null, Readable.from([Buffer.from(pdf)]))
      }, fail)
    })
  zip.end()
  return out
}

export const yearPapersPlugin = (api: Api, papers: Papers, services: YearPapersDeps): void => {
  const service = createYearPapersService(services)
  const { download, ...routes } = yearPapersRoutes
  const { download: downloadShape, ...shapes } = yearPapersSchemas
  const signature = createSignature(api.secret, 'escuela: pagos del año de todas las familias')
  // One zip at a time draws its papers one after the other, so receipts of the desks always find a free thread.
  const queue = createQueue({ atOnce: 1, ofCaller: 1, inLane: 1, within: 1_000, full: busy })
  const underWay = createUnderWay<YearProgress>()
  const seconds = (): number => Math.floor(api.now().getTime() / 1000)

  contractRoutes(api, routes, shapes, {
    ofFamily: async (call) => {
      const { anio } = await service.ofFamily(call, call.query)
      const { padreId, alumnoId } = call.query
      // Only ids: links end up in logs and histories, where a child's name must not appear.
      const of = padreId === undefined ? { alumno: alumnoId as number } : { padre: padreId }
      const name = `pagos-${anio}-familia-${padreId ?? alumnoId}.pdf`
      return { documento: { url: papers.link(KIND, name, { ...of, anio, [ASKED_BY]: call.actor.id }) } }
    },
    make: async (call) => {
      // Refused here already, because a browser that follows the link would show no message.
      if (queue.counts().running > 0) throw busy(false)
      const { anio, avance = '' } = call.body
      if (!/^[\w-]*$/.test(avance)) throw badField('avance', 'El código lleva solo letras, números y guiones')
      const familias = await service.make(call, anio)
      const { id, signIn } = call.actor
      const exp = seconds() + GOOD_FOR_SECONDS
      const asked = `anio=${anio}&avance=${avance}&usuario=${id}&sesion=${signIn}&exp=${exp}`
      return { archivo: { url: signature.sign(`${PATH}?${asked}`), familias } }
    },
    // Null when this process draws none of this user with that code.
    progress: async ({ actor, params }) => ({ avance: underWay.find(actor.id, params.codigo) }),
  })

  papers.route<typeof drawFamilyYear>(KIND, async ({ params }) => {
    const call = callNow(api)
    const { padre, alumno, anio } = params
    const of = padre === undefined ? { alumnoId: Number(alumno) } : { padreId: Number(padre) }
    return [await papers.school(), await service.ofFamily(call, { ...of, anio: Number(anio) }), call.now]
  })

  /** The zip, and a promise that ends with it. */
  const zipOf = async (anio: number, tell: (done: number, total: number) => void) => {
    const call = callNow(api)
    const [school, families] = [await papers.school(), await service.families(call, anio)]
    const draw = async (family: (typeof families)[0]): Promise<Uint8Array> =>
      papers.draw<typeof drawFamilyYear>(KIND, [
        school,
        await service.contentOf(call, family, anio),
        call.now,
      ])
    return yearsZip(families, draw, (done) => tell(done, families.length))
  }
  fileRoute<YearPapersContract['download']['query']>(
    api,
    download,
    downloadShape,
    async ({ anio, avance, usuario, sesion, exp, firma }): Promise<AnsweredFile> => {
      const asked = `anio=${anio}&avance=${avance}&usuario=${usuario}&sesion=${sesion}&exp=${exp}`
      const isWhole = signature.holds(`${PATH}?${asked}&firma=${firma}`)
      if (!isWhole || Number(exp) <= seconds() || !(await papers.lives(sesion))) throw forbidden(BAD_LINK)
      return new Promise((resolve, reject) => {
        // The place in the queue stays taken until the last byte was sent or the client disconnected.
        queue
          .run(sesion, () =>
            underWay.follow(Number(usuario), avance, { hechas: 0, total: 0 }, async (tell) => {
              const content = await zipOf(Number(anio), (hechas, total) => tell({ hechas, total }))
              resolve({ name: `pagos-${anio}.zip`, type: 'application/zip', content })
              await finished(content).catch(() => undefined)
            }),
          )
          .catch(reject)
      })
    },
  )
}
