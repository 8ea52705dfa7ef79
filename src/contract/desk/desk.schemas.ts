import { Type, type Static } from '@sinclair/typebox'
import { ChargeSchema } from '../charges/charges.schemas'
import {
  Amount,
  Day,
  Id,
  literals,
  LooseText,
  Moment,
  Named,
  Nullable,
  ok,
  PaymentMethodSchema,
  Pesos,
  type ContractOf,
} from '../http/schemas'
import { PaymentSchema } from '../payments/payments.schemas'
import { PupilSchema } from '../students/students.schemas'
import { WaiverSchema, YearlySchema } from '../tuition/tuition.schemas'

/** Most lines of one payment. */
export const MAX_DESK_LINES = 200
const MAX_MEANS = 20
const MAX_YEARS = 50

/** A month that nobody paid yet, of whichever cycle. */
const OwedMonthSchema = Type.Object({
  id: Id(),
  descripcion: Type.String(),
  /** What is to pay: list price less the beca. */
  monto: Pesos(),
  vencimiento: Type.String(),
  /** Until when it is in time whatever its day; null without an extension. */
  prorroga: Nullable(Type.Object({ hasta: Type.String(), motivo: Type.String() })),
  /** What paying it on the day asked for costs besides. */
  recargo: Pesos(),
  /** Name of its cycle. */
  ciclo: Type.String(),
  cicloEscolarId: Id(),
})
export type OwedMonth = Static<typeof OwedMonthSchema>

const owed = {
  /** What is open, without recargos. */
  saldo: Pesos(),
  /** The part of `saldo` whose day has passed today. */
  vencido: Pesos(),
  /** Of the day asked for; in no other amount. */
  recargos: Pesos(),
}

const ChildSchema = Type.Object({
  /** Grade and group of the latest cycle. */
  alumno: PupilSchema,
  /** PENDIENTE or PARCIAL, of any cycle, by their day. */
  cargos: Type.Array(ChargeSchema),
  /** Of any cycle, by the day they are due. */
  colegiaturas: Type.Array(OwedMonthSchema),
  /** All open months of a cycle at once, where that cycle takes something off: what `anual` of a payment would cost. */
  anuales: Type.Array(
    Type.Object({ cicloEscolarId: Id(), ciclo: Type.String(), ...YearlySchema.properties }),
  ),
  ...owed,
})
export type DeskChild = Static<typeof ChildSchema>

const PayerSchema = Nullable(Type.Object({ id: Id(), nombre: Type.String(), telefono: Type.String() }))

/** A parent with their children, or a pupil without a parent. */
const FamilySchema = Type.Object({
  padre: PayerSchema,
  /** What the family has in its favour. */
  saldo_favor: Pesos(),
  vencido: Pesos(),
  recargos: Pesos(),
  /** Σ saldo of the children + recargos. */
  total: Pesos(),
  /** By name. */
  hijos: Type.Array(ChildSchema),
})
export type DeskFamily = Static<typeof FamilySchema>

/** Exactly one of the two; a child's is its parent's family. */
const family = { padreId: Type.Optional(Id()), alumnoId: Type.Optional(Id()) }
const referencia = Type.Optional(Nullable(LooseText(60)))

const CollectSchema = Type.Object({
  ...family,
  lineas: Type.Array(
    Type.Object({
      tipo: literals(['CARGO', 'COLEGIATURA']),
      id: Id(),
      /** Of a charge: what of it is paid, all of it without; a month is paid whole. */
      abono: Type.Optional(Type.Number()),
    }),
    { maxItems: MAX_DESK_LINES },
  ),
  /** Every open month of a pupil and cycle, less the cycle's discount. */
  anual: Type.Optional(
    Type.Array(Type.Object({ alumnoId: Id(), cicloEscolarId: Id() }), { maxItems: MAX_YEARS }),
  ),
  medios: Type.Array(Type.Object({ metodo_pago: PaymentMethodSchema, monto: Type.Number(), referencia }), {
    maxItems: MAX_MEANS,
  }),
  /** Of the family's credit. */
  usar_saldo: Type.Optional(Amount()),
  /** Whether more than the lines cost is taken, as the family's credit. */
  a_cuenta: Type.Optional(Type.Boolean()),
  /** The day the money arrived, one for all; recargos are those of that day. */
  fecha_pago: Type.Optional(Day()),
  /** Take the money although another payment carries one of these references. */
  confirmar_referencia: Type.Optional(Type.Boolean()),
  /** Months whose recargo is not charged, and why. */
  condonar: Type.Optional(Nullable(WaiverSchema)),
})

/** Credit that was paid back. */
const RefundSchema = Type.Object({
  id: Id(),
  /** Consecutive from 1, a series of its own. */
  folio: Id(),
  /** The parent it was paid to, or null with `alumno`. */
  padre: Nullable(Named()),
  alumno: Nullable(Named()),
  monto: Pesos(),
  metodo_pago: PaymentMethodSchema,
  referencia: Nullable(Type.String()),
  motivo: Type.String(),
  fecha: Type.String(),
  creado: Moment(),
  /** Name of the user who paid it back. */
  entrego: Type.String(),
  cancelado: Type.Boolean(),
  motivo_cancelacion: Nullable(Type.String()),
  cancelado_por: Nullable(Type.String()),
  fecha_cancelacion: Nullable(Type.String()),
})
export type Refund = Static<typeof RefundSchema>

const CREDIT_MOVES = ['A_CUENTA', 'SALDO', 'DEVOLUCION', 'CANCELACION', 'TRASLADO', 'BAJA'] as const

const CreditMoveSchema = Type.Object({
  id: Id(),
  fecha: Type.String(),
  tipo: literals(CREDIT_MOVES),
  /** Above 0 what the family has more, below 0 what it has less. */
  monto: Pesos(),
  /** After it. */
  saldo: Pesos(),
  /** Of the payment or the refund it is about. */
  folio: Nullable(Id()),
  pagoId: Nullable(Id()),
  devolucionId: Nullable(Id()),
  usuario: Type.String(),
})
export type CreditMove = Static<typeof CreditMoveSchema>

const saldo_favor = Pesos()
const refunded = ok({ devolucion: RefundSchema, saldo_favor })

export const deskSchemas = {
  family: {
    query: Type.Object({ ...family, fecha_pago: Type.Optional(Day()) }),
    response: ok({ familia: FamilySchema }),
  },
  credit: {
    query: Type.Object(family),
    /** Newest first, both. */
    response: ok({
      saldo_favor,
      movimientos: Type.Array(CreditMoveSchema),
      devoluciones: Type.Array(RefundSchema),
    }),
  },
  collect: { body: CollectSchema, response: ok({ pago: PaymentSchema, saldo_favor }) },
  refund: {
    body: Type.Object({
      ...family,
      monto: Type.Number(),
      metodo_pago: PaymentMethodSchema,
      referencia,
      motivo: LooseText(200),
    }),
    response: refunded,
  },
  cancelRefund: {
    // Proxies drop the body of a DELETE: the reason may come in the query.
    body: Type.Optional(Nullable(Type.Object({ motivo_cancelacion: Type.Optional(LooseText(200)) }))),
    query: Type.Object({ motivo_cancelacion: Type.Optional(LooseText(200)) }),
    response: refunded,
  },
  printRefund: {
    response: ok({ recibo: Type.Object({ url: Type.String(), reimpresion: Type.Boolean() }) }),
  },
}
export type DeskContract = ContractOf<typeof deskSchemas>
