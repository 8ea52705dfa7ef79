import { useMemo } from 'react'
import { OPENING_STATES, type OpeningState } from '@contract/openings/openings.rules'
import type { OpeningResult, OpeningRow } from '@contract/openings/openings.schemas'
import { FileRows, saysColumn, stateColumn, type Listed } from '../../../ui/files/FileRows'
import type { Column } from '../../../ui/list/columns'
import { MoneyText } from '../../../ui/page/MoneyText'
import type { StatusTone } from '../../../ui/page/StatusChip'
import { STATE_LABELS, texts } from '../openings.texts'
import { reasonsOf } from '../opening.errors'

const TONES: Record<OpeningState, StatusTone> = { NUEVO: 'success', IGUAL: 'neutral', ERROR: 'error' }

/** Rows with errors come first: they are what is left to do. */
const ORDER: readonly OpeningState[] = ['ERROR', 'NUEVO', 'IGUAL']

const saysOf = (row: OpeningRow): string => (row.estado === 'ERROR' ? reasonsOf(row) : (row.texto ?? ''))

const columns: readonly Column<Listed<OpeningRow>>[] = [
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
  stateColumn(texts.state, STATE_LABELS, TONES),
  saysColumn('texto', texts.does, saysOf),
  {
    key: 'adeudo',
    header: texts.owes,
    align: 'right',
    sortable: true,
    cell: ({ totales }) => (totales ? <MoneyText pesos={totales.adeudo} /> : '—'),
  },
]

const sortBy = {
  alumno: ({ alumno }: Listed<OpeningRow>) => alumno?.nombre ?? '',
  adeudo: ({ totales }: Listed<OpeningRow>) => totales?.adeudo ?? 0,
}
const NOUN = { one: 'renglón', many: 'renglones' }

/** Each row of the file in words: what is wrong with it, or what it does. */
export function OpeningRows({ result }: { result: OpeningResult }) {
  const rows = useMemo(
    () => ORDER.flatMap((state) => result.filas.filter(({ estado }) => estado === state)),
    [result],
  )
  const options = OPENING_STATES.flatMap((value) => {
    const count = rows.filter((row) => row.estado === value).length
    return count > 0 ? [{ value, label: `${STATE_LABELS[value]} (${count})` }] : []
  })
  return (
    <FileRows
      label={texts.rows}
      noun={NOUN}
      rows={rows}
      columns={columns}
      saysOf={saysOf}
      states={{ label: texts.state, all: texts.allStates, options }}
      sortBy={sortBy}
      empty={{ title: texts.nothing, text: texts.nothingText }}
    />
  )
}
