import type { IsoDate } from '@contract/domain/dates'
import { SETTLED_BEFORE, type MonthState } from '@contract/tuition/tuition.rules'
import { earliest, FIRST, type Draft } from './movement.draft'
import { pesos } from './movementText'
import type { MonthFact, PaymentFact } from './statements.queries'

const firstDay = (payments: readonly PaymentFact[]): IsoDate | undefined =>
  payments.map(({ fecha }) => fecha).sort()[0]

/**
 * The cancelled payment that paid a higher price for this month: its cancellation reopened the month at the price with the beca.
 */
const dearerPayment = ({ id, monto_centavos }: MonthFact, payments: readonly PaymentFact[]) => {
  let dearest = { price: monto_centavos, payment: null as PaymentFact | null }
  for (const payment of payments)
    for (const { tipo, tuition_id, monto_centavos: price } of payment.lines)
      if (tipo === 'COLEGIATURA' && tuition_id === id && price > dearest.price) dearest = { price, payment }
  return dearest
}

/** The month at its price after the beca, and a later beca applied when its payment was cancelled. */
const owedMovements = (month: MonthFact, payments: readonly PaymentFact[]): Draft[] => {
  const { id, cycle_id: cicloId, descripcion, vencimiento, lista_centavos, monto_centavos } = month
  const { price, payment } = dearerPayment(month, payments)
  const off = lista_centavos - price
  const same = { cicloId, folio: null, pagoId: null, conceptos: [], cancelado: false }
  const owed: Draft = {
    ...same,
    id: `colegiatura-${id}`,
    fecha: earliest(vencimiento, firstDay(payments)),
    at: FIRST,
    tipo: 'COLEGIATURA',
    descripcion,
    detalle:
      off > 0
        ? [`${pesos(lista_centavos)} menos beca de ${month.beca_centesimas / 100} %: ${pesos(off)}`]
        : [],
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
      descripcion: `BECA DE ${month.beca_centesimas / 100} %: ${descripcion}`,
      detalle: ['La beca se aplicó al cancelar el pago'],
      vencimiento: null,
      cargo: 0,
      abono: price - monto_centavos,
    },
  ]
}

const line = ({ cycle_id: cicloId }: MonthFact) => ({
  cicloId,
  folio: null,
  pagoId: null,
  conceptos: [],
  cancelado: false,
  detalle: [],
  vencimiento: null,
  cargo: 0,
  abono: 0,
})

/**
 * A month that is no longer owed appears only if a payment for it existed and was cancelled; otherwise it never changed the
 * balance.
 */
const outMovements = (month: MonthFact, payments: readonly PaymentFact[]): Draft[] => {
  if (payments.length === 0) return []
  const { id, descripcion, vencimiento, fuera, fuera_at, fuera_on } = month
  const { price } = dearerPayment(month, payments)
  const ends = payments.map(({ cancelled_at, cancelled_on }) => ({ at: cancelled_at, fecha: cancelled_on }))
  const last = [...ends, { at: fuera_at, fecha: fuera_on }].reduce((a, b) =>
    (b.at?.getTime() ?? 0) > (a.at?.getTime() ?? 0) ? b : a,
  )
  return [
    {
      ...line(month),
      id: `colegiatura-${id}`,
      tipo: 'COLEGIATURA',
      descripcion,
      vencimiento,
      cargo: price,
      fecha: earliest(vencimiento, firstDay(payments), last.fecha),
      at: FIRST,
    },
    {
      ...line(month),
      id: `colegiatura-${id}-fuera`,
      tipo: 'BAJA',
      abono: price,
      descripcion: `${fuera === 'BAJA' ? 'BAJA' : 'INSCRIPCIÓN CANCELADA'}: ${descripcion}`,
      fecha: last.fecha as IsoDate,
      at: last.at?.getTime() ?? FIRST,
    },
  ]
}

/**
 * A month that was settled before the school came in: named once with no amount, since this school neither charged nor received
 * it. Its day is never later than the one on which the school came in.
 */
const settledMovements = (month: MonthFact): Draft[] => [
  {
    ...line(month),
    id: `colegiatura-${month.id}`,
    tipo: 'SALDADO',
    descripcion: month.descripcion,
    detalle: [SETTLED_BEFORE],
    vencimiento: month.vencimiento,
    fecha: earliest(month.vencimiento, month.fuera_on),
    at: FIRST,
  },
]

/**
 * Payments of the month that became credit: the amount left the pupil's account then, and returned if the payment was cancelled.
 */
const creditMovements = (
  month: MonthFact,
  made: MonthFact['credited'][number],
  payment: PaymentFact,
): Draft[] => {
  const { descripcion, vencimiento } = month
  const { monto_centavos: monto, fecha, at } = made
  const id = `colegiatura-${month.id}-favor-${made.id}`
  const favor = `A SALDO A FAVOR: ${descripcion}`
  const { cancelled_on, cancelled_at } = payment
  const back: Draft[] =
    cancelled_on && cancelled_at
      ? [
          {
            ...line(month),
            id: `${id}-cancelado`,
            tipo: 'BAJA',
            descripcion: `CANCELADO: ${favor}`,
            abono: monto,
            fecha: cancelled_on,
            at: cancelled_at.getTime(),
          },
        ]
      : []
  return [
    {
      ...line(month),
      id: `${id}-pagada`,
      tipo: 'COLEGIATURA',
      descripcion,
      vencimiento,
      cargo: monto,
      fecha: earliest(vencimiento, payment.fecha),
      at: FIRST,
    },
    { ...line(month), id, tipo: 'BAJA', descripcion: favor, cargo: monto, fecha, at },
    {
      ...line(month),
      id: `${id}-baja`,
      tipo: 'BAJA',
      descripcion: `BAJA: ${descripcion}`,
      abono: monto,
      fecha,
      at,
    },
    ...back,
  ]
}

const LINES_OF: Record<MonthState, (month: MonthFact, own: readonly PaymentFact[]) => Draft[]> = {
  PENDIENTE: owedMovements,
  PARCIAL: owedMovements,
  BECADO: owedMovements,
  PAGADO: owedMovements,
  BAJA: outMovements,
  CANCELADA: outMovements,
  SALDADO: settledMovements,
}

/** All lines of a month. @param all payments of its pupil */
export const monthMovements = (month: MonthFact, all: readonly PaymentFact[]): Draft[] => {
  const paying = all.filter(({ lines }) =>
    lines.some(({ tipo, tuition_id }) => tipo === 'COLEGIATURA' && tuition_id === month.id),
  )
  const credited = month.credited.flatMap((made) => {
    const payment = paying.find(({ id }) => id === made.payment_id)
    return payment ? creditMovements(month, made, payment) : []
  })
  const own = paying.filter(({ id }) => !month.credited.some(({ payment_id }) => payment_id === id))
  return [...credited, ...LINES_OF[month.estado](month, own)]
}
