import type { IsoDate } from '@contract/domain/dates'
import { lateFeeConcept, spreadDiscount, yearlyDiscountConcept } from '@contract/tuition/tuition.rules'
import type { OwedLine } from '../payments/balances.queries'
import type { Account, MonthRow } from './tuition.queries'
import { lateness } from './tuition.rows'

interface PaidHow {
  /** Percent off all of the months at once. */
  yearly: number
  /** When the money arrives. */
  day: IsoDate
  /** Months whose recargo is waived: the month's line names the amount, and no line charges it. */
  spared: ReadonlySet<number>
}

/** The lines that pay these months of one pupil and cycle: each month, its recargo and its discount. */
export const composeLines = (
  months: readonly MonthRow[],
  { alumno, recargo }: Pick<Account, 'alumno' | 'recargo'>,
  { yearly, day, spared }: PaidHow,
): OwedLine[] => {
  const discounts = spreadDiscount(
    months.map(({ monto_centavos }) => monto_centavos),
    yearly,
  )
  const lines = months.flatMap((month, at): OwedLine[] => {
    const { id: tuitionId, descripcion, monto_centavos: centavos } = month
    const of = { tuitionId, studentId: alumno.id }
    const late = lateness(month, recargo, day)
    const condonado = spared.has(tuitionId) ? late.centavos : 0
    const fee = lateFeeConcept(descripcion, late.meses)
    const discount = yearlyDiscountConcept(descripcion, yearly)
    return [
      { ...of, tipo: 'COLEGIATURA', descripcion, centavos, condonado },
      { ...of, tipo: 'RECARGO', descripcion: fee, centavos: late.centavos - condonado },
      { ...of, tipo: 'DESCUENTO', descripcion: discount, centavos: discounts[at] as number },
    ]
  })
  return lines.filter(({ centavos }) => centavos > 0)
}
