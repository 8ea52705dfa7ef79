import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { IMPORT_STATES, type ImportState } from '@contract/imports/imports.rules'
import type { ImportResult, ImportRow } from '@contract/imports/imports.schemas'
import type { Column } from '../../../ui/list/columns'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { ListPanel } from '../../../ui/list/ListPanel'
import { useFilters } from '../../../ui/list/useFilters'
import { StatusChip, type StatusTone } from '../../../ui/page/StatusChip'
import { COLUMN_LABELS } from '../../../write/imports/columnLabels'
import { STATE_LABELS, texts } from '../imports.texts'

const TONES: Record<ImportState, StatusTone> = {
  NUEVO: 'success',
  CAMBIA: 'info',
  IGUAL: 'neutral',
  ERROR: 'error',
}

const labelOf = (column: string): string => COLUMN_LABELS[column as keyof typeof COLUMN_LABELS] ?? column

/** The problems of a row, or its changes, in words. */
const reasonsOf = ({ campos = {}, cambios = [] }: Pick<ImportRow, 'campos' | 'cambios'>): string =>
  cambios.length > 0
    ? texts.changes(cambios.map(labelOf).join(', '))
    : Object.entries(campos)
        .map(([column, why]) => `${labelOf(column)}: ${why}`)
        .join('. ')

/** Problems wrap instead of being cut. */
const Whole = styled('span')({ display: 'block', whiteSpace: 'normal' })

type Listed = ImportRow & { id: number }

const columns: readonly Column<Listed>[] = [
  { key: 'alumno', header: texts.pupil, clip: false, cell: ({ alumno }) => alumno?.nombre || '—' },
  { key: 'fila', header: texts.row, width: 72, cell: ({ fila }) => fila },
  {
    key: 'estado',
    header: texts.state,
    width: 120,
    cell: ({ estado }) => <StatusChip label={STATE_LABELS[estado]} tone={TONES[estado]} />,
  },
  {
    key: 'motivo',
    header: texts.why,
    cell: (row) => <Whole>{reasonsOf(row) || '—'}</Whole>,
    exported: reasonsOf,
  },
]

const searchText = (row: Listed): string =>
  `${row.fila} ${row.alumno?.nombre ?? ''} ${row.alumno?.curp ?? ''} ${row.alumno?.numero_control ?? ''} ${reasonsOf(row)}`

const FILTERS = ['estado'] as const
const NOUN = { one: 'fila', many: 'filas' }

export function ImportRows({ result }: { result: ImportResult }) {
  const { values, change } = useFilters(FILTERS)
  const rows = useMemo(() => result.filas.map((row) => ({ ...row, id: row.fila })), [result])
  const { estado } = values
  const filter = useMemo(
    () => (estado ? { key: estado, keep: (row: Listed) => row.estado === estado } : undefined),
    [estado],
  )
  const options = IMPORT_STATES.map((value) => ({ value, label: STATE_LABELS[value] }))
  return (
    <ListPanel
      label={texts.result}
      source={{ rows, isLoading: false, error: undefined, retry: () => undefined }}
      columns={columns}
      noun={NOUN}
      searchText={searchText}
      filter={filter}
      filters={
        <FilterSelect
          label={texts.state}
          allLabel={texts.allStates}
          options={options}
          value={estado}
          onChange={(value) => change({ estado: value })}
        />
      }
      empty={{ icon: 'users', title: texts.nothing, text: texts.intro }}
    />
  )
}

/** The wrong rows as in the file, with their reasons: a file to correct and import again. */
export const errorRows = ({ encabezados, filas }: ImportResult): string[][] => [
  [...encabezados, texts.reasons],
  ...filas
    .filter(({ estado }) => estado === 'ERROR')
    .map((row) => [...encabezados.map((_, at) => row.celdas?.[at] ?? ''), reasonsOf(row)]),
]
