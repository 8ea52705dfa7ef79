import { Type } from '@sinclair/typebox'
import { literals, ok } from '../http/schemas'

/** Room on the disks of the server: enough, little, or none that a write could count on. */
export const DISK = ['BIEN', 'POCO', 'LLENO'] as const
export type DiskSpace = (typeof DISK)[number]

const state = {
  /** Whether the database answers. */
  base: Type.Boolean(),
  disco: literals(DISK),
  /** Of the program. */
  version: Type.String(),
}

export const systemSchemas = {
  health: {
    response: ok(state),
    /** What a 503 of this call holds besides its sentence, unless the server is closing and does not look. */
    unwell: Type.Composite([
      Type.Object({ ok: Type.Literal(false), message: Type.String() }),
      Type.Partial(Type.Object(state)),
    ]),
  },
}
