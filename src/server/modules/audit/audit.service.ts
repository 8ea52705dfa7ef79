import { AUDIT_KINDS } from '@contract/audit/audit.kinds'
import { auditDaysProblem } from '@contract/audit/audit.rules'
import type { AuditChange, AuditContract, AuditEntry } from '@contract/audit/audit.schemas'
import { hasPermission, MODULE_NAMES, type ActionName, type Permission } from '@contract/domain/permissions'
import type { ReadCall } from '../../http/call'
import { assertField } from '../../shared/problem'
import { countEntries, listEntries, type EntryRow } from './audit.queries'

/** A field hidden from the reader says only that it changed. */
const shownTo =
  (permissions: readonly Permission[]) =>
  (row: EntryRow): AuditEntry => {
    const { needs } = AUDIT_KINDS[row.tipo] as { needs?: Readonly<Record<string, ActionName>> }
    const mayRead = (action: ActionName): boolean => hasPermission(permissions, row.modulo, action)
    const shownChange = ({ campo, ...open }: AuditChange): AuditChange => {
      if (!mayRead('READ') || !mayRead(needs?.[campo] ?? 'READ')) return { campo }
      return { campo, ...open, ...row.valores?.[campo] }
    }
    return {
      id: row.id,
      fecha: row.at.toISOString(),
      usuario: row.user_id === null ? null : { id: row.user_id, name: row.userName ?? '' },
      modulo: row.modulo,
      accion: row.accion,
      tipo: row.tipo,
      registroId: row.record_id,
      nombre: mayRead('READ') ? (row.nombre ?? row.personalName) : null,
      cambios: row.cambios.map(shownChange),
    }
  }

export const createAuditService = () => ({
  /** Newest first. @throws 400 the last day is before the first */
  list: async (
    { db, actor, timeZone }: ReadCall,
    wanted: AuditContract['list']['query'],
  ): Promise<{ bitacora: AuditEntry[]; total: number }> => {
    assertField('hasta', auditDaysProblem(wanted.desde, wanted.hasta))
    const readable = MODULE_NAMES.filter((modulo) => hasPermission(actor.permissions, modulo, 'READ'))
    const filter = { ...wanted, readable }
    const rows = await listEntries(db, filter, timeZone)
    return {
      bitacora: rows.map(shownTo(actor.permissions)),
      total: await countEntries(db, filter, timeZone),
    }
  },
})
export type AuditService = ReturnType<typeof createAuditService>
