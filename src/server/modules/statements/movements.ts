import type { IsoDate } from '@contract/domain/dates'
import { toPesos, formatCentavos } from '@contract/domain/money'
import { paymentMethodLabel } from '@contract/domain/paymentMethods'
import { withBalance } from '@contract/statements/statements.rules'
import type { Movement } from '@contract/statements/statements.schemas'
import { earliest, FIRST, type MovementDraft, concept, conceptAndWaiver, owedBefore } from './movementDraft'
import { monthMovements } from './monthMovements'
import type { ChargeFact, Facts, PaymentFact } from './statements.queries'

const chargeMovements = (charge: ChargeFact, paid: IsoDate | undefined): MovementDraft[] => {
  const { id, cycle_id: cicloId, descripcion, fecha, cancelled_on, cancelled_at } = charge
  const { monto_pagar_centavos: net, costo_total_centavos: full, monto_descuento_centavos: off } = charge
  const { opened_on } = charge
  const cancelado = cancelled_at !== null
  const same = { cicloId, folio: null, pagoId: null, conceptos: [] }
  const owed: MovementDraft = {
    ...same,
    id: `cargo-${id}`,
    fecha: earliest(fecha, paid, cancelled_on),
    at: FIRST,
    tipo: 'CARGO',
    descripcion,
    detalle: [
      ...(off > 0
        ? [`${formatCentavos(full)} menos descuento de ${charge.descuento} %: ${formatCentavos(off)}`]
        : []),
      ...(opened_on ? [owedBefore(opened_on)] : []),
    ],
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

const detailOf = (payment: PaymentFact): string[] => {
  const { metodo_pago, referencia, lines, motivo_condonacion, uuid } = payment
  const method = paymentMethodLabel(metodo_pago)
  return [
    referencia ? `${method}, referencia ${referencia}` : method,
    ...(payment.total_centavos === payment.monto_centavos
      ? []
      : [`Parte de un pago de ${formatCentavos(payment.total_centavos)}`]),
    ...lines
      .filter(({ tipo }) => tipo === 'CARGO' || tipo === 'COLEGIATURA')
      .flatMap((line) => conceptAndWaiver(line, motivo_condonacion)),
    ...(uuid ? [`Factura ${uuid}`] : []),
  ]
}

type When = { fecha: IsoDate; at: number }

const draftsOf = (payment: PaymentFact, { fecha, at }: When, taken: boolean): MovementDraft[] => {
  const { id, folio, cycle_id: cicloId, monto_centavos, cancelled_at } = payment
  // The first part has the folio's plain id; parts for other cycles or pupils add a number.
  const suffix = `${payment.parte > 1 ? `-${payment.parte}` : ''}${taken ? '' : '-cancelado'}`
  const cancelado = taken && cancelled_at !== null
  const conceptos = payment.kinds.map((tipo) => ({ tipo }))
  const same = { cicloId, folio, pagoId: id, conceptos, fecha, at, vencimiento: null, cancelado }
  const side = (centavos: number, raises: boolean) =>
    raises === taken ? { cargo: centavos, abono: 0 } : { cargo: 0, abono: centavos }
  /** One line per payment, where a yearly payment would need ten. */
  const beside = (tipo: 'RECARGO' | 'DESCUENTO'): MovementDraft[] => {
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
  const money: MovementDraft = {
    ...same,
    id: `pago-${id}${suffix}`,
    tipo: taken ? 'PAGO' : 'CANCELACION',
    ...(taken ? { fecha_pago: payment.fecha_pago } : {}),
    descripcion: taken ? 'PAGO' : 'PAGO CANCELADO',
    detalle: taken ? detailOf(payment) : [`Motivo: ${payment.motivo_cancelacion ?? ''}`],
    ...side(monto_centavos, false),
  }
  // What is owed sorts before the payment, and a cancellation returns the money first, so no running balance is negative.
  const besides = [...beside('RECARGO'), ...beside('DESCUENTO')]
  return taken ? [...besides, money] : [money, ...besides]
}

const paymentMovements = (payment: PaymentFact): MovementDraft[] => {
  const { fecha, created_at, cancelled_on, cancelled_at } = payment
  return [
    ...draftsOf(payment, { fecha, at: created_at.getTime() }, true),
    ...(cancelled_on && cancelled_at
      ? draftsOf(payment, { fecha: cancelled_on, at: cancelled_at.getTime() }, false)
      : []),
  ]
}

/** By `tipo` and id; cancelled payments count too. */
const firstPaid = (payments: readonly PaymentFact[]): Map<string, IsoDate> => {
  const days = new Map<string, IsoDate>()
  for (const { fecha, lines } of payments)
    for (const { tipo, charge_id, tuition_id } of lines) {
      const key = `${tipo} ${charge_id ?? tuition_id}`
      const earlier = days.get(key)
      if (!earlier || fecha < earlier) days.set(key, fecha)
    }
  return days
}

const byTime = (a: MovementDraft, b: MovementDraft): number =>
  a.fecha === b.fecha ? a.at - b.at : a.fecha < b.fecha ? -1 : 1

export type Whose = ReadonlyMap<number, { id: number; nombre: string }>

const namedLines = (payment: PaymentFact, whose: Whose): PaymentFact => ({
  ...payment,
  lines: payment.lines.map((line) => {
    const name = whose.get(line.student_id)?.nombre
    return name === undefined ? line : { ...line, descripcion: `${line.descripcion} (${name})` }
  }),
})

const ownedBy = (whose: Whose, studentId: number, lines: MovementDraft[]): MovementDraft[] => {
  const alumno = whose.get(studentId)
  return alumno === undefined ? lines : lines.map((line) => ({ ...line, alumno }))
}

const NO_NAMES: Whose = new Map()

/** Recargos and discounts have their own lines, so each amount matches its text. @param whose names, when for several pupils */
export const movementsOf = (
  { charges, months, payments }: Omit<Facts, 'cycles'>,
  whose: Whose = NO_NAMES,
): Movement[] => {
  const paid = firstPaid(payments)
  // Payments first at equal times: a month is repriced right after its payment's cancellation.
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
