import { actText, type AuditAct } from '@contract/audit/acts.rules'
import { actionWord, changeText, recordText } from '@contract/audit/audit.texts'
import type { AuditEntry } from '@contract/audit/audit.schemas'
import { momentText, schoolZone } from '../../state/clock/schoolClock'
import type { Table } from '../../ui/list/exported'
import { texts } from './audit.texts'

export const linesOf = (entry: AuditEntry): string[] => {
  const lines = entry.cambios.map((change) => changeText(entry, change, schoolZone()))
  if (lines.length > 0) return lines
  return [
    entry.accion === 'READ'
      ? 'Se le mostró en una página o un papel; nada cambió'
      : 'Sin cambios en los datos',
  ]
}

export const rowTitle = (entry: AuditEntry): string =>
  `${actionWord(entry.tipo, entry.accion)}: ${recordText(entry)}`

export const whenOf = ({ lead: { fecha } }: AuditAct): string => momentText(fecha)
export const whoOf = ({ lead: { usuario } }: AuditAct): string => usuario?.name ?? texts.server
export const sentenceOf = (act: AuditAct): string => actText(act, schoolZone())

export const auditTable = (rows: readonly AuditEntry[]): Table => ({
  head: ['Fecha', 'Usuario', 'Acción', 'Registro', 'Módulo', 'Cambios'],
  rows: rows.map((row) => [
    momentText(row.fecha),
    row.usuario?.name ?? texts.server,
    actionWord(row.tipo, row.accion),
    recordText(row),
    row.modulo,
    row.cambios.length === 0 ? '' : linesOf(row).join(' | '),
  ]),
})
