import { Type, type Static, type TString } from '@sinclair/typebox'
import { GRADE_YEAR_KEYS } from '../domain/grades'
import { NEW_PUPILS } from '../domain/nextGrade'
import { enrolmentTerms } from '../enrolments/enrolments.schemas'
import { HandoverSchema } from '../guardians/guardians.schemas'
import {
  ByIds,
  CycleName,
  Day,
  entity,
  GradeSchema,
  GradeYearField,
  GradeYearNumber,
  Id,
  literals,
  LooseLines,
  LooseText,
  MaxRows,
  Named,
  NamedCycle,
  Nullable,
  ok,
  PageSchema,
  withTags,
  Text,
  Total,
  type ContractOf,
} from '../http/schemas'
import { SCHOLARSHIP_KINDS } from '../scholarships/scholarships.rules'
import { BLOOD_TYPES, MAX_INSTRUCTIONS, MAX_MEDICAL_SERVICE } from './health.rules'
import { LACKS, MAX_PICKED, STUDENT_ORDERS } from './pupilLists'

/** Coming or last place of a pupil who has none in the current cycle; else null. */
const OtherPlace = Type.Optional(
  Nullable(
    Type.Object({
      cuando: literals(['PROXIMO', 'ULTIMO']),
      ciclo: CycleName(),
      grado: GradeSchema,
      gradoNumero: GradeYearField(),
      grupo: Nullable(Named('Group')),
    }),
  ),
)

/** A pupil inside another row, such as a parent's child or a group's member. */
export const PupilSchema = entity('Student', {
  id: Id(),
  nombre: Type.String(),
  numero_control: Type.String(),
  grado: Nullable(GradeSchema),
  gradoNumero: GradeYearField(),
  grupo: Nullable(Named('Group')),
  lugar: OtherPlace,
})
export type Pupil = Static<typeof PupilSchema>

/** Only ids are read. The rules report an empty list in the customer's words. */
export const PickedPupils = () => Type.Array(Type.Object({ id: Id() }), { maxItems: MAX_PICKED })

/** Fields of lists: no health data. */
const studentFields = {
  id: Id(),
  nombre: Type.String(),
  nombres: Nullable(Type.String()),
  paterno: Nullable(Type.String()),
  materno: Nullable(Type.String()),
  /** '' while the pupil has none; `curp_pendiente` is then true. */
  curp: Type.String(),
  curp_verificada: Type.Boolean(),
  curp_pendiente: Type.Optional(Type.Boolean()),
  numero_control: Type.String(),
  fecha_nacimiento: Type.String(),
  urlFoto: Nullable(Type.String()),
  urlMiniatura: Nullable(Type.String()),
  grado: Nullable(GradeSchema),
  gradoNumero: GradeYearField(),
  inscripcionId: Type.Optional(Nullable(Id())),
  grupo: Nullable(Named('Group')),
  lugar: OtherPlace,
  padre: Nullable(Named('Parent')),
  /** The last cycle before the requested one; only in the list of pupils to enrol. */
  ultimo: Type.Optional(
    Nullable(
      Type.Object({
        ciclo: CycleName(),
        grado: GradeSchema,
        gradoNumero: GradeYearField(),
        grupo: Nullable(Named('Group')),
      }),
    ),
  ),
  /** Year expected by an import, which enrols nobody. Only on the pupil's page and in the list of pupils to enrol. */
  grado_previsto: Type.Optional(
    Nullable(Type.Object({ grado: GradeSchema, gradoNumero: Nullable(GradeYearNumber()) })),
  ),
  /** The adult to call first. Only in exported lists, for users who may read pupils. */
  llamar: Type.Optional(Nullable(Type.Object({ nombre: Type.String(), telefono: Type.String() }))),
  becas: Type.Array(
    Type.Object({
      beca: entity('Scholarship', {
        nombre: Type.String(),
        grado: Type.String(),
        porcentaje: Type.Number(),
        tipo: Type.Optional(literals(SCHOLARSHIP_KINDS)),
      }),
    }),
  ),
}
export const StudentSchema = entity('Student', studentFields)
export type Student = Static<typeof StudentSchema>

const HealthList = Type.Array(Type.Object({ id: Id(), descripcion: Type.String() }))

const StudentDetailSchema = entity('Student', {
  ...studentFields,
  alergias: HealthList,
  enfermedades: HealthList,
  medicamentos: Type.Array(
    Type.Object({ id: Id(), nombre: Type.String(), dosis: Type.String(), horario: Type.String() }),
  ),
  tipo_sangre: Nullable(literals(BLOOD_TYPES)),
  servicio_medico: Nullable(Type.String()),
  indicaciones: Nullable(Type.String()),
  /** Adults that must not take the pupil, then adults that may; missing on a server that does not send it. */
  entrega: Type.Optional(Type.Array(HandoverSchema)),
  inscripciones: Type.Array(
    Type.Object({
      id: Id(),
      ciclo: NamedCycle(),
      grado: GradeSchema,
      gradoNumero: GradeYearField(),
      grupo: Nullable(Named('Group')),
      ...enrolmentTerms,
      fecha: Type.String(),
      baja: Type.Optional(Nullable(Type.String())),
    }),
  ),
})
export type StudentDetail = Static<typeof StudentDetailSchema>

const MISSING = ['PADRE', 'INSCRIPCION', 'GRUPO'] as const

const IncompleteSchema = entity('Student', {
  id: Id(),
  nombre: Type.String(),
  numero_control: Type.String(),
  padre: Nullable(Named('Parent')),
  inscripcion: Nullable(Type.Object({ ciclo: NamedCycle(), grado: GradeSchema })),
  faltan: withTags(Type.Array(literals(MISSING)), 'Group'),
})
export type Incomplete = Static<typeof IncompleteSchema>

/** JSON in a text, since multipart carries nothing else; a JSON body may send the list itself. */
const JsonText = () => Type.String({ maxLength: 20_000, json: true })

const emptiable = <Text extends TString>(text: Text) => Type.Optional({ ...text, emptied: true })

const health = {
  alergias: Type.Optional(JsonText()),
  enfermedades: Type.Optional(JsonText()),
  medicamentos: Type.Optional(JsonText()),
  tipo_sangre: emptiable(LooseText(10)),
  servicio_medico: emptiable(LooseText(MAX_MEDICAL_SERVICE)),
  indicaciones: emptiable(LooseLines(MAX_INSTRUCTIONS)),
}

const texts = {
  nombres: Type.Optional(LooseText(100)),
  paterno: Type.Optional(LooseText(100)),
  materno: Type.Optional(LooseText(100)),
}
const required = {
  nombre: Text(300),
  // Longer than a CURP, because a pasted one may hold blanks; empty only with `curp_pendiente`.
  curp: LooseText(40),
  numero_control: Text(40),
  fecha_nacimiento: Day(),
}

const tick = () => Type.Optional(literals(['true', 'false']))
const optionalFields = { ...texts, ...health, curp_confirmada: tick(), curp_pendiente: tick() }

/** Forms, queries and pages use this type, so a new field left out of one does not compile. */
export type StudentText = keyof typeof required | keyof typeof texts
export const STUDENT_TEXTS = Object.keys({ ...required, ...texts }) as StudentText[]

const pageQuery = { ...Type.Pick(PageSchema, ['q', 'pagina', 'por_pagina']).properties, maximo: MaxRows() }

const Year = Type.Object({ grado: GradeSchema, gradoNumero: Nullable(GradeYearNumber()) })

const LastPlaceSchema = Type.Object({
  ultimo: Nullable(
    Type.Object({ ...Year.properties, grupo: Nullable(Type.Object({ nombre: Type.String() })) }),
  ),
  grado_previsto: Nullable(Year),
  alumnos: Type.Integer(),
})
export type LastPlace = Static<typeof LastPlaceSchema>
/** The client keeps the rows of these lists in one table, so all of them have the same fields. */
const alumnos = withTags(Type.Array(StudentSchema), 'Guardian')
const exportedList = { query: ByIds, response: ok({ alumnos }) }
const detail = ok({ alumno: StudentDetailSchema })

export const studentsSchemas = {
  listWithoutParent: exportedList,
  listToEnrol: {
    query: Type.Object({
      ciclo: Type.Optional(Id()),
      ...pageQuery,
      /** Only pupils whose next year is in this level (`continuesInGrade`). */
      siguen_en: Type.Optional(GradeSchema),
      ultimo: Type.Optional(literals([NEW_PUPILS, ...GRADE_YEAR_KEYS])),
      ultimo_grupo: Type.Optional(LooseText()),
      /** The answer leaves `total` out: the client knows it from `lugares`, and counting would read every pupil's last place. */
      sin_total: Type.Optional(Type.Boolean()),
    }),
    response: ok({
      alumnos: Type.Array(StudentSchema),
      total: Total(),
      /** Sent instead of the rows where there are more than `maximo`. */
      lugares: Type.Optional(Type.Array(withTags(LastPlaceSchema, 'Group'))),
    }),
  },
  listEnrolled: exportedList,
  listAll: {
    query: Type.Object({
      ...pageQuery,
      ...ByIds.properties,
      columna: Type.Optional(literals(STUDENT_ORDERS)),
      orden: PageSchema.properties.orden,
      /** In the current cycle; a level or one of its years. */
      grado: Type.Optional(literals(GRADE_YEAR_KEYS)),
      falta: Type.Optional(literals(LACKS)),
    }),
    response: ok({ alumnos, total: Total() }),
  },
  listIncomplete: { response: ok({ alumnos: Type.Array(IncompleteSchema) }) },
  getNextNumber: { response: ok({ numero_control: withTags(Type.String(), 'Student') }) },
  delete: { response: ok({ alumno: StudentSchema }) },
  get: { response: detail },
  create: { body: Type.Object({ ...required, ...optionalFields }), response: detail },
  update: {
    body: Type.Object({ ...Type.Partial(Type.Object(required)).properties, ...optionalFields }),
    response: detail,
  },
}
export type StudentsContract = ContractOf<typeof studentsSchemas>
