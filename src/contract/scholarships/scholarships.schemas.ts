import { Type, type Static } from '@sinclair/typebox'
import { SCHOLARSHIP_PERCENTS } from '../domain/discounts'
import {
  CycleId,
  entity,
  GradeSchema,
  Id,
  literals,
  LooseText,
  Month,
  ok,
  type ContractOf,
} from '../http/schemas'
import { PickedPupils, PupilSchema, StudentSchema } from '../students/students.schemas'

const ScholarshipSchema = entity('Scholarship', {
  id: Id(),
  nombre: Type.String(),
  grado: GradeSchema,
  /** Percent off tuition: 5 to 50 in steps of 5. */
  porcentaje: Type.Integer(),
  id_ciclo: CycleId(),
  becasAlumnos: Type.Array(Type.Object({ alumno: PupilSchema })),
})
export type Scholarship = Static<typeof ScholarshipSchema>

const one = ok({ beca: ScholarshipSchema })
const students = { response: ok({ alumnos: Type.Array(StudentSchema) }) }

export const scholarshipsSchemas = {
  create: {
    body: Type.Object({
      id_ciclo: Id(),
      // The schema lets blank values pass, so that `scholarshipProblems` answers in the customer's words.
      nombre: LooseText(120),
      porcentaje: literals(SCHOLARSHIP_PERCENTS),
      grado: GradeSchema,
      alumnos: PickedPupils(),
    }),
    response: one,
  },
  get: { response: one },
  listByCycle: { response: ok({ becas: Type.Array(ScholarshipSchema) }) },
  addStudents: { body: Type.Object({ idBeca: Id(), alumnos: PickedPupils() }), response: one },
  removeStudents: {
    /** `desde`: first month at the list price; the current month when missing. */
    body: Type.Object({ idBeca: Id(), alumnos: PickedPupils(), desde: Type.Optional(Month()) }),
    response: one,
  },
  update: {
    /** `desde`: first month with the new percentage; the current month when missing. */
    body: Type.Object({
      nombre: Type.Optional(LooseText(120)),
      porcentaje: Type.Optional(literals(SCHOLARSHIP_PERCENTS)),
      desde: Type.Optional(Month()),
    }),
    response: one,
  },
  delete: { response: one },
  /** `ciclo`: the current cycle when missing. */
  listEligible: { query: Type.Object({ ciclo: Type.Optional(Id()) }), ...students },
  listHolders: students,
}
export type ScholarshipsContract = ContractOf<typeof scholarshipsSchemas>
