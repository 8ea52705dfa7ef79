import { Type, type Static } from '@sinclair/typebox'
import { literals, Named, Nullable, ok, withTags, type ContractOf } from '../http/schemas'
import { SETUP_STEPS, SKIPPABLE } from './setup.rules'

/** Derived from the data each time; only `omitido` is stored. */
export const SetupSchema = withTags(
  Type.Object({
    pasos: Type.Array(
      Type.Object({
        paso: literals(SETUP_STEPS),
        hecho: Type.Boolean(),
        omitido: Type.Optional(Type.Boolean()),
      }),
    ),
    terminado: Type.Boolean(),
    registrados: Type.Optional(Type.Integer()),
    /** The pupil enrolled last, whose family the desk opens for the first receipt. Null without ALUMNOS (READ). */
    alumno: Type.Optional(Nullable(Named('Student'))),
    cobrado: Type.Optional(Type.Boolean()),
  }),
  'School',
  'Cycle',
  'User',
  'Student',
  'Payment',
)
export type Setup = Static<typeof SetupSchema>

const one = ok({ arranque: SetupSchema })

export const setupSchemas = {
  get: { response: one },
  skip: { body: Type.Object({ paso: literals(SKIPPABLE) }), response: one },
}
export type SetupContract = ContractOf<typeof setupSchemas>
