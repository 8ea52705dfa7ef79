import type { IsoDate } from '@contract/domain/dates'
import type { Payment } from '@contract/payments/payments.schemas'
import { lateFeeConcept, spreadDiscount, yearlyDiscountConcept } from '@contract/tuition/tuition.rules'
import { lateness, type Account, type MonthRow } from './tuition.rows'

/** What a month's lines may be, as the ledger takes them. */
export interface TuitionLine {
  tipo: 'COLEGIATURA' | 'RECARGO' | 'DESCUENTO'
  tuitionId: number
  descripcion: string
  centavos: number
}

/** What paying these months today is made of, in centavos. */
export const composeLines = (
  months: readonly MonthRow[],
  account: Account,
  yearly: number,
  today: IsoDate,
) => {
  const discounts = spreadDiscount(
    months.map(({ monto_centavos }) => monto_centavos),
    yearly,
  )
  const lines = months.flatMap(
    ({ id: tuitionId, descripcion, monto_centavos, ...month }, at): TuitionLine[] => {
      const late = lateness(month, account.recargo, today)
      return [
        { tipo: 'COLEGIATURA', tuitionId, descripcion, centavos: monto_centavos },
        {
          tipo: 'RECARGO',
          tuitionId,
          descripcion: lateFeeConcept(descripcion, late.meses),
          centavos: late.centavos,
        },
        {
          tipo: 'DESCUENTO',
          tuitionId,
          descripcion: yearlyDiscountConcept(descripcion, yearly),
          centavos: discounts[at] as number,
        },
      ]
    },
  )
  return lines.filter(({ centavos }) => centavos > 0)
}

export const sumOf = (lines: readonly TuitionLine[], tipo: TuitionLine['tipo']): number =>
  lines.reduce((sum, line) => sum + (line.tipo === tipo ? line.centavos : 0), 0)

/** What a payment makes of its months: known, so that they need not be read again. */
export const asPaid = (
  months: readonly MonthRow[],
  lines: readonly TuitionLine[],
  { id, folio, fecha, metodo_pago }: Pick<Payment, 'id' | 'folio' | 'fecha' | 'metodo_pago'>,
): MonthRow[] =>
  months.map((month) => {
    const own = lines.filter(({ tuitionId }) => tuitionId === month.id)
    const payment = { pago_id: id, folio, fecha, metodo_pago, recargo_centavos: sumOf(own, 'RECARGO') }
    return { ...month, ...payment, pagado: true }
  })
