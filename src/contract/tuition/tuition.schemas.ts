import { Type, type Static } from '@sinclair/typebox'
import { LateFeeSchema } from '../cycles/cycles.schemas'
import { MAX_TUITION_MONTHS } from '../domain/months'
import {
  Day,
  entity,
  GradeSchema,
  GradeYearField,
  Id,
  literals,
  LooseText,
  Moment,
  Nullable,
  ok,
  PaidBySchema,
  PaymentMethodSchema,
  Pesos,
  type ContractOf,
} from '../http/schemas'
import { kindOfMeans, PaymentSchema } from '../payments/payments.schemas'
import { PupilSchema } from '../students/students.schemas'
import { MONTH_STATES } from './tuition.rules'

/** Enough for a whole group when the bank was closed. */
const MAX_EXTENDED = 500

const TuitionSchema = entity('Tuition', {
  id: Id(),
  alumnoId: Id(),
  cicloEscolarId: Id(),
  grado: GradeSchema,
  gradoNumero: GradeYearField(),
  descripcion: Type.String(),
  anio: Type.Integer(),
  mes: Type.Integer(),
  parcialidad: Type.Integer(),
  vencimiento: Type.String(),
  lista: Pesos(),
  /** Percent with up to two decimals; 0 without a beca, and for a month paid before it. */
  beca_porcentaje: Type.Number(),
  /** `lista` less the beca. Recargos never change it. */
  monto: Pesos(),
  abonado: Pesos(),
  /** The part of `abonado` settled before the opening: it has no payment and no folio. */
  saldado: Type.Optional(Pesos()),
  /** monto − abonado while it is owed, else 0. */
  saldo: Pesos(),
  pronto_pago: Pesos(),
  /** Still to pay if it is paid today; for a paid month, the recargo that was charged. */
  recargo: Pesos(),
  /** Started months past the due date, after the grace; 0 for a paid month. */
  meses_retraso: Type.Integer(),
  /** Until `hasta` the month is on time. */
  prorroga: Nullable(Type.Object({ hasta: Type.String(), motivo: Type.String() })),
  pagado: Type.Boolean(),
  estado: literals(MONTH_STATES),
  metodo_pago: Nullable(PaidBySchema),
  fecha_pago: Nullable(Type.String()),
  folio: Nullable(Id()),
  pagoId: Nullable(Id()),
  fecha_creacion: Moment(),
})
export type Tuition = Static<typeof TuitionSchema>

/** Price of all open months today: total = importe − descuento + recargos. */
export const YearlySchema = entity('Tuition', {
  meses: Type.Integer(),
  con_descuento: Type.Integer(),
  importe: Pesos(),
  descuento_porcentaje: Type.Number(),
  descuento: Pesos(),
  recargos: Pesos(),
  total: Pesos(),
})
export type Yearly = Static<typeof YearlySchema>

const TuitionCycleSchema = entity('Cycle', {
  id: Id(),
  name: Type.String(),
  abiertas: Type.Integer(),
  saldo: Pesos(),
})
export type TuitionCycle = Static<typeof TuitionCycleSchema>

export const WaiverSchema = Type.Object({
  ids: Type.Array(Id(), { maxItems: 200 }),
  motivo: Type.Optional(Nullable(LooseText(200))),
})

/** `total` is only compared with the server's; a difference is 409. */
const means = {
  metodo_pago: PaymentMethodSchema,
  referencia: Type.Optional(Nullable(LooseText(60))),
  ...kindOfMeans,
  fecha_pago: Type.Optional(Day()),
  confirmar_referencia: Type.Optional(Type.Boolean()),
  total: Type.Optional(Type.Number()),
  condonar_recargos: Type.Optional(Type.Boolean()),
  motivo_condonacion: Type.Optional(Nullable(LooseText(200))),
  /** Waives some recargos; `condonar_recargos` waives all. */
  condonar: Type.Optional(Nullable(WaiverSchema)),
}
const paid = ok({ pagos: Type.Array(TuitionSchema), pago: PaymentSchema })

export const tuitionSchemas = {
  get: {
    response: ok({
      /** `grado` is null when not enrolled in that cycle; then there are no months. */
      alumno: PupilSchema,
      cicloEscolar: entity('Cycle', {
        id: Id(),
        name: Type.String(),
        recargo: Nullable(LateFeeSchema),
        descuento_anual: Type.Number(),
      }),
      pagos: Type.Array(TuitionSchema),
      beca: Nullable(
        entity('Scholarship', {
          id: Id(),
          nombre: Type.String(),
          grado: GradeSchema,
          porcentaje: Type.Number(),
        }),
      ),
      /** The larger first; `beca` is the first of them. */
      becas: Type.Optional(
        Type.Array(
          entity('Scholarship', {
            id: Id(),
            nombre: Type.String(),
            grado: GradeSchema,
            porcentaje: Type.Number(),
          }),
        ),
      ),
      anual: Nullable(YearlySchema),
      /** Newest first; months of an earlier one may be open. */
      ciclos: Type.Array(TuitionCycleSchema),
    }),
  },
  pay: {
    body: Type.Object({ ids: Type.Array(Id(), { maxItems: MAX_TUITION_MONTHS }), ...means }),
    response: paid,
  },
  extend: {
    body: Type.Object({
      ids: Type.Array(Id(), { maxItems: MAX_EXTENDED }),
      hasta: Nullable(Day()),
      motivo: Type.Optional(Nullable(LooseText(200))),
    }),
    response: ok({ pagos: Type.Array(TuitionSchema) }),
  },
  payYear: { body: Type.Object({ alumnoId: Id(), cicloEscolarId: Id(), ...means }), response: paid },
}
export type TuitionContract = ContractOf<typeof tuitionSchemas>
