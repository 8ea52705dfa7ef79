import { Type, type Static } from '@sinclair/typebox'
import { GradeSchema, Id, Nullable } from '../http/schemas'

/** A pupil inside another row: a parent's child, a beca's or a group's member. */
export const PupilSchema = Type.Object({
  id: Id(),
  nombre: Type.String(),
  numero_control: Type.String(),
  /** In the cycle the row speaks of; null when not enrolled in it. */
  grado: Nullable(GradeSchema),
  grupo: Nullable(Type.Object({ id: Id(), nombre: Type.String() })),
})
export type Pupil = Static<typeof PupilSchema>

/** Pupils in a body: of each only the id is read (DOMAIN §1). That there is one is told by the rules, with the spec's words. */
export const PickedPupils = () => Type.Array(Type.Object({ id: Id() }), { maxItems: 500 })
