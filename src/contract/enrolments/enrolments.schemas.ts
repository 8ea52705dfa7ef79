import { Type, type Static } from '@sinclair/typebox'
import { ENROLMENT_DISCOUNTS } from '../domain/discounts'
import {
  Amount,
  type ContractOf,
  Day,
  GradeSchema,
  GradeYearField,
  GradeYearNumber,
  Id,
  literals,
  LooseText,
  Moment,
  Named,
  Nullable,
  ok,
  Pesos,
} from '../http/schemas'
import { ENROLMENT_STATES } from './enrolments.rules'
import { LEAVING_ACTIONS } from './leaving.rules'

/** What an enrolment fixed, as every row of one tells it. */
export const enrolmentTerms = {
  costo_inscripcion: Pesos(),
  descuento: Type.Integer(),
  motivo_descuento: Nullable(Type.String()),
  monto_descuento: Pesos(),
  monto_pagar: Pesos(),
  mensualidad: Pesos(),
  costo_material: Pesos(),
}

export const EnrolmentSchema = Type.Object({
  id: Id(),
  alumno: Type.Object({ id: Id(), nombre: Type.String(), numero_control: Type.String() }),
  cicloEscolar: Type.Object({ id: Id(), name: Type.String() }),
  grado: GradeSchema,
  gradoNumero: GradeYearField(),
  ...enrolmentTerms,
})
export type Enrolment = Static<typeof EnrolmentSchema>

/** An enrolment with the group it is in. */
const PlacedSchema = Type.Object({
  ...EnrolmentSchema.properties,
  grupo: Nullable(Named()),
})
export type Placed = Static<typeof PlacedSchema>

/** Somebody in a cycle of whom nobody said the year. */
const WithoutYearSchema = Type.Object({
  /** The enrolment's. */
  id: Id(),
  alumno: Type.Object({ id: Id(), nombre: Type.String(), numero_control: Type.String() }),
  grado: GradeSchema,
  grupo: Nullable(Named()),
})
export type WithoutYear = Static<typeof WithoutYearSchema>

/** Of each pupil only the id, the year and the discount are read; amounts are compared when sent: `decisions/domain/enrolments`. */
const PupilSchema = Type.Object({
  id: Id(),
  gradoNumero: GradeYearField(),
  descuento: Type.Optional(literals(ENROLMENT_DISCOUNTS)),
  motivo_descuento: Type.Optional(Nullable(LooseText(200))),
  monto_descuento: Type.Optional(Amount()),
  monto_pagar: Type.Optional(Amount()),
})

/** An enrolment as it stands, with what a baja or a cancellation said of it. */
const StandingSchema = Type.Object({
  id: Id(),
  alumno: Type.Object({ id: Id(), nombre: Type.String(), numero_control: Type.String() }),
  cicloEscolar: Type.Object({ id: Id(), name: Type.String() }),
  grado: GradeSchema,
  gradoNumero: GradeYearField(),
  grupo: Nullable(Type.String()),
  beca: Nullable(Type.String()),
  estado: literals(ENROLMENT_STATES),
  /** From when the pupil is gone, and why. */
  baja: Nullable(Type.Object({ fecha: Type.String(), motivo: Type.String() })),
  motivo_cancelacion: Nullable(Type.String()),
})
export type StandingEnrolment = Static<typeof StandingSchema>

const OwedMonthSchema = Type.Object({
  id: Id(),
  descripcion: Type.String(),
  vencimiento: Type.String(),
  monto: Pesos(),
})

/** What something done about an enrolment means; the same before it is pressed and after. Amounts without recargos. */
const EffectSchema = Type.Object({
  /** Months that are owed then. */
  se_deben: Type.Array(OwedMonthSchema),
  /** Months that are not owed any more. */
  no_se_deben: Type.Array(OwedMonthSchema),
  /** Months after a baja that were paid: `a_favor` is what becomes credit, or would. */
  adelantados: Type.Array(
    Type.Object({
      id: Id(),
      descripcion: Type.String(),
      monto: Pesos(),
      descuento: Pesos(),
      a_favor: Pesos(),
      folio: Id(),
    }),
  ),
  /** Open charges of the pupil in the cycle; `se_cancela` says which of them go. */
  cargos: Type.Array(
    Type.Object({ id: Id(), descripcion: Type.String(), saldo: Pesos(), se_cancela: Type.Boolean() }),
  ),
  /** Other enrolments of the pupil from this cycle on, which stay as they are. */
  otras: Type.Array(Type.Object({ id: Id(), cicloEscolar: Type.Object({ id: Id(), name: Type.String() }) })),
  /** What is owed of this enrolment then: months, and charges that stay. */
  adeudo: Pesos(),
  /** Sum of `adelantados`. */
  a_favor: Pesos(),
  /** Whether that became credit. */
  acreditado: Type.Boolean(),
})
export type LeavingEffect = Static<typeof EffectSchema>

const told = { inscripcion: StandingSchema, efecto: EffectSchema }

const BajaSchema = Type.Object({
  id: Id(),
  alumno: Type.Object({ id: Id(), nombre: Type.String(), numero_control: Type.String() }),
  grado: GradeSchema,
  gradoNumero: GradeYearField(),
  fecha: Type.String(),
  motivo: Type.String(),
  /** When it was written, and by whom. */
  registro: Moment(),
  usuario: Type.String(),
  /** What is open of the pupil's months and charges of the cycle, without recargos. */
  adeudo: Pesos(),
})
export type Baja = Static<typeof BajaSchema>

export const enrolmentsSchemas = {
  /** Writes nothing; refuses what the write would refuse. `fecha` is a baja's, today without it. */
  preview: {
    query: Type.Object({ accion: literals(LEAVING_ACTIONS), fecha: Type.Optional(Day()) }),
    response: ok(told),
  },
  leave: {
    body: Type.Object({
      inscripcionId: Id(),
      fecha: Day(),
      motivo: LooseText(200),
      /** Whether months paid ahead become the family's credit. */
      a_favor: Type.Optional(Type.Boolean()),
    }),
    response: ok(told),
  },
  comeBack: { body: Type.Object({ inscripcionId: Id() }), response: ok(told) },
  cancel: {
    // A reason in the body, or in the query where a proxy drops the body of a DELETE.
    body: Type.Optional(Nullable(Type.Object({ motivo_cancelacion: Type.Optional(LooseText(200)) }))),
    query: Type.Object({ motivo_cancelacion: Type.Optional(LooseText(200)) }),
    response: ok(told),
  },
  /** By surname. */
  listBajas: { response: ok({ bajas: Type.Array(BajaSchema) }) },
  enrol: {
    body: Type.Object({
      alumnos: Type.Array(PupilSchema, { maxItems: 500 }),
      idCiclo: Id(),
      grado: GradeSchema,
      costo_inscripcion: Amount(),
      mensualidad: Amount(),
      costo_material: Amount(),
    }),
    response: ok({ inscripciones: Type.Array(EnrolmentSchema) }),
  },
  withoutYear: { response: ok({ inscripciones: Type.Array(WithoutYearSchema) }) },
  setYear: {
    body: Type.Object({
      inscripcionId: Id(),
      gradoNumero: Nullable(GradeYearNumber()),
      /** Another level: unpaid months cost what it costs. */
      grado: Type.Optional(GradeSchema),
    }),
    response: ok({ inscripcion: PlacedSchema }),
  },
}
export type EnrolmentsContract = ContractOf<typeof enrolmentsSchemas>
