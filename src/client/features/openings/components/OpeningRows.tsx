import { useMemo } from 'react'
import type { OpeningResult, OpeningRow } from '@contract/openings/openings.schemas'
import { OPENING_STATES, type OpeningState } from '@contract/openings/openings.rules'
import { FileRows, saysColumn, stateColumn, type Listed } from '../../../ui/files/FileRows'
import { amountColumn } from '../../../ui/list/amountColumn'
import type { Column } from '../../../ui/list/columns'
import type { StatusTone } from '../../../ui/page/StatusChip'
import { STATE_LABELS, texts } from '../openings.texts'
import { reasonsOf } from './ErrorFiles'

const TONES: Record<OpeningState, StatusTone> = { NUEVO: 'success', IGUAL: 'neutral', ERROR: 'error' }

const ORDER: readonly OpeningState[] = ['ERROR', 'NUEVO', 'IGUAL']

const saysOf = (row: OpeningRow): string => (row.estado === 'ERROR' ? reasonsOf(row) : (row.texto ?? ''))

const columns: readonly Column<Listed<OpeningRow>>[] = [
  {
    key: 'alumno',
    header: 'Alumno',
    clip: false,
    wraps: true,
    width: 240,
    sortable: true,
    cell: ({ alumno }) => alumno?.nombre || '—',
    under: ({ alumno, fila, hoja }) =>
      [alumno?.numero_control || alumno?.curp, hoja, `renglón ${fila}`].filter(Boolean).join(' · '),
  },
  stateColumn(texts.state, STATE_LABELS, TONES),
  saysColumn('texto', 'Qué se hace', saysOf),
  amountColumn('adeudo', texts.owes, ({ totales }) => totales?.adeudo ?? null, { sortable: true }),
]

const sortBy = {
  alumno: ({ alumno }: Listed<OpeningRow>) => alumno?.nombre ?? '',
  adeudo: ({ totales }: Listed<OpeningRow>) => totales?.adeudo ?? 0,
}
const NOUN = { one: 'renglón', many: 'renglones' }

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
      label="Renglones del archivo"
      noun={NOUN}
      rows={rows}
      columns={columns}
      saysOf={saysOf}
      states={{ label: texts.state, all: 'Todos los estados', options }}
      sortBy={sortBy}
      empty={{ title: texts.nothing, text: texts.nothingText }}
    />
  )
}
