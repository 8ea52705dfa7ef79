import type { IsoDate } from '@contract/domain/dates'
import { formatPesos, toPesos, type Centavos } from '@contract/domain/money'
import { paymentMethodLabel } from '@contract/domain/paymentMethods'
import { withBalance } from '@contract/statements/statements.rules'
import type { Movement } from '@contract/statements/statements.schemas'
import type { ChargeFact, Facts, LineFact, MonthFact, PaymentFact } from './statements.queries'

/** A line before it is in its place; amounts in centavos. */
interface Draft extends Omit<Movement, 'saldo' | 'cargo' | 'abono'> {
  cargo: Centavos
  abono: Centavos
  /** When on its day: what is owed stands before whatever was done about it. */
  at: number
}

/** Before anything that happened on the same day. */
const FIRST = 0

const pesos = (centavos: Centavos): string => formatPesos(toPesos(centavos))

/** What was paid before its day was owed from then on: a payment in advance is no balance in favour of anybody. */
const earliest = (...days: (IsoDate | null | undefined)[]): IsoDate =>
  days.filter((day): day is IsoDate => Boolean(day)).sort()[0] as IsoDate

/** A charge at its price after the discount, and its cancellation. @param paid first day somebody paid it */
const chargeMovements = (charge: ChargeFact, paid: IsoDate | undefined): Draft[] => {
  const { id, cycle_id: cicloId, descripcion, fecha, cancelled_on, cancelled_at } = charge
  const { monto_pagar_centavos: net, costo_total_centavos: full, monto_descuento_centavos: off } = charge
  const cancelado = cancelled_at !== null
  const same = { cicloId, folio: null, pagoId: null, conceptos: [] }
  const owed: Draft = {
    ...same,
    id: `cargo-${id}`,
    fecha: earliest(fecha, paid, cancelled_on),
    at: FIRST,
    tipo: 'CARGO',
    descripcion,
    detalle: off > 0 ? [`${pesos(full)} menos descuento de ${charge.descuento} %: ${pesos(off)}`] : [],
    vencimiento: fecha,
    cancelado,
    cargo: net,
    abono: 0,
  }
  if (!cancelado) return [owed]
  return [
    owed,
    {
      ...same,
      id: `cargo-${id}-cancelado`,
      fecha: cancelled_on as IsoDate,
      at: cancelled_at.getTime(),
      tipo: 'CANCELACION',
      descripcion: `CARGO CANCELADO: ${descripcion}`,
      detalle: [`Motivo: ${charge.motivo_cancelacion ?? ''}`],
      vencimiento: null,
      cancelado: false,
      cargo: 0,
      abono: net,
    },
  ]
}

/** The cancelled payment of a month that was dearer then: cancelling it gave the month its beca. */
const dearerPayment = ({ id, monto_centavos }: MonthFact, payments: readonly PaymentFact[]) => {
  let dearest = { price: monto_centavos, payment: null as PaymentFact | null }
  for (const payment of payments)
    for (const { tipo, tuition_id, monto_centavos: price } of payment.lines)
      if (tipo === 'COLEGIATURA' && tuition_id === id && price > dearest.price) dearest = { price, payment }
  return dearest
}

/** A month at its price after the beca, and the beca it got later when its payment was cancelled. */
const monthMovements = (
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

const concept = ({ descripcion, monto_centavos }: LineFact): string =>
  `${descripcion}: ${pesos(monto_centavos)}`

/** How it was handed over and what it paid; a cancelled one says why where it is taken back. */
const detailOf = (payment: PaymentFact): string[] => {
  const { metodo_pago, referencia, lines, recargo_condonado_centavos: waived } = payment
  const method = paymentMethodLabel(metodo_pago)
  return [
    referencia ? `${method}, referencia ${referencia}` : method,
    ...(payment.total_centavos === payment.monto_centavos
      ? []
      : [`Parte de un pago de ${pesos(payment.total_centavos)}`]),
    ...lines.filter(({ tipo }) => tipo === 'CARGO' || tipo === 'COLEGIATURA').map(concept),
    ...(waived > 0 ? [`Recargo condonado de ${pesos(waived)}: ${payment.motivo_condonacion ?? ''}`] : []),
  ]
}

type When = { fecha: IsoDate; at: number }

const draftsOf = (payment: PaymentFact, { fecha, at }: When, taken: boolean): Draft[] => {
  const { id, folio, cycle_id: cicloId, monto_centavos, cancelled_at } = payment
  // One line of a folio is its own; a second cycle's stand beside it.
  const suffix = `${payment.parte > 1 ? `-${payment.parte}` : ''}${taken ? '' : '-cancelado'}`
  const cancelado = taken && cancelled_at !== null
  const conceptos = payment.kinds.map((tipo) => ({ tipo }))
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
const paymentMovements = (payment: PaymentFact): Draft[] => {
  const { fecha, created_at, cancelled_on, cancelled_at } = payment
  return [
    ...draftsOf(payment, { fecha, at: created_at.getTime() }, true),
    ...(cancelled_on && cancelled_at
      ? draftsOf(payment, { fecha: cancelled_on, at: cancelled_at.getTime() }, false)
      : []),
  ]
}

/** First day on which anybody paid a charge or a month, cancelled payments included, by `tipo` and id. */
const firstPaid = (payments: readonly PaymentFact[]): Map<string, IsoDate> => {
  const days = new Map<string, IsoDate>()
  for (const { fecha, lines } of payments)
    for (const { tipo, charge_id, tuition_id } of lines) {
      const key = `${tipo} ${charge_id ?? tuition_id}`
      const known = days.get(key)
      if (!known || fecha < known) days.set(key, fecha)
    }
  return days
}

const byTime = (a: Draft, b: Draft): number =>
  a.fecha === b.fecha ? a.at - b.at : a.fecha < b.fecha ? -1 : 1

/**
 * Every charge, month and payment of a pupil as lines with a running balance, oldest first. The last balance is the sum of what
 * is open; recargos and discounts are lines of their own, so that what a line says adds up.
 */
export const movementsOf = ({ charges, months, payments }: Omit<Facts, 'cycles'>): Movement[] => {
  const paid = firstPaid(payments)
  // At one moment payments stand first: a charge or a month is put right after its payment was cancelled, never before.
  const drafts = [
    ...payments.flatMap(paymentMovements),
    ...charges.flatMap((charge) => chargeMovements(charge, paid.get(`CARGO ${charge.id}`))),
    ...months.flatMap((month) => monthMovements(month, payments, paid.get(`COLEGIATURA ${month.id}`))),
  ].sort(byTime)
  return withBalance(
    drafts.map(({ at: _at, cargo, abono, ...line }) => ({
      ...line,
      cargo: toPesos(cargo),
      abono: toPesos(abono),
    })),
  )
}
