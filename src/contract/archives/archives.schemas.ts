import { Type } from '@sinclair/typebox'
import { Moment, ok, type ContractOf, signedLink } from '../http/schemas'

export const archivesSchemas = {
  create: {
    body: Type.Object({}),
    response: ok({ archivo: Type.Object({ url: Type.String(), vence: Moment() }) }),
  },
  download: {
    query: Type.Object({
      ...signedLink,
    }),
    response: ok({}),
  },
}
export type ArchivesContract = ContractOf<typeof archivesSchemas>
