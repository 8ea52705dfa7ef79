import { Type, type Static } from '@sinclair/typebox'
import {
  CycleId,
  entity,
  GradeSchema,
  GradeYearField,
  Id,
  LooseText,
  ok,
  type ContractOf,
} from '../http/schemas'
import { PickedPupils, PupilSchema, StudentSchema } from '../students/students.schemas'

const GroupSchema = entity('Group', {
  id: Id(),
  nombre: Type.String(),
  grado: GradeSchema,
  /** Null takes any year of the level. */
  gradoNumero: GradeYearField(),
  cicloEscolarId: CycleId(),
  alumnos: Type.Array(PupilSchema),
})
export type Group = Static<typeof GroupSchema>

const one = ok({ grupo: GroupSchema })

export const groupsSchemas = {
  listByCycle: { response: ok({ grupos: Type.Array(GroupSchema) }) },
  create: {
    body: Type.Object({
      cicloEscolarId: Id(),
      nombre: LooseText(40),
      grado: GradeSchema,
      gradoNumero: GradeYearField(),
      alumnos: Type.Optional(PickedPupils()),
    }),
    response: one,
  },
  addStudents: {
    body: Type.Object({
      idGrupo: Id(),
      alumnos: PickedPupils(),
      /** True moves pupils out of their present group; otherwise such a pupil is 409. */
      mover: Type.Optional(Type.Boolean()),
    }),
    response: one,
  },
  removeStudents: { body: Type.Object({ idGrupo: Id(), alumnos: PickedPupils() }), response: one },
  update: {
    body: Type.Object({ nombre: Type.Optional(LooseText(40)), gradoNumero: GradeYearField() }),
    response: one,
  },
  delete: { response: one },
  listWithoutGroup: { response: ok({ alumnos: Type.Array(StudentSchema) }) },
}
export type GroupsContract = ContractOf<typeof groupsSchemas>
