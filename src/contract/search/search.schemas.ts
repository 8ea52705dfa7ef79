import { Type, type Static } from '@sinclair/typebox'
import { familyFields, Id, literals, LooseText, ok, Pesos, withTags, type ContractOf } from '../http/schemas'
import { ASKED_KINDS, FOUND_KINDS } from './search.rules'

const FoundSchema = Type.Object({
  tipo: literals(FOUND_KINDS),
  id: Id(),
  titulo: Type.String(),
  detalle: Type.String(),
  ruta: Type.String(),
  numero_control: Type.Optional(Type.String()),
  hijos: Type.Optional(Type.Array(Type.String())),
  parecido: Type.Optional(Type.Literal(true)),
  /** For pupils and parents, when the user may open the desk. */
  familia: Type.Optional(Type.Object(familyFields())),
  /** Own debt of a pupil, else the family's, as in `/morosos`. Only for users who may read debts. */
  vencido: Type.Optional(withTags(Pesos(), 'Charge', 'Tuition')),
  /** In a pupil's row, where the whole family owes more. */
  vencido_familia: Type.Optional(withTags(Pesos(), 'Charge', 'Tuition')),
})
export type Found = Static<typeof FoundSchema>

export const searchSchemas = {
  find: {
    // The service checks the length, because blanks at the ends do not count. Missing `tipos` means all but FAMILIA.
    query: Type.Object({ q: LooseText(200), tipos: Type.Optional(LooseText(80)) }),
    /** Exact matches first, then by kind; at most eight of each, and only kinds that the user may read. */
    response: ok({
      resultados: withTags(
        Type.Array(FoundSchema),
        'Student',
        'Parent',
        'Payment',
        'Employee',
        'Group',
        'SchoolEvent',
        'User',
      ),
      /** Also counts matches beyond the eight listed. */
      totales: Type.Optional(Type.Array(Type.Object({ tipo: literals(ASKED_KINDS), total: Type.Integer() }))),
    }),
  },
}
export type SearchContract = ContractOf<typeof searchSchemas>
export type SearchAnswer = Omit<Static<typeof searchSchemas.find.response>, 'ok' | 'message'>
