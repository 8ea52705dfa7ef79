import { Type, type Static } from '@sinclair/typebox'
import { ChargeSchema } from '../charges/charges.schemas'
import {
  Amount,
  CycleName,
  Day,
  entity,
  familyFields,
  Id,
  literals,
  LooseText,
  Moment,
  Named,
  Nullable,
  ok,
  PaymentMethodSchema,
  Pesos,
  tagged,
  UserName,
  type ContractOf,
} from '../http/schemas'
import { PayerSchema } from '../parents/parents.schemas'
import { kindOfMeans, PaymentSchema } from '../payments/payments.schemas'
import { PupilSchema } from '../students/students.schemas'
import { WaiverSchema, YearlySchema } from '../tuition/tuition.schemas'

const MAX_DESK_LINES = 200
const MAX_MEANS = 20
const MAX_YEARS = 50

/** An unpaid month, of any cycle. */
const OwedMonthSchema = entity('Tuition', {
  id: Id(),
  descripcion: Type.String(),
  /** Price to pay: list price less the beca. */
  monto: Pesos(),
  estado: Type.Optional(literals(['PENDIENTE', 'PARCIAL'])),
  /** Part of `monto` that was paid; recargos are not in it. */
  abonado: Type.Optional(Pesos()),
  /** monto − abonado: what `familia.total` and the sums count. */
  saldo: Type.Optional(Pesos()),
  /** What paying it whole on the day asked for costs less; contained in no other amount. */
  pronto_pago: Type.Optional(Pesos()),
  vencimiento: Type.String(),
  /** An extension: until that day the month is on time; null without one. */
  prorroga: Nullable(Type.Object({ hasta: Type.String(), motivo: Type.String() })),
  /** Recargo if it is paid on the day asked for; not part of `monto`. */
  recargo: Pesos(),
  ciclo: CycleName(),
  cicloEscolarId: Id(),
})
export type OwedMonth = Static<typeof OwedMonthSchema>

const owed = {
  /** Still to pay, without recargos. */
  saldo: Pesos(),
  /** The overdue part of `saldo`, as of today. */
  vencido: Pesos(),
  /** Recargos on the day asked for; contained in no other amount. */
  recargos: Pesos(),
}

const ChildSchema = Type.Object({
  alumno: PupilSchema,
  /** Open charges (PENDIENTE or PARCIAL) of any cycle, by due day. */
  cargos: Type.Array(ChargeSchema),
  /** Unpaid months of any cycle, by due day. */
  colegiaturas: Type.Array(OwedMonthSchema),
  /** For each cycle with a yearly discount: what paying all its open months at once (`anual`) would cost. */
  anuales: Type.Array(
    entity('Tuition', { cicloEscolarId: Id(), ciclo: CycleName(), ...YearlySchema.properties }),
  ),
  ...owed,
})
export type DeskChild = Static<typeof ChildSchema>

/** Whom an invoice may go to, in one line. */
const DeskFiscalSchema = entity('Fiscal', {
  id: Id(),
  rfc: Type.String(),
  nombre: Type.String(),
  predeterminado: Type.Boolean(),
})

/** A parent with all children, or a pupil without a parent. */
const FamilySchema = Type.Object({
  padre: Nullable(PayerSchema),
  /** The family's credit, pesos. */
  saldo_favor: tagged(Pesos(), 'Payment'),
  vencido: Pesos(),
  recargos: Pesos(),
  /** Sum of the children's `saldo`, plus recargos. */
  total: Pesos(),
  hijos: Type.Array(ChildSchema),
  /** Whom the family may be invoiced to, the first choice first. */
  fiscales: Type.Optional(Type.Array(DeskFiscalSchema)),
})
export type DeskFamily = Static<typeof FamilySchema>

const referencia = Type.Optional(Nullable(LooseText(60)))

const CollectSchema = Type.Object({
  ...familyFields(),
  lineas: Type.Array(
    Type.Object({
      tipo: literals(['CARGO', 'COLEGIATURA']),
      id: Id(),
      /** Part of a charge or month to pay, all of it when missing. Of a month it pays the recargo of the day first. */
      abono: Type.Optional(Type.Number()),
    }),
    { maxItems: MAX_DESK_LINES },
  ),
  /** All open months of a pupil in a cycle at once, less the cycle's yearly discount. */
  anual: Type.Optional(
    Type.Array(Type.Object({ alumnoId: Id(), cicloEscolarId: Id() }), { maxItems: MAX_YEARS }),
  ),
  medios: Type.Array(
    Type.Object({ metodo_pago: PaymentMethodSchema, monto: Type.Number(), referencia, ...kindOfMeans }),
    { maxItems: MAX_MEANS },
  ),
  /** Pesos taken from the family's credit. */
  usar_saldo: Type.Optional(Amount()),
  /** True takes more money than the lines cost; the rest becomes the family's credit. */
  a_cuenta: Type.Optional(Type.Boolean()),
  /** The day the money arrived, for all lines; recargos are computed for that day. */
  fecha_pago: Type.Optional(Day()),
  /** True takes the money although another payment already has one of these references. */
  confirmar_referencia: Type.Optional(Type.Boolean()),
  /** Fiscal data of the family to invoice it with; null or missing: no invoice was asked for. */
  fiscalId: Type.Optional(Nullable(Id())),
  /** Months whose recargo is waived, and the reason. */
  condonar: Type.Optional(Nullable(WaiverSchema)),
})

const RefundSchema = entity('Payment', {
  id: Id(),
  /** Consecutive from 1, in a series of its own. */
  folio: Id(),
  /** The parent it was paid to; null when it was paid to `alumno`. */
  padre: Nullable(Named('Parent')),
  alumno: Nullable(Named('Student')),
  monto: Pesos(),
  metodo_pago: PaymentMethodSchema,
  referencia: Nullable(Type.String()),
  motivo: Type.String(),
  fecha: Type.String(),
  creado: Moment(),
  /** Name of the user, the cashier. */
  entrego: UserName(),
  cancelado: Type.Boolean(),
  motivo_cancelacion: Nullable(Type.String()),
  cancelado_por: Nullable(UserName()),
  fecha_cancelacion: Nullable(Type.String()),
})
export type Refund = Static<typeof RefundSchema>

const CREDIT_MOVES = [
  'A_CUENTA',
  'SALDO',
  'DEVOLUCION',
  'CANCELACION',
  'TRASLADO',
  'BAJA',
  'APERTURA',
] as const

const CreditMoveSchema = entity('Payment', {
  id: Id(),
  fecha: Type.String(),
  tipo: literals(CREDIT_MOVES),
  /** Above 0 it adds to the credit, below 0 it takes from it. */
  monto: Pesos(),
  /** The family's credit after this movement. */
  saldo: Pesos(),
  /** Folio of the payment or of the refund. */
  folio: Nullable(Id()),
  pagoId: Nullable(Id()),
  devolucionId: Nullable(Id()),
  usuario: UserName(),
})
export type CreditMove = Static<typeof CreditMoveSchema>

const QueuedSchema = entity('DeskQueue', {
  id: Id(),
  /** Null if the pupil has no parent; then `alumno` names the pupil. */
  padre: Nullable(Named('Parent')),
  alumno: Nullable(Named('Student')),
  /** Name of the user who sent them. */
  envio: UserName(),
  creado: Moment(),
})
export type Queued = Static<typeof QueuedSchema>

const saldo_favor = tagged(Pesos(), 'Payment')
const refunded = ok({ devolucion: RefundSchema, saldo_favor })

export const deskSchemas = {
  family: {
    query: Type.Object({ ...familyFields(), fecha_pago: Type.Optional(Day()) }),
    response: ok({ familia: FamilySchema }),
  },
  credit: {
    query: Type.Object(familyFields()),
    /** Both lists newest first. */
    response: ok({
      saldo_favor,
      // Months paid ahead become credit when a pupil leaves, and a child that moves takes credit along.
      movimientos: tagged(Type.Array(CreditMoveSchema), 'Tuition', 'Parent'),
      devoluciones: Type.Array(RefundSchema),
    }),
  },
  collect: { body: CollectSchema, response: ok({ pago: PaymentSchema, saldo_favor }) },
  refund: {
    body: Type.Object({
      ...familyFields(),
      monto: Type.Number(),
      metodo_pago: PaymentMethodSchema,
      referencia,
      motivo: LooseText(200),
    }),
    response: refunded,
  },
  cancelRefund: {
    // Proxies drop the body of a DELETE, so the reason may come in the query.
    body: Type.Optional(Nullable(Type.Object({ motivo_cancelacion: Type.Optional(LooseText(200)) }))),
    query: Type.Object({ motivo_cancelacion: Type.Optional(LooseText(200)) }),
    response: refunded,
  },
  printRefund: {
    response: ok({ recibo: Type.Object({ url: Type.String(), reimpresion: Type.Boolean() }) }),
  },
  // A payment takes the family out of the list.
  listQueue: { response: ok({ espera: tagged(Type.Array(QueuedSchema), 'Payment') }) },
  sendToDesk: { body: Type.Object(familyFields()), response: ok({ espera: QueuedSchema }) },
  dismiss: { response: ok({ espera: QueuedSchema }) },
}
export type DeskContract = ContractOf<typeof deskSchemas>
