import type { IsoDate } from '@contract/domain/dates'
import { isPaymentMethod, paymentMethodLabel } from '@contract/domain/paymentMethods'
import { pesos, type Draft } from './draft'
import type { LineFact, PaymentFact } from './facts'

/** How it was handed over and what it paid; a cancelled one says why where it is taken back. */
const detailOf = (payment: PaymentFact): string[] => {
  const { metodo_pago, referencia, lines, recargo_condonado_centavos: waived } = payment
  const method = isPaymentMethod(metodo_pago) ? paymentMethodLabel(metodo_pago) : metodo_pago
  return [
    referencia ? `${method}, referencia ${referencia}` : method,
    ...lines
      .filter(({ tipo }) => tipo === 'CARGO' || tipo === 'COLEGIATURA')
      .map(({ descripcion, monto_centavos }) => `${descripcion}: ${pesos(monto_centavos)}`),
    ...(waived > 0 ? [`Recargo condonado de ${pesos(waived)}: ${payment.motivo_condonacion ?? ''}`] : []),
  ]
}

type When = { fecha: IsoDate; at: number }

const draftsOf = (payment: PaymentFact, { fecha, at }: When, taken: boolean): Draft[] => {
  const { id, folio, cycle_id: cicloId, monto_centavos, cancelled_at } = payment
  const suffix = taken ? '' : '-cancelado'
  const cancelado = taken && cancelled_at !== null
  const same = { cicloId, folio, pagoId: id, fecha, at, vencimiento: null, cancelado }
  const side = (centavos: number, raises: boolean) =>
    raises === taken ? { cargo: centavos, abono: 0 } : { cargo: 0, abono: centavos }
  const beside = (line: LineFact, tipo: 'RECARGO' | 'DESCUENTO'): Draft => ({
    ...same,
    id: `pago-${id}-${line.id}${suffix}`,
    tipo,
    descripcion: taken ? line.descripcion : `CANCELADO: ${line.descripcion}`,
    detalle: [],
    ...side(line.monto_centavos, tipo === 'RECARGO'),
  })
  const besides = payment.lines.flatMap((line) =>
    line.tipo === 'RECARGO' || line.tipo === 'DESCUENTO' ? [beside(line, line.tipo)] : [],
  )
  const money: Draft = {
    ...same,
    id: `pago-${id}${suffix}`,
    tipo: taken ? 'PAGO' : 'CANCELACION',
    descripcion: taken ? 'PAGO' : 'PAGO CANCELADO',
    detalle: taken ? detailOf(payment) : [`Motivo: ${payment.motivo_cancelacion ?? ''}`],
    ...side(monto_centavos, false),
  }
  // What is owed more stands before what is paid, and the money comes back before it goes: no line falls below nothing.
  const surcharges = besides.filter(({ tipo }) => tipo === 'RECARGO')
  const discounts = besides.filter(({ tipo }) => tipo === 'DESCUENTO')
  return taken ? [...surcharges, ...discounts, money] : [money, ...surcharges, ...discounts]
}

/** A payment, with its recargos and discounts, and the same taken back on the day it was cancelled. */
export const paymentMovements = (payment: PaymentFact): Draft[] => {
  const { fecha, created_at, cancelled_on, cancelled_at } = payment
  return [
    ...draftsOf(payment, { fecha, at: created_at.getTime() }, true),
    ...(cancelled_on && cancelled_at
      ? draftsOf(payment, { fecha: cancelled_on, at: cancelled_at.getTime() }, false)
      : []),
  ]
}
