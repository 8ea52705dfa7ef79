import { Type, type Static } from '@sinclair/typebox'
import { ChargeSchema } from '../charges/charges.schemas'
import {
  cancelReasonField,
  inBodyOrQuery,
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
  withTags,
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

const OwedMonthSchema = entity('Tuition', {
  id: Id(),
  descripcion: Type.String(),
  monto: Pesos(),
  estado: literals(['PENDIENTE', 'PARCIAL']),
  abonado: Pesos(),
  /** The part of `abonado` that was settled before the opening. */
  saldado: Type.Optional(Pesos()),
  /** monto − abonado: what `familia.total` and the sums count. */
  saldo: Pesos(),
  /** Pesos taken off when the month is paid whole on the day asked for; contained in no other amount. */
  pronto_pago: Pesos(),
  vencimiento: Type.String(),
  prorroga: Nullable(Type.Object({ hasta: Type.String(), motivo: Type.String() })),
  /** On the day asked for; not part of `monto`. */
  recargo: Pesos(),
  ciclo: CycleName(),
  cicloEscolarId: Id(),
})
export type OwedMonth = Static<typeof OwedMonthSchema>

const owed = {
  saldo: Pesos(),
  vencido: Pesos(),
  /** On the day asked for; contained in no other amount. */
  recargos: Pesos(),
}

const ChildSchema = Type.Object({
  alumno: PupilSchema,
  cargos: Type.Array(ChargeSchema),
  colegiaturas: Type.Array(OwedMonthSchema),
  anuales: Type.Array(
    entity('Tuition', { cicloEscolarId: Id(), ciclo: CycleName(), ...YearlySchema.properties }),
  ),
  ...owed,
})
export type DeskChild = Static<typeof ChildSchema>

const DeskFiscalSchema = entity('Fiscal', {
  id: Id(),
  rfc: Type.String(),
  nombre: Type.String(),
  predeterminado: Type.Boolean(),
})

const FamilySchema = Type.Object({
  padre: Nullable(PayerSchema),
  saldo_favor: withTags(Pesos(), 'Payment'),
  vencido: Pesos(),
  recargos: Pesos(),
  total: Pesos(),
  hijos: Type.Array(ChildSchema),
  fiscales: Type.Array(DeskFiscalSchema),
})
export type DeskFamily = Static<typeof FamilySchema>

const referencia = Type.Optional(Nullable(LooseText(60)))

const CollectSchema = Type.Object({
  ...familyFields(),
  lineas: Type.Array(
    Type.Object({
      tipo: literals(['CARGO', 'COLEGIATURA']),
      id: Id(),
      /** Pesos; missing pays the line whole. Of a month it pays the recargo of the day first. */
      abono: Type.Optional(Type.Number()),
    }),
    { maxItems: MAX_DESK_LINES },
  ),
  /** All open months of a pupil in a cycle, less the yearly discount. */
  anual: Type.Optional(
    Type.Array(Type.Object({ alumnoId: Id(), cicloEscolarId: Id() }), { maxItems: MAX_YEARS }),
  ),
  medios: Type.Array(
    Type.Object({ metodo_pago: PaymentMethodSchema, monto: Type.Number(), referencia, ...kindOfMeans }),
    { maxItems: MAX_MEANS },
  ),
  usar_saldo: Type.Optional(Amount()),
  a_cuenta: Type.Optional(Type.Boolean()),
  /** The day the money arrived: recargos are computed for it. */
  fecha_pago: Type.Optional(Day()),
  confirmar_referencia: Type.Optional(Type.Boolean()),
  fiscalId: Type.Optional(Nullable(Id())),
  condonar: Type.Optional(Nullable(WaiverSchema)),
})
export type CollectBody = Static<typeof CollectSchema>

const RefundSchema = entity('Payment', {
  id: Id(),
  folio: Id(),
  padre: Nullable(Named('Parent')),
  alumno: Nullable(Named('Student')),
  monto: Pesos(),
  metodo_pago: PaymentMethodSchema,
  referencia: Nullable(Type.String()),
  motivo: Type.String(),
  fecha: Type.String(),
  creado: Moment(),
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
  monto: Pesos(),
  saldo: Pesos(),
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
  envio: UserName(),
  creado: Moment(),
})
export type Queued = Static<typeof QueuedSchema>

const saldo_favor = withTags(Pesos(), 'Payment')
const refunded = ok({ devolucion: RefundSchema, saldo_favor })

export const deskSchemas = {
  getFamily: {
    query: Type.Object({ ...familyFields(), fecha_pago: Type.Optional(Day()) }),
    response: ok({ familia: FamilySchema }),
  },
  getCredit: {
    query: Type.Object(familyFields()),
    response: ok({
      saldo_favor,
      // Months paid ahead become credit when a pupil leaves, and a child that changes family takes credit along.
      movimientos: withTags(Type.Array(CreditMoveSchema), 'Tuition', 'Parent'),
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
    ...inBodyOrQuery(cancelReasonField()),
    response: refunded,
  },
  printRefund: {
    response: ok({ recibo: Type.Object({ url: Type.String(), reimpresion: Type.Boolean() }) }),
  },
  // A payment takes the family out of the list.
  listQueue: { response: ok({ espera: withTags(Type.Array(QueuedSchema), 'Payment') }) },
  sendToDesk: { body: Type.Object(familyFields()), response: ok({ espera: QueuedSchema }) },
  dismissQueued: { response: ok({ espera: QueuedSchema }) },
}
export type DeskContract = ContractOf<typeof deskSchemas>
