import { Type, type Static } from '@sinclair/typebox'
import {
  cancelReasonField,
  inBodyOrQuery,
  Amount,
  ByIds,
  Day,
  entity,
  Id,
  literals,
  LooseText,
  Moment,
  Named,
  NamedCycle,
  Nullable,
  ok,
  PaidBySchema,
  PaymentMethodSchema,
  Pesos,
  type ContractOf,
  PageSchema,
  Total,
  UserName,
} from '../http/schemas'
import { kindOfMeans, PaymentSchema } from '../payments/payments.schemas'
import { PickedPupils, PupilSchema } from '../students/students.schemas'

const CHARGE_KINDS = ['INSCRIPCION', 'MATERIAL', 'OTRO', 'SERVICIO'] as const
const CHARGE_STATES = ['PENDIENTE', 'PARCIAL', 'PAGADO', 'CANCELADO'] as const

export const ChargeSchema = entity('Charge', {
  id: Id(),
  alumno: PupilSchema,
  padre: Nullable(Named('Parent')),
  cicloEscolar: NamedCycle(),
  /** Shared by charges that one call made for several pupils; null for a single charge. */
  lote: Nullable(Id()),
  concepto: Nullable(Named('Concept')),
  servicio: Nullable(
    entity('Service', { id: Id(), nombre: Type.String(), anio: Type.Integer(), mes: Type.Integer() }),
  ),
  tipo: literals(CHARGE_KINDS),
  estado: literals(CHARGE_STATES),
  descripcion: Type.String(),
  fecha: Type.String(),
  /** Price before the discount; `monto` repeats it under the name of the creation body. */
  costoTotal: Pesos(),
  monto: Pesos(),
  descuento: Type.Integer(),
  monto_descuento: Pesos(),
  monto_pagar: Pesos(),
  abono: Pesos(),
  /** monto_pagar − abono; 0 for a cancelled charge. */
  monto_restante: Pesos(),
  pago_parcial: Type.Boolean(),
  metodo_pago: Nullable(PaidBySchema),
  referencia: Nullable(Type.String()),
  motivo_cancelacion: Nullable(Type.String()),
  cancelado_por: Nullable(UserName()),
  fecha_cancelacion: Nullable(Moment()),
})
export type Charge = Static<typeof ChargeSchema>

const list = { response: ok({ cargos: Type.Array(ChargeSchema) }) }
const longList = { ...list, query: ByIds }
const paid = ok({ cargo: ChargeSchema, pago: PaymentSchema })
const reference = Type.Optional(Nullable(LooseText(60)))
/** The day the money arrived; missing means today. */
const dayOfMoney = Type.Optional(Day())
/** True takes the money although another payment already has this reference. */
const confirmar_referencia = Type.Optional(Type.Boolean())

/** Only a charge of a concept may leave out text or amount: the concept's apply. */
const owed = {
  descripcion: Type.Optional(Nullable(LooseText(200))),
  fecha: Day(),
  monto: Type.Optional(Nullable(Amount())),
  /** Without a concept the charge's kind is OTRO. */
  conceptoId: Type.Optional(Nullable(Id())),
}

const reason = inBodyOrQuery(cancelReasonField())

export const chargesSchemas = {
  listPendingEnrolment: longList,
  listPending: longList,
  listCancelled: {
    query: Type.Object({ ...PageSchema.properties, ...ByIds.properties }),
    response: ok({ cargos: Type.Array(ChargeSchema), total: Total() }),
  },
  listPartlyPaid: longList,
  listByStudent: list,
  create: {
    body: Type.Object({
      idCicloEscolar: Id(),
      idAlumno: Id(),
      ...owed,
    }),
    response: ok({ cargo: ChargeSchema }),
  },
  createMany: {
    body: Type.Object({
      idCicloEscolar: Id(),
      alumnos: PickedPupils(),
      ...owed,
    }),
    response: ok({ cargos: Type.Array(ChargeSchema) }),
  },
  setConcept: {
    body: Type.Object({
      conceptoId: Id(),
      /** Also all others of the same text that have no concept. */
      iguales: Type.Optional(Type.Boolean()),
    }),
    response: ok({ cargo: ChargeSchema, cambiados: Type.Integer() }),
  },
  pay: {
    body: Type.Object({
      id: Id(),
      metodo_pago: PaymentMethodSchema,
      referencia: reference,
      ...kindOfMeans,
      fecha_pago: dayOfMoney,
      confirmar_referencia,
      pago_parcial: Type.Optional(Type.Boolean()),
      /** Ignored in a full payment. */
      abono: Type.Optional(Type.Number()),
      monto_restante: Type.Optional(Type.Number()),
    }),
    response: paid,
  },
  complement: {
    body: Type.Object({
      idCargo: Id(),
      metodo_pago: PaymentMethodSchema,
      referencia: reference,
      ...kindOfMeans,
      fecha_pago: dayOfMoney,
      confirmar_referencia,
      abono: Type.Number(),
      monto_restante: Type.Optional(Type.Number()),
    }),
    response: paid,
  },
  cancel: { ...reason, response: ok({ cargo: ChargeSchema }) },
  cancelBatch: { ...reason, response: ok({ cargos: Type.Array(ChargeSchema) }) },
}
export type ChargesContract = ContractOf<typeof chargesSchemas>
