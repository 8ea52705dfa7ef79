import type { IsoDate } from '@contract/domain/dates'
import { formatCentavos, type Centavos } from '@contract/domain/money'
import { fromHundredths } from '@contract/domain/percents'
import { SETTLED_BEFORE } from '@contract/tuition/tuition.rules'
import { earliest, FIRST, type MovementDraft } from './movementDraft'
import type { MonthFact, PaymentFact } from './statements.queries'

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

interface Part {
  monto: Centavos
  /** Still open just before this payment. */
  price: Centavos
  from: number
  until: number
  cancelledOn: IsoDate | null
  fecha: IsoDate
}

/** Payments of a month, without lines of recargo, which pay nothing of it. */
const partsOf = ({ id }: MonthFact, payments: readonly PaymentFact[]): Part[] =>
  payments.flatMap(({ created_at, cancelled_at, cancelled_on, fecha, lines }) =>
    lines
      .filter(({ tipo, tuition_id }) => tipo === 'COLEGIATURA' && tuition_id === id)
      .map((own) => ({
        monto: own.monto_centavos,
        price: own.saldo_anterior_centavos,
        from: created_at.getTime(),
        until: cancelled_at?.getTime() ?? Infinity,
        cancelledOn: cancelled_on,
        fecha,
      })),
  )

interface Turn {
  at: number
  fecha: IsoDate
  out: boolean
}

const turnsOf = ({ fuera_on }: MonthFact, parts: readonly Part[], left: number): Turn[] => {
  const undone = parts.flatMap(({ until, cancelledOn }) =>
    cancelledOn ? [{ at: until, fecha: cancelledOn, out: until >= left }] : [],
  )
  const gone = fuera_on ? [{ at: left, fecha: fuera_on, out: true }] : []
  return [...undone, ...gone].sort((a, b) => a.at - b.at)
}

const isOut = ({ estado }: MonthFact): boolean => estado === 'BAJA' || estado === 'CANCELADA'

/** Price of the month at that moment, less what was settled before the opening; never below what was paid, or a payment would look like a credit. */
const priceAfter = (month: MonthFact, parts: readonly Part[], at: number): Centavos => {
  const left = month.fuera_at?.getTime() ?? Infinity
  const paid = parts
    .filter(({ from, until }) => from <= at && at < until)
    .reduce((sum, { monto }) => sum + monto, 0)
  const prices = parts.flatMap(({ price, until }) => {
    const end = Math.min(until, left)
    return at < end && end < Infinity ? [price] : []
  })
  // What was paid of a month no longer owed stays in its price.
  const last = isOut(month) && at >= left ? month.abonado_centavos : month.monto_centavos
  return Math.max(last - month.saldado_centavos, paid, ...prices)
}

const whyLess = (
  month: MonthFact,
  { out }: Turn,
): Pick<MovementDraft, 'tipo' | 'descripcion' | 'detalle'> => {
  const { descripcion, fuera } = month
  const percent = fromHundredths(month.beca_centesimas)
  if (out) {
    const why = fuera === 'CANCELADA' ? 'INSCRIPCIÓN CANCELADA' : 'BAJA'
    return { tipo: 'BAJA', descripcion: `${why}: ${descripcion}`, detalle: [] }
  }
  return percent > 0
    ? {
        tipo: 'BECA',
        descripcion: `BECA DE ${percent} %: ${descripcion}`,
        detalle: ['La beca se aplicó al cancelar el pago'],
      }
    : {
        tipo: 'BECA',
        descripcion: `PRECIO NUEVO: ${descripcion}`,
        detalle: ['El precio cambió mientras estaba pagada'],
      }
}

const becaOf = ({ lista_centavos: lista, beca_centesimas }: MonthFact, price: Centavos): string[] => {
  const percent = fromHundredths(beca_centesimas)
  if (price >= lista || percent === 0) return []
  return price === 0
    ? [`Beca ${percent} %`]
    : [`${formatCentavos(lista)} menos beca de ${percent} %: ${formatCentavos(lista - price)}`]
}

const ownPrice = ({ propia }: MonthFact): string[] => (propia ? ['Mensualidad propia'] : [])

const settledPart = ({ saldado_centavos: settled }: MonthFact, price: Centavos): string[] =>
  settled > 0 ? [`${SETTLED_BEFORE} ${formatCentavos(settled)} de ${formatCentavos(price)}`] : []

const withIds = (id: number, cheaper: readonly MovementDraft[]): MovementDraft[] =>
  cheaper.map((draft, at) => {
    const kind = draft.tipo === 'BAJA' ? 'fuera' : 'beca'
    const before = cheaper.slice(0, at).filter(({ tipo }) => tipo === draft.tipo).length
    return { ...draft, id: `colegiatura-${id}-${kind}${before > 0 ? `-${before + 1}` : ''}` }
  })

/** A line for each moment at which the month became cheaper: a beca applied when a payment was cancelled, or a baja. */
const pricedMovements = (month: MonthFact, payments: readonly PaymentFact[]): MovementDraft[] => {
  const parts = partsOf(month, payments)
  if (isOut(month) && parts.length === 0) return []
  const { id, descripcion, vencimiento } = month
  const first = priceAfter(month, parts, -Infinity)
  const whole = first + month.saldado_centavos
  let price = first
  const turns = turnsOf(month, parts, month.fuera_at?.getTime() ?? Infinity)
  const cheaper = turns.flatMap((turn): MovementDraft[] => {
    const next = Math.min(price, priceAfter(month, parts, turn.at))
    const abono = price - next
    price = next
    const { fecha, at } = turn
    return abono === 0 ? [] : [{ ...line(month), id: '', fecha, at, abono, ...whyLess(month, turn) }]
  })
  const owed: MovementDraft = {
    ...line(month),
    id: `colegiatura-${id}`,
    fecha: earliest(vencimiento, ...parts.map(({ fecha }) => fecha), cheaper[0]?.fecha),
    at: FIRST,
    tipo: 'COLEGIATURA',
    descripcion,
    detalle: [
      ...(isOut(month) ? [] : [...ownPrice(month), ...becaOf(month, whole)]),
      ...settledPart(month, whole),
    ],
    vencimiento,
    cargo: first,
  }
  return [owed, ...withIds(id, cheaper)]
}

/** Without amount, as this school neither charged nor received it; dated at the opening at the latest. */
const settledMovements = (month: MonthFact): MovementDraft[] => [
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

/** The amount leaves the pupil's account when it becomes credit, and returns when that payment is cancelled. */
const creditMovements = (
  month: MonthFact,
  made: MonthFact['credited'][number],
  payment: PaymentFact,
): MovementDraft[] => {
  const { descripcion, vencimiento } = month
  const { monto_centavos: monto, fecha, at } = made
  const id = `colegiatura-${month.id}-favor-${made.id}`
  const favor = `A SALDO A FAVOR: ${descripcion}`
  const { cancelled_on, cancelled_at } = payment
  const back: MovementDraft[] =
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

export const monthMovements = (month: MonthFact, all: readonly PaymentFact[]): MovementDraft[] => {
  const paying = all.filter(({ lines }) =>
    lines.some(({ tipo, tuition_id }) => tipo === 'COLEGIATURA' && tuition_id === month.id),
  )
  const credited = month.credited.flatMap((made) => {
    const payment = paying.find(({ id }) => id === made.payment_id)
    return payment ? creditMovements(month, made, payment) : []
  })
  const own = paying.filter(({ id }) => !month.credited.some(({ payment_id }) => payment_id === id))
  return [
    ...credited,
    ...(month.estado === 'SALDADO' ? settledMovements(month) : pricedMovements(month, own)),
  ]
}
