import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { familyOfFields, familyOfParams, familyParams, type Family } from '@contract/domain/family'
import { yearPapersRoutes } from '@contract/yearPapers/yearPapers.routes'
import {
  yearPapersSchemas,
  type YearPapersContract,
  type YearProgress,
} from '@contract/yearPapers/yearPapers.schemas'
import { holderOf } from '../../files/links'
import { createBulkDownload } from '../../http/bulkDownload'
import { callNow, type Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import { fileRoute, type AnsweredFile } from '../../http/fileRoute'
import { ASKED_BY, type Papers } from '../../pdf/documents'
import { badField, forbidden } from '../../shared/problem'
import { createUnderWay } from '../../db/underWay'
import type { drawFamilyYear } from './year.paper'
import type { PayingFamily } from './yearPapers.queries'
import { createYearPapersService, type YearPapersDeps } from './yearPapers.service'

const KIND = 'pagos-del-ano'

const BAD_LINK = 'Este enlace ya no es válido. Vuelve a pedir los pagos del año.'

const nameOf = ({ titular, id }: PayingFamily): string =>
  `${titular.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim()} (${id}).pdf`

/** Draws a paper once the one before was sent, so memory holds one, whatever the families and the client's speed. */
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
  // One download at a time, so receipts of the desks find a free thread.
  const zip = createBulkDownload(api, {
    path: download.path,
    purpose: 'escuela: pagos del año de todas las familias',
    what: 'los pagos de un año',
    names: ['anio', 'avance', 'usuario', 'sesion'],
  })
  const underWay = createUnderWay<YearProgress>('PAGOS_ANUALES')

  contractRoutes(api, routes, shapes, {
    getByFamily: async (call) => {
      const { anio } = await service.getByFamily(call, call.query)
      const of = familyOfFields(call.query) as Family
      // Links hold ids only: they end up in logs and histories, where no child's name may appear.
      const name = `pagos-${anio}-familia-${of.padreId ?? of.alumnoId}.pdf`
      return {
        documento: { url: papers.link(KIND, name, { ...familyParams(of), anio, [ASKED_BY]: call.actor.id }) },
      }
    },
    create: async (call) => {
      zip.assertFree()
      const { anio, avance = '' } = call.body
      if (!/^[\w-]*$/.test(avance)) throw badField('avance', 'El código lleva solo letras, números y guiones')
      const familias = await service.create(call, anio)
      const { actor } = call
      const { url } = zip.link({ anio, avance, usuario: actor.id, sesion: holderOf(actor) })
      return { archivo: { url, familias } }
    },
    getProgress: async ({ db, actor, params }) => ({
      avance: await underWay.find(db, actor.id, params.codigo),
    }),
  })

  papers.route<typeof drawFamilyYear>(KIND, async ({ params }) => {
    const call = callNow(api)
    const { anio } = params
    const of = familyOfParams(params)
    return [await papers.school(), await service.getByFamily(call, { ...of, anio: Number(anio) }), call.now]
  })

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
    async (query): Promise<AnsweredFile> => {
      const { anio, avance, usuario, sesion } = query
      if (!zip.isGood(query) || !(await papers.remains(sesion))) throw forbidden(BAD_LINK)
      return zip.answer(sesion, (send) =>
        underWay.follow(
          { db: callNow(api).db, userId: Number(usuario), code: avance },
          { hechas: 0, total: 0 },
          async (tell) => {
            const content = await zipOf(Number(anio), (hechas, total) => tell({ hechas, total }))
            await send({ name: `pagos-${anio}.zip`, type: 'application/zip', content })
          },
        ),
      )
    },
  )
}
