import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { OPENING_STATES, type OpeningState } from '@contract/openings/openings.rules'
import type { OpeningResult, OpeningRow } from '@contract/openings/openings.schemas'
import type { Column } from '../../../ui/list/columns'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { ListPanel } from '../../../ui/list/ListPanel'
import { useFilters } from '../../../ui/list/useFilters'
import { MoneyText } from '../../../ui/page/MoneyText'
import { StatusChip, type StatusTone } from '../../../ui/page/StatusChip'
import { STATE_LABELS, texts } from '../openings.texts'
import { reasonsOf } from '../opening.errors'

const TONES: Record<OpeningState, StatusTone> = { NUEVO: 'success', IGUAL: 'neutral', ERROR: 'error' }

/** Rows with errors come first: they are what is left to do. */
const ORDER: readonly OpeningState[] = ['ERROR', 'NUEVO', 'IGUAL']

/** Problems and sentences wrap instead of being cut. */
const Whole = styled('span')({ display: 'block', whiteSpace: 'normal' })

type Listed = OpeningRow & { id: number }

const saysOf = (row: OpeningRow): string => (row.estado === 'ERROR' ? reasonsOf(row) : (row.texto ?? ''))

const columns: readonly Column<Listed>[] = [
  {
    key: 'alumno',
    header: texts.pupil,
    // What is done needs the room: the name wraps and is not cut.
    clip: false,
    wraps: true,
    width: 240,
    sortable: true,
    cell: ({ alumno }) => alumno?.nombre || '—',
    under: ({ alumno, fila }) =>
      [alumno?.numero_control || alumno?.curp, `${texts.row.toLowerCase()} ${fila}`]
        .filter(Boolean)
        .join(' · '),
  },
  {
    key: 'estado',
    header: texts.state,
    width: 112,
    cell: ({ estado }) => <StatusChip label={STATE_LABELS[estado]} tone={TONES[estado]} />,
  },
  {
    key: 'texto',
    header: texts.does,
    wraps: true,
    cell: (row) => <Whole>{saysOf(row) || '—'}</Whole>,
    exported: saysOf,
  },
  {
    key: 'adeudo',
    header: texts.owes,
    align: 'right',
    sortable: true,
    cell: ({ totales }) => (totales ? <MoneyText pesos={totales.adeudo} /> : '—'),
  },
]

const searchText = (row: Listed): string =>
  `${row.fila} ${row.alumno?.nombre ?? ''} ${row.alumno?.curp ?? ''} ${row.alumno?.numero_control ?? ''} ${saysOf(row)}`
const sortBy = {
  alumno: ({ alumno }: Listed) => alumno?.nombre ?? '',
  adeudo: ({ totales }: Listed) => totales?.adeudo ?? 0,
}
const FILTERS = ['estado'] as const
const NOUN = { one: 'renglón', many: 'renglones' }

/** Each row of the file in words: what is wrong with it, or what it does. */
export function OpeningRows({ result }: { result: OpeningResult }) {
  const { values, change } = useFilters(FILTERS)
  const rows = useMemo(
    () =>
      ORDER.flatMap((state) => result.filas.filter(({ estado }) => estado === state)).map((row) => ({
        ...row,
        id: row.fila,
      })),
    [result],
  )
  const { estado } = values
  const filter = useMemo(
    () => (estado ? { key: estado, keep: (row: Listed) => row.estado === estado } : undefined),
    [estado],
  )
  const options = OPENING_STATES.flatMap((value) => {
    const count = rows.filter((row) => row.estado === value).length
    return count > 0 ? [{ value, label: `${STATE_LABELS[value]} (${count})` }] : []
  })
  return (
    <ListPanel
      label={texts.rows}
      source={{ rows, isLoading: false, error: undefined, retry: () => undefined }}
      columns={columns}
      noun={NOUN}
      searchText={searchText}
      sortBy={sortBy}
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
      empty={{ icon: 'users', title: texts.nothing, text: texts.nothingText }}
    />
  )
}
