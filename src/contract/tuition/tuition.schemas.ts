import { Type, type Static } from '@sinclair/typebox'
import { LateFeeSchema } from '../cycles/cycles.schemas'
import { MAX_TUITION_MONTHS } from '../domain/months'
import {
  Day,
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
import { PaymentSchema } from '../payments/payments.schemas'
import { PupilSchema } from '../students/students.schemas'
import { MONTH_STATES } from './tuition.rules'

/** Months of one call: a family's, or a whole group's when the bank was closed. */
const MAX_EXTENDED = 500

/** A month of tuition: `decisions/domain/tuition#a-month`. */
const TuitionSchema = Type.Object({
  id: Id(),
  alumnoId: Id(),
  cicloEscolarId: Id(),
  grado: GradeSchema,
  gradoNumero: GradeYearField(),
  descripcion: Type.String(),
  anio: Type.Integer(),
  mes: Type.Integer(),
  parcialidad: Type.Integer(),
  /** The last day to pay it on time. */
  vencimiento: Type.String(),
  /** Before the beca. */
  lista: Pesos(),
  /** Percent of the beca that lowered it; 0 without one, and for a month paid before the beca. */
  beca_porcentaje: Type.Integer(),
  /** What is to pay: lista less the beca. Recargos never change it. */
  monto: Pesos(),
  /** What paying it today costs besides; of a paid month what its payment charged. */
  recargo: Pesos(),
  /** Started months past the due date today, once the grace is over; 0 for a paid month. */
  meses_retraso: Type.Integer(),
  /** Until `hasta` an open month is neither late nor overdue; null without an extension. */
  prorroga: Type.Optional(Nullable(Type.Object({ hasta: Type.String(), motivo: Type.String() }))),
  pagado: Type.Boolean(),
  /** A BAJA one is shown and not owed: its balance is 0. Left out by a server that knows no bajas. */
  estado: Type.Optional(literals(MONTH_STATES)),
  /** Of the payment that stands; null while it is not paid. */
  metodo_pago: Nullable(PaidBySchema),
  /** The day on which the money arrived. */
  fecha_pago: Nullable(Type.String()),
  folio: Nullable(Id()),
  pagoId: Nullable(Id()),
  fecha_creacion: Moment(),
})
export type Tuition = Static<typeof TuitionSchema>

/** Every open month at once, today; amounts in pesos, total = importe − descuento + recargos. */
export const YearlySchema = Type.Object({
  /** How many months are open. */
  meses: Type.Integer(),
  importe: Pesos(),
  /** The cycle's `descuento_anual`. */
  descuento_porcentaje: Type.Number(),
  descuento: Pesos(),
  recargos: Pesos(),
  total: Pesos(),
})
export type Yearly = Static<typeof YearlySchema>

/** A cycle of a pupil, with how many of its months are open and what they come to without recargos, pesos. */
const TuitionCycleSchema = Type.Object({
  id: Id(),
  name: Type.String(),
  abiertas: Type.Integer(),
  saldo: Pesos(),
})
export type TuitionCycle = Static<typeof TuitionCycleSchema>

/** Months whose recargo is not charged, and why. */
export const WaiverSchema = Type.Object({
  ids: Type.Array(Id(), { maxItems: 200 }),
  motivo: Type.Optional(Nullable(LooseText(200))),
})

/** How both payments are made. `total` is only compared with the server's own; a difference is 409. */
const means = {
  metodo_pago: PaymentMethodSchema,
  referencia: Type.Optional(Nullable(LooseText(60))),
  /** The day the money arrived, today without it: recargos are those of that day. */
  fecha_pago: Type.Optional(Day()),
  /** Take the money although another payment carries this reference. */
  confirmar_referencia: Type.Optional(Type.Boolean()),
  total: Type.Optional(Type.Number()),
  condonar_recargos: Type.Optional(Type.Boolean()),
  motivo_condonacion: Type.Optional(Nullable(LooseText(200))),
  /** Some of the months alone; `condonar_recargos` lets go those of all. */
  condonar: Type.Optional(Nullable(WaiverSchema)),
}
/** `pagos`: the months that were paid, as they are now. */
const paid = ok({ pagos: Type.Array(TuitionSchema), pago: PaymentSchema })

export const tuitionSchemas = {
  statement: {
    response: ok({
      /** `grado` is null when not enrolled in that cycle; there are no months then. */
      alumno: PupilSchema,
      /** What the cycle charges for late months and takes off a year paid at once. */
      cicloEscolar: Type.Object({
        id: Id(),
        name: Type.String(),
        recargo: Nullable(LateFeeSchema),
        descuento_anual: Type.Number(),
      }),
      pagos: Type.Array(TuitionSchema),
      beca: Nullable(
        Type.Object({ id: Id(), nombre: Type.String(), grado: GradeSchema, porcentaje: Type.Integer() }),
      ),
      /** Null when nothing is open. */
      anual: Nullable(YearlySchema),
      /** Every cycle the pupil is or was enrolled in, newest first: months of a past one may still be owed. */
      ciclos: Type.Array(TuitionCycleSchema),
    }),
  },
  pay: {
    // None at all is told by `NO_MONTHS`.
    body: Type.Object({ ids: Type.Array(Id(), { maxItems: MAX_TUITION_MONTHS }), ...means }),
    response: paid,
  },
  extend: {
    body: Type.Object({
      ids: Type.Array(Id(), { maxItems: MAX_EXTENDED }),
      /** Last day of it; null ends it. */
      hasta: Nullable(Day()),
      motivo: Type.Optional(Nullable(LooseText(200))),
    }),
    /** The months as they are now, in the order of their ids. */
    response: ok({ pagos: Type.Array(TuitionSchema) }),
  },
  payYear: { body: Type.Object({ alumnoId: Id(), cicloEscolarId: Id(), ...means }), response: paid },
}
export type TuitionContract = ContractOf<typeof tuitionSchemas>
