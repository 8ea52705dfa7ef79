import { addDays } from '@contract/domain/dateMath'
import { toPesos } from '@contract/domain/money'
import { insertCorrection } from '@server/modules/corrections/corrections.queries'
import { callOf, type At, type Books, type Receive } from './books'
import { momentOf } from './days'
import { drawnPaper } from './documents'

const MINUTE = 21 * 60 + 12
const CORRECTED = [
  { telefono: '5540182297' },
  { correo: 'nueva.direccion@correo.mx' },
  { direccion: 'CALLE PINO 14, COL. LAS FLORES' },
] as const
const LINKED = 12

interface Sending extends At {
  receive: Receive
}

export const fillFamilyPages = async (books: Books, { today, receive }: Sending): Promise<void> => {
  const { tx, services, timeZone } = books
  const day = addDays(today, -1)
  const at = { today: day, now: momentOf(day, MINUTE, timeZone) }
  const families = await tx
    .selectFrom('parents as p')
    .innerJoin('students as s', 's.parent_id', 'p.id')
    .innerJoin('enrolments as e', 'e.student_id', 's.id')
    .innerJoin('tuition as t', 't.enrolment_id', 'e.id')
    .select(['p.id', (the) => the.fn.min('t.monto_centavos').as('centavos')])
    .where('e.estado', '=', 'INSCRITO')
    .where('t.estado', '=', 'PENDIENTE')
    .groupBy('p.id')
    .orderBy('p.id')
    .limit(LINKED)
    .execute()
  const office = callOf(books, 'secretaria', { ...at, now: momentOf(addDays(day, -6), 10 * 60, timeZone) })
  for (const { id } of families) await services.familyPage.createLink(office, id)
  for (const [place, asked] of CORRECTED.entries()) {
    const family = families[place * 3]
    if (family) await insertCorrection(tx, family.id, asked, at.now)
  }
  const paying = families.at(-1)
  if (!paying) return
  const form = { fecha: day, monto: toPesos(paying.centavos).toFixed(2) }
  const paper = await receive(await drawnPaper(7))
  await services.depositSlips.keep({ db: tx, ...at }, paying.id, form, paper)
}
