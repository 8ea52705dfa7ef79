import { Type, type Static } from '@sinclair/typebox'
import { familyFields, Id, literals, LooseText, ok, Pesos, tagged, type ContractOf } from '../http/schemas'
import { ASKED_KINDS, FOUND_KINDS } from './search.rules'

const FoundSchema = Type.Object({
  tipo: literals(FOUND_KINDS),
  id: Id(),
  titulo: Type.String(),
  /** Distinguishes results of the same name. */
  detalle: Type.String(),
  /** Address of the page that shows it to this user. */
  ruta: Type.String(),
  /** Not written so: it only sounds so, or differs by one letter. */
  parecido: Type.Optional(Type.Literal(true)),
  /** The family whose desk takes the money; for pupils and parents, when the user may open the desk. */
  familia: Type.Optional(Type.Object(familyFields())),
  /** Overdue amount, the same as in `/morosos`: a pupil's own, else the family's; when the user may read debts. */
  vencido: Type.Optional(tagged(Pesos(), 'Charge', 'Tuition')),
  /** In a pupil's row, what the whole family owes, where that is more. */
  vencido_familia: Type.Optional(tagged(Pesos(), 'Charge', 'Tuition')),
})
export type Found = Static<typeof FoundSchema>

export const searchSchemas = {
  find: {
    // The service checks the length, because it does not count blanks at the ends.
    // `tipos`: 'ALUMNO,PADRE', or 'FAMILIA' for each family once; every kind but families when missing.
    query: Type.Object({ q: LooseText(200), tipos: Type.Optional(LooseText(80)) }),
    /** Exact matches first, then by kind; at most eight of each kind, and only kinds that the user may read. */
    response: ok({
      resultados: tagged(
        Type.Array(FoundSchema),
        'Student',
        'Parent',
        'Payment',
        'Employee',
        'Group',
        'SchoolEvent',
        'User',
      ),
      /** Number of matches of each kind, beyond the eight listed. */
      totales: Type.Optional(Type.Array(Type.Object({ tipo: literals(ASKED_KINDS), total: Type.Integer() }))),
    }),
  },
}
export type SearchContract = ContractOf<typeof searchSchemas>
export type SearchAnswer = Omit<Static<typeof searchSchemas.find.response>, 'ok' | 'message'>
