import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import type { SortBy } from '@contract/domain/sortRows'
import type { Column, Noun } from '../list/columns'
import { FilterSelect } from '../list/FilterSelect'
import { loadedSource, ListPanel } from '../list/ListPanel'
import { useFilters } from '../list/useFilters'
import { StatusChip, type StatusTone } from '../page/StatusChip'
import type { FileRow } from './fileErrors'

const Whole = styled('span')({ display: 'block', whiteSpace: 'normal' })

export type Listed<Row extends FileRow> = Row & { id: number }

export const stateColumn = <State extends string>(
  header: string,
  labels: Readonly<Record<State, string>>,
  tones: Readonly<Record<State, StatusTone>>,
): Column<{ estado: State }> => ({
  key: 'estado',
  header,
  width: 120,
  cell: ({ estado }) => <StatusChip label={labels[estado]} tone={tones[estado]} />,
})

export const saysColumn = <Row,>(key: string, header: string, saysOf: (row: Row) => string): Column<Row> => ({
  key,
  header,
  wraps: true,
  cell: (row) => <Whole>{saysOf(row) || '—'}</Whole>,
  exported: saysOf,
})

const FILTERS = ['estado'] as const

interface FileRowsProps<Row extends FileRow> {
  label: string
  noun: Noun
  rows: readonly Row[]
  columns: readonly Column<Listed<Row>>[]
  saysOf: (row: Row) => string
  states: { label: string; all: string; options: readonly { value: string; label: string }[] }
  sortBy?: SortBy<Listed<Row>>
  empty: { title: string; text: string }
}

export function FileRows<Row extends FileRow>(props: FileRowsProps<Row>) {
  const { label, noun, rows, columns, saysOf, states, sortBy, empty } = props
  const { values, change } = useFilters(FILTERS)
  const listed = useMemo(() => rows.map((row, at): Listed<Row> => ({ ...row, id: at + 1 })), [rows])
  const { estado } = values
  const filter = useMemo(
    () => (estado ? { key: estado, keep: (row: Listed<Row>) => row.estado === estado } : undefined),
    [estado],
  )
  const searchText = useMemo(
    () =>
      (row: Row): string => {
        const { nombre = '', curp = '', numero_control = '' } = row.alumno ?? {}
        return `${row.hoja ?? ''} ${row.fila} ${nombre} ${curp} ${numero_control} ${saysOf(row)}`
      },
    [saysOf],
  )
  return (
    <ListPanel
      label={label}
      source={loadedSource(listed)}
      columns={columns}
      noun={noun}
      searchText={searchText}
      {...(sortBy ? { sortBy } : {})}
      filter={filter}
      filters={
        <FilterSelect
          label={states.label}
          allLabel={states.all}
          options={states.options}
          value={estado}
          onChange={(value) => change({ estado: value })}
        />
      }
      empty={{ icon: 'users', ...empty }}
    />
  )
}
