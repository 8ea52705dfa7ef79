import { Type, type Static } from '@sinclair/typebox'
import { Id, LooseText, Nullable, ok, type ContractOf } from '../http/schemas'

/** The calendar year; the current one when missing. */
const anio = Type.Optional(Type.Integer({ minimum: 2000, maximum: 2100 }))

const ProgressSchema = Type.Object({ hechas: Type.Integer(), total: Type.Integer() })
export type YearProgress = Static<typeof ProgressSchema>

export const yearPapersSchemas = {
  ofFamily: {
    /** Exactly one of the two; a child with a parent leads to the parent's family. */
    query: Type.Object({ padreId: Type.Optional(Id()), alumnoId: Type.Optional(Id()), anio }),
    response: ok({ documento: Type.Object({ url: Type.String() }) }),
  },
  make: {
    body: Type.Object({
      anio,
      /** A code chosen by the client, by which `progress` finds this download. */
      avance: Type.Optional(LooseText(64)),
    }),
    response: ok({ archivo: Type.Object({ url: Type.String(), familias: Type.Integer() }) }),
  },
  progress: { response: ok({ avance: Nullable(ProgressSchema) }) },
  download: {
    query: Type.Object({
      anio: Type.String({ pattern: '^\\d{4}$' }),
      avance: Type.String({ pattern: '^[\\w-]{0,64}$' }),
      usuario: Type.String({ pattern: '^\\d{1,10}$' }),
      sesion: Type.String({ pattern: '^[0-9a-f-]{36}$' }),
      exp: Type.String({ pattern: '^\\d{1,12}$' }),
      firma: Type.String({ pattern: '^[\\w-]{43}$' }),
    }),
    response: ok({}),
  },
}
export type YearPapersContract = ContractOf<typeof yearPapersSchemas>
