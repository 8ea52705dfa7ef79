import { Type, type Static } from '@sinclair/typebox'
import { enrolmentTerms } from '../enrolments/enrolments.schemas'
import {
  Day,
  GradeSchema,
  GradeYearField,
  GradeYearNumber,
  Id,
  literals,
  LooseText,
  Named,
  Nullable,
  ok,
  Text,
  type ContractOf,
} from '../http/schemas'

/** A pupil inside another row: a parent's child, a beca's or a group's member. */
export const PupilSchema = Type.Object({
  id: Id(),
  nombre: Type.String(),
  numero_control: Type.String(),
  /** In the cycle the row speaks of; null when not enrolled in it. */
  grado: Nullable(GradeSchema),
  gradoNumero: GradeYearField(),
  grupo: Nullable(Named()),
})
export type Pupil = Static<typeof PupilSchema>

/** Pupils in a body: of each only the id is read. That there is one the rules say, in the customer's words. */
export const PickedPupils = () => Type.Array(Type.Object({ id: Id() }), { maxItems: 500 })

/** A pupil as every list sends it: no health data. */
const studentFields = {
  id: Id(),
  nombre: Type.String(),
  nombres: Nullable(Type.String()),
  paterno: Nullable(Type.String()),
  materno: Nullable(Type.String()),
  curp: Type.String(),
  curp_verificada: Type.Boolean(),
  numero_control: Type.String(),
  fecha_nacimiento: Type.String(),
  /** Signed links to the photo and its thumbnail, null without one. */
  urlFoto: Nullable(Type.String()),
  urlMiniatura: Nullable(Type.String()),
  /** From the enrolment in the current cycle; null when not enrolled. */
  grado: Nullable(GradeSchema),
  gradoNumero: GradeYearField(),
  /** The enrolment that grade and group are of. */
  inscripcionId: Type.Optional(Nullable(Id())),
  grupo: Nullable(Named()),
  padre: Nullable(Named()),
  /** Their last cycle before the one that is asked for: only in the list of who may be enrolled. */
  ultimo: Type.Optional(
    Nullable(
      Type.Object({
        ciclo: Type.String(),
        grado: GradeSchema,
        gradoNumero: GradeYearField(),
        grupo: Nullable(Named()),
      }),
    ),
  ),
  /** What an imported list said; it enrols nobody. On a pupil's page and in the list of who may be enrolled. */
  grado_previsto: Type.Optional(
    Nullable(Type.Object({ grado: GradeSchema, gradoNumero: Nullable(GradeYearNumber()) })),
  ),
  /** The beca of the current cycle, none or one. */
  becas: Type.Array(
    Type.Object({
      beca: Type.Object({ nombre: Type.String(), grado: Type.String(), porcentaje: Type.Integer() }),
    }),
  ),
}
export const StudentSchema = Type.Object(studentFields)
export type Student = Static<typeof StudentSchema>

const HealthList = Type.Array(Type.Object({ id: Id(), descripcion: Type.String() }))

/** One pupil's page: adds health data and every enrolment. */
const StudentDetailSchema = Type.Object({
  ...studentFields,
  alergias: HealthList,
  enfermedades: HealthList,
  inscripciones: Type.Array(
    Type.Object({
      id: Id(),
      ciclo: Type.Object({ id: Id(), name: Type.String() }),
      grado: GradeSchema,
      gradoNumero: GradeYearField(),
      grupo: Nullable(Named()),
      ...enrolmentTerms,
      fecha: Type.String(),
      /** The day from which the pupil was gone; null or left out for who is there. */
      baja: Type.Optional(Nullable(Type.String())),
    }),
  ),
})
export type StudentDetail = Static<typeof StudentDetailSchema>

/** What a pupil has to be given yet. */
export const MISSING = ['PADRE', 'INSCRIPCION', 'GRUPO'] as const

const IncompleteSchema = Type.Object({
  id: Id(),
  nombre: Type.String(),
  numero_control: Type.String(),
  padre: Nullable(Named()),
  /** In a cycle that has not ended; null without one. */
  inscripcion: Nullable(
    Type.Object({ ciclo: Type.Object({ id: Id(), name: Type.String() }), grado: GradeSchema }),
  ),
  faltan: Type.Array(literals(MISSING)),
})
export type Incomplete = Static<typeof IncompleteSchema>

/** A list as JSON text, as multipart carries it; a JSON body may send the list itself. */
const JsonText = () => Type.String({ maxLength: 20_000, json: true })

/** Multipart: every field travels as text. */
const parts = {
  nombres: Type.Optional(LooseText(100)),
  paterno: Type.Optional(LooseText(100)),
  materno: Type.Optional(LooseText(100)),
  alergias: Type.Optional(JsonText()),
  enfermedades: Type.Optional(JsonText()),
  curp_confirmada: Type.Optional(literals(['true', 'false'])),
}
const required = {
  nombre: Text(300),
  // Room for the blanks of a pasted one; its length is told by the rules, in words.
  curp: Text(40),
  numero_control: Text(40),
  fecha_nacimiento: Day(),
}

const list = { response: ok({ alumnos: Type.Array(StudentSchema) }) }
const detail = ok({ alumno: StudentDetailSchema })

export const studentsSchemas = {
  listWithoutParent: list,
  /** `ciclo`: the current one without it. */
  listToEnrol: { query: Type.Object({ ciclo: Type.Optional(Id()) }), ...list },
  listEnrolled: list,
  listAll: list,
  listIncomplete: { response: ok({ alumnos: Type.Array(IncompleteSchema) }) },
  nextNumber: { response: ok({ numero_control: Type.String() }) },
  delete: { response: ok({ alumno: StudentSchema }) },
  get: { response: detail },
  create: { body: Type.Object({ ...required, ...parts }), response: detail },
  update: {
    body: Type.Object({ ...Type.Partial(Type.Object(required)).properties, ...parts }),
    response: detail,
  },
}
export type StudentsContract = ContractOf<typeof studentsSchemas>

/** What a body says of a pupil besides health: it is kept, answered and drawn under the same name, and the compiler asks each for it. */
export type StudentText = Exclude<
  keyof StudentsContract['create']['body'],
  'alergias' | 'enfermedades' | 'curp_confirmada'
>
