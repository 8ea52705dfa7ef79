import { Type, type Static } from '@sinclair/typebox'
import {
  CycleId,
  entity,
  GradeSchema,
  Id,
  literals,
  LooseText,
  Month,
  Named,
  NamedPupil,
  Nullable,
  ok,
  Pesos,
  withTags,
  type ContractOf,
} from '../http/schemas'
import { PickedPupils, PupilSchema, StudentSchema } from '../students/students.schemas'
import { SCHOLARSHIP_KINDS } from './scholarships.rules'

const ScholarshipSchema = entity('Scholarship', {
  id: Id(),
  nombre: Type.String(),
  grado: GradeSchema,
  porcentaje: Type.Number(),
  tipo: Type.Optional(literals(SCHOLARSHIP_KINDS)),
  id_ciclo: CycleId(),
  becasAlumnos: Type.Array(Type.Object({ alumno: PupilSchema })),
})
export type Scholarship = Static<typeof ScholarshipSchema>

const Percent = () => Type.Number({ minimum: 0.01, maximum: 100 })

const SiblingSchema = withTags(
  Type.Object({
    alumno: PupilSchema,
    padre: Nullable(Named('Parent')),
    /** Among the family's enrolled children, from 1: the oldest. */
    lugar: Type.Integer(),
    porcentaje: Type.Number(),
    actual: Type.Number(),
    /** Price of the first month that would change, now and then; null when no such month is left. */
    paga: Type.Optional(Nullable(Pesos())),
    pagara: Type.Optional(Nullable(Pesos())),
  }),
  'Scholarship',
  'Cycle',
)
export type Sibling = Static<typeof SiblingSchema>

const SiblingsDoneSchema = Type.Object({
  hermanos: Type.Array(SiblingSchema),
  omitidos: Type.Array(NamedPupil()),
})
export type SiblingsDone = Static<typeof SiblingsDoneSchema>

const one = ok({ beca: ScholarshipSchema })
const students = { response: ok({ alumnos: Type.Array(StudentSchema) }) }

export const scholarshipsSchemas = {
  create: {
    body: Type.Object({
      id_ciclo: Id(),
      nombre: LooseText(120),
      porcentaje: Percent(),
      tipo: Type.Optional(literals(SCHOLARSHIP_KINDS)),
      grado: GradeSchema,
      alumnos: PickedPupils(),
    }),
    response: one,
  },
  get: { response: one },
  listByCycle: { response: ok({ becas: Type.Array(ScholarshipSchema) }) },
  addStudents: { body: Type.Object({ idBeca: Id(), alumnos: PickedPupils() }), response: one },
  removeStudents: {
    body: Type.Object({ idBeca: Id(), alumnos: PickedPupils(), desde: Type.Optional(Month()) }),
    response: one,
  },
  update: {
    body: Type.Object({
      nombre: Type.Optional(LooseText(120)),
      porcentaje: Type.Optional(Percent()),
      desde: Type.Optional(Month()),
    }),
    response: one,
  },
  delete: { response: one },
  listSiblings: { response: ok({ hermanos: Type.Array(SiblingSchema) }) },
  applySiblings: {
    body: Type.Object({ alumnos: Type.Optional(PickedPupils()) }),
    response: ok(SiblingsDoneSchema.properties),
  },
  /** `ciclo` missing means the current one. `con_una` adds pupils with one beca. */
  listEligible: {
    query: Type.Object({ ciclo: Type.Optional(Id()), con_una: Type.Optional(Type.Boolean()) }),
    ...students,
  },
  listHolders: students,
}
export type ScholarshipsContract = ContractOf<typeof scholarshipsSchemas>
