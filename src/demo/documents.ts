import sharp from 'sharp'
import { addMonths } from '@contract/domain/dateMath'
import type { PreparedFile } from '@server/files/fileStore'
import { callOf, idOf, type At, type Books } from './books'
import type { DemoCycle } from './cycles'
import { createRandom } from './random'

const SEED = 76

const LIKELY: Readonly<Record<string, number>> = {
  'ACTA DE NACIMIENTO': 0.97,
  CURP: 0.96,
  'CARTILLA DE VACUNACIÓN': 0.9,
  'COMPROBANTE DE DOMICILIO': 0.88,
  FOTOGRAFÍAS: 0.6,
}
const ADDRESS = 'COMPROBANTE DE DOMICILIO'
const GOOD_FOR = 12
const SCANNED = 6

export const drawnPaper = (at: number): Promise<Buffer> => {
  const lines = Array.from({ length: 16 }, (_, line) => {
    const width = 300 + ((line * 137 + at * 71) % 220)
    return `<rect x="90" y="${250 + line * 36}" width="${width}" height="10" rx="5" fill="#9aa4ad"/>`
  }).join('')
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="940">
    <rect width="720" height="940" fill="#fbf8f0"/><rect x="40" y="40" width="640" height="860" fill="none" stroke="#7d9a83" stroke-width="6"/>
    <rect x="190" y="110" width="340" height="26" rx="6" fill="#4d6b58"/><circle cx="360" cy="190" r="30" fill="#c9b26b"/>${lines}</svg>`
  return sharp(Buffer.from(sheet)).jpeg({ quality: 72 }).toBuffer()
}

interface Filing extends At {
  receive: (content: Buffer) => Promise<PreparedFile>
}

export const fileDocuments = async (books: Books, { receive, ...at }: Filing): Promise<void> => {
  const { services, plan, cycleIds, tx } = books
  const call = callOf(books, 'secretaria', at)
  const random = createRandom(SEED)
  const kinds = await services.documents.listKinds(call)
  const current = plan.cycles[plan.cycles.length - 1] as DemoCycle
  const pupils = await tx
    .selectFrom('enrolments as e')
    .innerJoin('students as s', 's.id', 'e.student_id')
    .select(['s.id', 's.nombre'])
    .where('e.cycle_id', '=', idOf(cycleIds, current.index))
    .where('e.estado', '=', 'INSCRITO')
    .orderBy('s.id')
    .execute()
  const papers = pupils.flatMap(({ id, nombre }) =>
    kinds
      .filter((kind) => random.chance(LIKELY[kind.nombre] ?? 0))
      .map((kind) => ({ studentId: id, alumno: nombre, kind })),
  )
  await services.documents.deliverOnPaper(call, papers)
  const [certificate, address] = ['ACTA DE NACIMIENTO', ADDRESS].map(
    (name) => kinds.find(({ nombre }) => nombre === name)?.id,
  )
  if (!certificate || !address) return
  for (const [place, { id }] of pupils.slice(0, SCANNED).entries()) {
    const pages = [await receive(await drawnPaper(place))]
    await services.documents.deliver(callOf(books, 'secretaria', at, pages), id, {
      tipoId: String(certificate),
    })
  }
  await services.documents.updateKind(callOf(books, 'subdireccion', at), address, {
    vigencia_meses: GOOD_FOR,
  })
  const [first] = pupils
  const fecha = addMonths(at.today, -GOOD_FOR - 2)
  if (first) await services.documents.deliver(call, first.id, { tipoId: String(address), fecha })
}
