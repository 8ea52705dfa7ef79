import { Type } from '@sinclair/typebox'
import { Moment, ok, type ContractOf } from '../http/schemas'

export const archivesSchemas = {
  create: {
    body: Type.Object({}),
    response: ok({ archivo: Type.Object({ url: Type.String(), vence: Moment() }) }),
  },
  download: {
    query: Type.Object({
      sesion: Type.String({ pattern: '^[0-9a-f-]{36}\\.[0-9a-z]{1,11}$' }),
      exp: Type.String({ pattern: '^\\d{1,12}$' }),
      firma: Type.String({ pattern: '^[\\w-]{43}$' }),
    }),
    response: ok({}),
  },
}
export type ArchivesContract = ContractOf<typeof archivesSchemas>
