import { IMPORT_STATES, type ImportState } from '@contract/imports/imports.rules'
import type { ImportResult, ImportRow } from '@contract/imports/imports.schemas'
import { errorTable, errorWords, type ErrorTable } from '../../../ui/files/fileErrors'
import { FileRows, saysColumn, stateColumn, type Listed } from '../../../ui/files/FileRows'
import type { Column } from '../../../ui/list/columns'
import type { StatusTone } from '../../../ui/page/StatusChip'
import { COLUMN_LABELS } from '../../../write/imports/columnLabels'
import { STATE_LABELS, texts } from '../imports.texts'

const TONES: Record<ImportState, StatusTone> = {
  NUEVO: 'success',
  CAMBIA: 'info',
  IGUAL: 'neutral',
  ERROR: 'error',
}

const LABELS: Readonly<Partial<Record<string, string>>> = COLUMN_LABELS

/** The problems of a row, or its changes, in words. */
const reasonsOf = (row: Pick<ImportRow, 'campos' | 'cambios'>): string => {
  const { cambios = [] } = row
  return cambios.length > 0
    ? texts.changes(cambios.map((column) => LABELS[column] ?? column).join(', '))
    : errorWords(row, LABELS)
}

const columns: readonly Column<Listed<ImportRow>>[] = [
  { key: 'alumno', header: texts.pupil, clip: false, cell: ({ alumno }) => alumno?.nombre || '—' },
  { key: 'fila', header: texts.row, width: 72, cell: ({ fila }) => fila },
  stateColumn(texts.state, STATE_LABELS, TONES),
  saysColumn('motivo', texts.why, reasonsOf),
]

const NOUN = { one: 'fila', many: 'filas' }
const STATES = {
  label: texts.state,
  all: texts.allStates,
  options: IMPORT_STATES.map((value) => ({ value, label: STATE_LABELS[value] })),
}

export function ImportRows({ result }: { result: ImportResult }) {
  return (
    <FileRows
      label={texts.result}
      noun={NOUN}
      rows={result.filas}
      columns={columns}
      saysOf={reasonsOf}
      states={STATES}
      empty={{ title: texts.nothing, text: texts.intro }}
    />
  )
}

export const importErrors = (result: ImportResult): ErrorTable => errorTable(result, texts.reasons, reasonsOf)
