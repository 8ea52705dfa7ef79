import type { IsoDate } from '@contract/domain/dates'
import { toPesos } from '@contract/domain/money'
import { paymentMethodLabel } from '@contract/domain/paymentMethods'
import { withBalance } from '@contract/statements/statements.rules'
import type { Movement } from '@contract/statements/statements.schemas'
import { earliest, FIRST, type Draft } from './movement.draft'
import { concept, conceptAndWaiver, pesos } from './movementText'
import { monthMovements } from './month.movements'
import type { ChargeFact, Facts, PaymentFact } from './statements.queries'

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

/** How it was handed over and what it paid; a cancelled one says why where it is taken back. */
const detailOf = (payment: PaymentFact): string[] => {
  const { metodo_pago, referencia, lines, motivo_condonacion } = payment
  const method = paymentMethodLabel(metodo_pago)
  return [
    referencia ? `${method}, referencia ${referencia}` : method,
    ...(payment.total_centavos === payment.monto_centavos
      ? []
      : [`Parte de un pago de ${pesos(payment.total_centavos)}`]),
    ...lines
      .filter(({ tipo }) => tipo === 'CARGO' || tipo === 'COLEGIATURA')
      .flatMap((line) => conceptAndWaiver(line, motivo_condonacion)),
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

/** The pupils of a family by id: their names stand on what is theirs. */
export type Whose = ReadonlyMap<number, { id: number; nombre: string }>

/** The concepts of a payment for several pupils say whose each is. */
const namedLines = (payment: PaymentFact, whose: Whose): PaymentFact => ({
  ...payment,
  lines: payment.lines.map((line) => {
    const name = whose.get(line.student_id)?.nombre
    return name === undefined ? line : { ...line, descripcion: `${line.descripcion} (${name})` }
  }),
})

const ownedBy = (whose: Whose, studentId: number, lines: Draft[]): Draft[] => {
  const alumno = whose.get(studentId)
  return alumno === undefined ? lines : lines.map((line) => ({ ...line, alumno }))
}

const NOBODY: Whose = new Map()

/**
 * Every charge, month and payment of a pupil or a family as lines with a running balance, oldest first. The last balance is the
 * sum of what is open; recargos and discounts are lines of their own, so that what a line says adds up.
 * @param whose whom lines are named by, where they are of several
 */
export const movementsOf = (
  { charges, months, payments }: Omit<Facts, 'cycles'>,
  whose: Whose = NOBODY,
): Movement[] => {
  const paid = firstPaid(payments)
  // At one moment payments stand first: a charge or a month is put right after its payment was cancelled, never before.
  const drafts = [
    ...payments.flatMap((payment) => paymentMovements(namedLines(payment, whose))),
    ...charges.flatMap((charge) =>
      ownedBy(whose, charge.student_id, chargeMovements(charge, paid.get(`CARGO ${charge.id}`))),
    ),
    ...months.flatMap((month) => ownedBy(whose, month.student_id, monthMovements(month, payments))),
  ].sort(byTime)
  return withBalance(
    drafts.map(({ at: _at, cargo, abono, ...line }) => ({
      ...line,
      cargo: toPesos(cargo),
      abono: toPesos(abono),
    })),
  )
}
