import { Type, type Static } from '@sinclair/typebox'
import { familyFields, LooseText, Nullable, ok, withTags, type ContractOf, signedLink } from '../http/schemas'

const Year = () => Type.Integer({ minimum: 2000, maximum: 2100 })

const ProgressSchema = Type.Object({ hechas: Type.Integer(), total: Type.Integer() })
export type YearProgress = Static<typeof ProgressSchema>

export const yearPapersSchemas = {
  getByFamily: {
    query: Type.Object({
      ...familyFields(),
      anio: Type.Optional(Year()),
    }),
    response: ok({
      documento: withTags(Type.Object({ url: Type.String() }), 'Payment', 'Student', 'Parent', 'School'),
    }),
  },
  create: {
    body: Type.Object({
      anio: Year(),
      avance: Type.Optional(LooseText(64)),
    }),
    response: ok({ archivo: Type.Object({ url: Type.String(), familias: Type.Integer() }) }),
  },
  getProgress: { response: ok({ avance: Nullable(ProgressSchema) }) },
  download: {
    query: Type.Object({
      anio: Type.String({ pattern: '^\\d{4}$' }),
      avance: Type.String({ pattern: '^[\\w-]{0,64}$' }),
      usuario: Type.String({ pattern: '^\\d{1,10}$' }),
      ...signedLink,
    }),
    response: ok({}),
  },
}
export type YearPapersContract = ContractOf<typeof yearPapersSchemas>
