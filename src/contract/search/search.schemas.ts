import { Type, type Static } from '@sinclair/typebox'
import { Id, literals, LooseText, ok, type ContractOf } from '../http/schemas'
import { FOUND_KINDS } from './search.rules'

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
})
export type Found = Static<typeof FoundSchema>

export const searchSchemas = {
  find: {
    // Its length is told by the service, which counts without the blanks around.
    query: Type.Object({ q: LooseText(200) }),
    /** What is exactly meant first; then by kind, at most eight of each, and only of kinds that the reader may read. */
    response: ok({ resultados: Type.Array(FoundSchema) }),
  },
}
export type SearchContract = ContractOf<typeof searchSchemas>
