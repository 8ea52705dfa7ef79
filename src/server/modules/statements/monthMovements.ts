import type { IsoDate } from '@contract/domain/dates'
import { earliest, FIRST, pesos, type Draft } from './draft'
import type { MonthFact, PaymentFact } from './facts'

/** The cancelled payment of a month that was dearer then: cancelling it gave the month its beca (DOMAIN §4). */
const dearerPayment = ({ id, monto_centavos }: MonthFact, payments: readonly PaymentFact[]) => {
  let dearest = { price: monto_centavos, payment: null as PaymentFact | null }
  for (const payment of payments)
    for (const { tipo, tuition_id, monto_centavos: price } of payment.lines)
      if (tipo === 'COLEGIATURA' && tuition_id === id && price > dearest.price) dearest = { price, payment }
  return dearest
}

/** A month at its price after the beca, and the beca it got later when its payment was cancelled. */
export const monthMovements = (
  month: MonthFact,
  payments: readonly PaymentFact[],
  paid: IsoDate | undefined,
): Draft[] => {
  const { id, cycle_id: cicloId, descripcion, vencimiento, lista_centavos, monto_centavos } = month
  const { price, payment } = dearerPayment(month, payments)
  const off = lista_centavos - price
  const same = { cicloId, folio: null, pagoId: null, conceptos: [], cancelado: false }
  const owed: Draft = {
    ...same,
    id: `colegiatura-${id}`,
    fecha: earliest(vencimiento, paid),
    at: FIRST,
    tipo: 'COLEGIATURA',
    descripcion,
    detalle:
      off > 0 ? [`${pesos(lista_centavos)} menos beca de ${month.beca_porcentaje} %: ${pesos(off)}`] : [],
    vencimiento,
    cargo: price,
    abono: 0,
  }
  if (!payment) return [owed]
  return [
    owed,
    {
      ...same,
      id: `colegiatura-${id}-beca`,
      fecha: payment.cancelled_on as IsoDate,
      at: (payment.cancelled_at as Date).getTime(),
      tipo: 'BECA',
      descripcion: `BECA DE ${month.beca_porcentaje} %: ${descripcion}`,
      detalle: ['La beca se aplicó al cancelar el pago'],
      vencimiento: null,
      cargo: 0,
      abono: price - monto_centavos,
    },
  ]
}
