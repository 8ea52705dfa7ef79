import { Type, type Static } from '@sinclair/typebox'
import { Id, literals, LooseText, ok, Pesos, type ContractOf } from '../http/schemas'
import { ASKED_KINDS, FOUND_KINDS } from './search.rules'

/** Something that was found. */
const FoundSchema = Type.Object({
  tipo: literals(FOUND_KINDS),
  id: Id(),
  /** How it is called. */
  titulo: Type.String(),
  /** What tells it from others of the same name. */
  detalle: Type.String(),
  /** Address of the page that shows it to this reader. */
  ruta: Type.String(),
  /** Of a pupil or parent, for a reader of the desk: whose desk takes their money. */
  familia: Type.Optional(Type.Object({ padreId: Type.Optional(Id()), alumnoId: Type.Optional(Id()) })),
  /** What that family owes and was due, for a reader of debts: as `/morosos` says. */
  vencido: Type.Optional(Pesos()),
})
export type Found = Static<typeof FoundSchema>

export const searchSchemas = {
  find: {
    // Its length is told by the service, which counts without the blanks around.
    // `tipos`: 'ALUMNO,PADRE', or 'FAMILIA' for each family once; without it every kind.
    query: Type.Object({ q: LooseText(200), tipos: Type.Optional(LooseText(80)) }),
    /** What is exactly meant first; then by kind, at most eight of each, and only of kinds that the reader may read. */
    response: ok({
      resultados: Type.Array(FoundSchema),
      /** How many there are of each kind that was found, also beyond those eight. */
      totales: Type.Optional(Type.Array(Type.Object({ tipo: literals(ASKED_KINDS), total: Type.Integer() }))),
    }),
  },
}
export type SearchContract = ContractOf<typeof searchSchemas>
export type SearchAnswer = Omit<Static<typeof searchSchemas.find.response>, 'ok' | 'message'>
