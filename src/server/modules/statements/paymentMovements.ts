import type { IsoDate } from '@contract/domain/dates'
import { isPaymentMethod, paymentMethodLabel } from '@contract/domain/paymentMethods'
import { pesos, type Draft } from './draft'
import type { LineFact, PaymentFact } from './facts'

const concept = ({ descripcion, monto_centavos }: LineFact): string =>
  `${descripcion}: ${pesos(monto_centavos)}`

/** How it was handed over and what it paid; a cancelled one says why where it is taken back. */
const detailOf = (payment: PaymentFact): string[] => {
  const { metodo_pago, referencia, lines, recargo_condonado_centavos: waived } = payment
  const method = isPaymentMethod(metodo_pago) ? paymentMethodLabel(metodo_pago) : metodo_pago
  return [
    referencia ? `${method}, referencia ${referencia}` : method,
    ...lines.filter(({ tipo }) => tipo === 'CARGO' || tipo === 'COLEGIATURA').map(concept),
    ...(waived > 0 ? [`Recargo condonado de ${pesos(waived)}: ${payment.motivo_condonacion ?? ''}`] : []),
  ]
}

type When = { fecha: IsoDate; at: number }

const draftsOf = (payment: PaymentFact, { fecha, at }: When, taken: boolean): Draft[] => {
  const { id, folio, cycle_id: cicloId, monto_centavos, cancelled_at } = payment
  const suffix = taken ? '' : '-cancelado'
  const cancelado = taken && cancelled_at !== null
  const conceptos = [...new Set(payment.lines.map(({ tipo }) => tipo))].map((tipo) => ({ tipo }))
  const same = { cicloId, folio, pagoId: id, conceptos, fecha, at, vencimiento: null, cancelado }
  const side = (centavos: number, raises: boolean) =>
    raises === taken ? { cargo: centavos, abono: 0 } : { cargo: 0, abono: centavos }
  /** Those of one payment together: a year at once is discounted month by month, which takes ten rows to say one thing. */
  const beside = (tipo: 'RECARGO' | 'DESCUENTO'): Draft[] => {
    const lines = payment.lines.filter((line) => line.tipo === tipo)
    if (lines.length === 0) return []
    const name = lines.length === 1 ? lines[0]!.descripcion : `${tipo}S DEL PAGO`
    return [
      {
        ...same,
        id: `pago-${id}-${tipo.toLowerCase()}${suffix}`,
        tipo,
        descripcion: taken ? name : `CANCELADO: ${name}`,
        detalle: taken && lines.length > 1 ? lines.map(concept) : [],
        ...side(
          lines.reduce((sum, { monto_centavos: each }) => sum + each, 0),
          tipo === 'RECARGO',
        ),
      },
    ]
  }
  const money: Draft = {
    ...same,
    id: `pago-${id}${suffix}`,
    tipo: taken ? 'PAGO' : 'CANCELACION',
    descripcion: taken ? 'PAGO' : 'PAGO CANCELADO',
    detalle: taken ? detailOf(payment) : [`Motivo: ${payment.motivo_cancelacion ?? ''}`],
    ...side(monto_centavos, false),
  }
  // What is owed more stands before what is paid, and the money comes back before it goes: no line falls below nothing.
  const besides = [...beside('RECARGO'), ...beside('DESCUENTO')]
  return taken ? [...besides, money] : [money, ...besides]
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
