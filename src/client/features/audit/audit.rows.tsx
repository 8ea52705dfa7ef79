import { actionWord, changeText, recordText } from '@contract/audit/audit.words'
import type { AuditEntry } from '@contract/audit/audit.schemas'
import { formatMoment } from '@contract/domain/dates'
import { schoolZone } from '../../state/core/schoolClock'
import { Stack, TwoLines } from '../../ui/layout/layout'
import type { Column } from '../../ui/list/columns'
import type { Table } from '../../ui/list/exported'
import { texts } from './audit.texts'

const linesOf = (entry: AuditEntry): string[] =>
  entry.cambios.map((change) => changeText(entry, change, schoolZone()))

const who: Column<AuditEntry> = {
  key: 'quien',
  header: 'Cuándo y quién',
  width: 190,
  clip: false,
  cell: ({ fecha, usuario }) => (
    <TwoLines>
      {formatMoment(fecha, schoolZone())}
      <small>{usuario?.name ?? texts.server}</small>
    </TwoLines>
  ),
}

const what: Column<AuditEntry> = {
  key: 'cambios',
  header: 'Qué cambió',
  wraps: true,
  cell: (entry) => {
    const lines = linesOf(entry)
    return (
      <Stack as="ul" gap={0.25}>
        {lines.length === 0 ? <li>{texts.nothingSaid}</li> : lines.map((line) => <li key={line}>{line}</li>)}
      </Stack>
    )
  },
}

/** Of the whole bitácora. */
export const auditColumns: readonly Column<AuditEntry>[] = [
  who,
  {
    key: 'registro',
    header: 'Registro',
    width: 260,
    wraps: true,
    cell: (entry) => (
      <TwoLines>
        {actionWord(entry.tipo, entry.accion)}
        <small>{recordText(entry)}</small>
      </TwoLines>
    ),
  },
  what,
]

/** Of one record, which needs not be named. */
export const recordColumns: readonly Column<AuditEntry>[] = [
  who,
  { key: 'accion', header: 'Acción', width: 120, cell: ({ tipo, accion }) => actionWord(tipo, accion) },
  what,
]

/** Who, what and when, each in a cell of its own. */
export const auditTable = (rows: readonly AuditEntry[]): Table => ({
  head: texts.csv,
  rows: rows.map((row) => [
    formatMoment(row.fecha, schoolZone()),
    row.usuario?.name ?? texts.server,
    actionWord(row.tipo, row.accion),
    recordText(row),
    row.modulo,
    linesOf(row).join(' | '),
  ]),
})
