import type { IsoDate } from '@contract/domain/dates'
import type { Centavos } from '@contract/domain/money'
import { splitAbono } from '@contract/tuition/abono.rules'
import type { YearlyPart } from '@contract/tuition/monthPrice.rules'
import { earlyConcept, lateFeeConcept, yearlyDiscountConcept } from '@contract/tuition/tuition.rules'
import type { OwedLine } from '../payments/lineBalances'
import type { MonthRow } from './months.queries'
import type { Account } from './tuition.queries'
import { partsOn, priceOn, type PricedMonth, type Terms } from './tuitionRows'

interface PaidHow {
  /** Percent off whole months in time when all of a year are paid at once; 0 for chosen months. */
  percent: number
  day: IsoDate
  /** Months whose recargo is waived: their line names the amount, and no line charges it. */
  spared: ReadonlySet<number>
  abonos?: ReadonlyMap<number, Centavos>
}

interface MonthMoney {
  mes: Centavos
  recargo: Centavos
  discount: { concept: string; centavos: Centavos }
}

const wholeMoney = (
  priced: PricedMonth,
  recargo: Centavos,
  part: YearlyPart,
  percent: number,
): MonthMoney => {
  const { descripcion } = priced.row
  const discount = part.discounted
    ? { concept: yearlyDiscountConcept(descripcion, percent), centavos: part.anual }
    : { concept: earlyConcept(descripcion), centavos: part.pronto }
  return { mes: priced.saldo, recargo, discount }
}

export const composeLines = (
  months: readonly MonthRow[],
  account: Terms & Pick<Account, 'alumno'>,
  { percent, day, spared, abonos }: PaidHow,
): OwedLine[] => {
  const parts = partsOn(months, account, { percent, day })
  const lines = months.flatMap((month, at): OwedLine[] => {
    const { id: tuitionId, descripcion } = month
    const of = { tuitionId, studentId: account.alumno.id }
    const priced = priceOn(month, account, day)
    const condonado = spared.has(tuitionId) ? priced.recargo : 0
    const recargo = priced.recargo - condonado
    const abono = abonos?.get(tuitionId)
    const money: MonthMoney =
      abono === undefined
        ? wholeMoney(priced, recargo, parts[at] as YearlyPart, percent)
        : { ...splitAbono(abono, { saldo: priced.saldo, recargo }), discount: { concept: '', centavos: 0 } }
    return [
      { ...of, tipo: 'COLEGIATURA', descripcion, centavos: money.mes, condonado },
      {
        ...of,
        tipo: 'RECARGO',
        descripcion: lateFeeConcept(descripcion, priced.meses),
        centavos: money.recargo,
      },
      { ...of, tipo: 'DESCUENTO', descripcion: money.discount.concept, centavos: money.discount.centavos },
    ]
  })
  return lines.filter(({ centavos }) => centavos > 0)
}
