import { Type, type Static } from '@sinclair/typebox'
import { MODULE_NAMES } from '../domain/permissions'
import { MAX_QUERY } from '../search/search.rules'
import { Day, Id, literals, LooseText, Moment, Nullable, ok, type ContractOf } from '../http/schemas'
import { AUDIT_ACTIONS, AUDIT_KIND_NAMES } from './audit.rules'

/** A value as it was kept: of a list what left it (before) and what came into it (after). */
export type AuditValue = string | number | boolean | null | readonly string[]
const Value = () => Type.Optional(Type.Unsafe<AuditValue>({}))

/** Both values are missing where only the change is told: secrets, health, and what the reader may not read. */
const ChangeSchema = Type.Object({ campo: Type.String(), antes: Value(), despues: Value() })
export type AuditChange = Static<typeof ChangeSchema>

/** One row of the bitácora. */
const EntrySchema = Type.Object({
  id: Id(),
  fecha: Moment(),
  /** Who wrote; null for the server itself and for a command at its console. */
  usuario: Nullable(Type.Object({ id: Id(), name: Type.String() })),
  modulo: literals(MODULE_NAMES),
  accion: literals(AUDIT_ACTIONS),
  tipo: literals(AUDIT_KIND_NAMES),
  registroId: Id(),
  /** How the record was called then; null when the reader may not read it, or it was emptied. */
  nombre: Nullable(Type.String()),
  cambios: Type.Array(ChangeSchema),
})
export type AuditEntry = Static<typeof EntrySchema>

export const auditSchemas = {
  list: {
    query: Type.Object({
      /** The school's days, both included. */
      desde: Type.Optional(Day()),
      hasta: Type.Optional(Day()),
      modulo: Type.Optional(literals(MODULE_NAMES)),
      usuarioId: Type.Optional(Id()),
      tipo: Type.Optional(literals(AUDIT_KIND_NAMES)),
      /** Of the record. */
      id: Type.Optional(Id()),
      /** Words of the record's name, or a folio; of records whose module the reader may not read nothing is found. */
      q: Type.Optional(LooseText(MAX_QUERY)),
      /** From 1. */
      pagina: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    }),
    response: ok({
      bitacora: Type.Array(EntrySchema),
      /** Up to `AUDIT_COUNTED`; one more where there are more. */
      total: Type.Integer(),
    }),
  },
}
export type AuditContract = ContractOf<typeof auditSchemas>
