import { Type, type Static } from '@sinclair/typebox'
import { DueDayField, EnrolmentSchema } from '../enrolments/enrolments.schemas'
import {
  EnrolmentDiscount,
  GradeSchema,
  GradeYearNumber,
  Id,
  literals,
  LooseText,
  Named,
  NamedPupil,
  Nullable,
  ok,
  Pesos,
  withTags,
  type ContractOf,
} from '../http/schemas'
import { LEFT_OUT, MAX_REENROLLED, PLAN_STATES } from './reenrolments.rules'

const YearSchema = { grado: GradeSchema, gradoNumero: Nullable(GradeYearNumber()) }

const PlanRowSchema = Type.Object({
  alumno: NamedPupil(),
  /** Enrolment in the ending cycle, where a missing year is to be set. */
  inscripcionId: Id(),
  padre: Nullable(Named('Parent')),
  de: Type.Object({
    ...YearSchema,
    grupo: Nullable(Named('Group')),
  }),
  /** Null when the pupil finishes school or the year is unknown. For an enrolled pupil, the year of that enrolment. */
  a: Nullable(Type.Object(YearSchema)),
  /** Overdue today, without recargos. It decides the pupil's state; that of the family does not. */
  adeudo: withTags(Pesos(), 'Charge', 'Tuition'),
  adeudo_familia: Pesos(),
  estado: literals(PLAN_STATES),
  /** Place among the siblings LISTO or CON_ADEUDO, from 1; null without a parent and for pupils the plan does not enrol. */
  lugar: Type.Optional(Nullable(Type.Integer())),
})
export type PlanRow = Static<typeof PlanRowSchema>

const PupilSchema = Type.Object({
  id: Id(),
  ...YearSchema,
  descuento: Type.Optional(EnrolmentDiscount()),
  motivo_descuento: Type.Optional(Nullable(LooseText(200))),
  idGrupo: Type.Optional(Nullable(Id())),
})

const LeftOutSchema = Type.Object({ id: Id(), nombre: Type.String(), motivo: literals(LEFT_OUT) })
export type LeftOut = Static<typeof LeftOutSchema>

export const reenrolmentsSchemas = {
  plan: {
    body: Type.Object({ origenId: Id(), destinoId: Id() }),
    response: ok({ plan: withTags(Type.Array(PlanRowSchema), 'Cycle') }),
  },
  enrol: {
    body: Type.Object({
      destinoId: Id(),
      alumnos: Type.Array(PupilSchema, { maxItems: MAX_REENROLLED }),
      con_adeudo: Type.Optional(Type.Boolean()),
      vence: DueDayField(),
    }),
    response: ok({ inscripciones: Type.Array(EnrolmentSchema), omitidos: Type.Array(LeftOutSchema) }),
  },
}
export type ReenrolmentsContract = ContractOf<typeof reenrolmentsSchemas>
