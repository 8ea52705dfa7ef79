import { Type, type Static } from '@sinclair/typebox'
import { literals, Month, ok, withTags, type ContractOf } from '../http/schemas'

const CheckedCardSchema = Type.Object({
  escuela: withTags(Type.String(), 'School'),
  iniciales: Type.String(),
  estado: literals(['VIGENTE', 'NO_VIGENTE']),
})
export type CheckedCard = Static<typeof CheckedCardSchema>

const documento = () => Type.Object({ url: Type.String() })

export const groupPapersSchemas = {
  getPaper: {
    query: Type.Object({
      mes: Type.Optional(Month()),
    }),
    response: ok({ documento: withTags(documento(), 'Student', 'Group', 'Cycle') }),
  },
  getCard: { response: ok({ documento: withTags(documento(), 'Student', 'Cycle') }) },
  check: { response: ok({ credencial: CheckedCardSchema }) },
}
export type GroupPapersContract = ContractOf<typeof groupPapersSchemas>
