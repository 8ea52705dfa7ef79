import { Type } from '@sinclair/typebox'
import { literals, ok } from '../http/schemas'

const DISK = ['BIEN', 'POCO', 'LLENO'] as const
export type DiskSpace = (typeof DISK)[number]

const state = {
  base: Type.Boolean(),
  disco: literals(DISK),
  version: Type.String(),
}

export const systemSchemas = {
  getDocs: { response: ok({ documentacion: Type.Object({ url: Type.String() }) }) },
  getHealth: {
    response: ok(state),
    /** Body of a 503, besides its message; the state is missing while the server shuts down. */
    unhealthy: Type.Composite([
      Type.Object({ ok: Type.Literal(false), message: Type.String() }),
      Type.Partial(Type.Object(state)),
    ]),
  },
}
