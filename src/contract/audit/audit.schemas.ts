import { Type, type Static } from '@sinclair/typebox'
import { MODULE_NAMES } from '../domain/permissions'
import { MAX_QUERY } from '../search/search.rules'
import { Day, Id, literals, LooseText, Moment, Nullable, ok, type ContractOf } from '../http/schemas'
import { AUDIT_ACTIONS, AUDIT_KIND_NAMES } from './audit.rules'

/** In a list's change, `antes` holds what was removed and `despues` what was added. */
export type AuditValue = string | number | boolean | null | readonly string[]
const Value = () => Type.Optional(Type.Unsafe<AuditValue>({}))

/** Passwords, health and fields the reader may not see come without values. */
const ChangeSchema = Type.Object({ campo: Type.String(), antes: Value(), despues: Value() })
export type AuditChange = Static<typeof ChangeSchema>

const EntrySchema = Type.Object({
  id: Id(),
  fecha: Moment(),
  /** Null: the server itself, or a command typed at its console. */
  usuario: Nullable(Type.Object({ id: Id(), name: Type.String() })),
  modulo: literals(MODULE_NAMES),
  accion: literals(AUDIT_ACTIONS),
  tipo: literals(AUDIT_KIND_NAMES),
  registroId: Id(),
  /** The record's name at that moment; null when the reader may not see it, or once personal data was emptied. */
  nombre: Nullable(Type.String()),
  cambios: Type.Array(ChangeSchema),
})
export type AuditEntry = Static<typeof EntrySchema>

export const auditSchemas = {
  list: {
    query: Type.Object({
      desde: Type.Optional(Day()),
      hasta: Type.Optional(Day()),
      modulo: Type.Optional(literals(MODULE_NAMES)),
      usuarioId: Type.Optional(Id()),
      tipo: Type.Optional(literals(AUDIT_KIND_NAMES)),
      id: Type.Optional(Id()),
      lecturas: Type.Optional(Type.Boolean()),
      /** Words of the record's name, or a folio. Finds nothing in modules the reader may not read. */
      q: Type.Optional(LooseText(MAX_QUERY)),
      pagina: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    }),
    response: ok({
      bitacora: Type.Array(EntrySchema),
      /** Exact up to `AUDIT_COUNTED`; one more means «more». */
      total: Type.Integer(),
    }),
  },
}
export type AuditContract = ContractOf<typeof auditSchemas>
