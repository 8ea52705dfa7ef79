import { styled } from '@mui/material/styles'
import { useCallback, useId } from 'react'
import { formatDate, formatMoment } from '@contract/domain/dates'
import type { Opening } from '@contract/openings/openings.schemas'
import { schoolZone } from '../../../state/clock/schoolClock'
import { Stack } from '../../../ui/layout/layout'
import type { Column } from '../../../ui/list/columns'
import { ListPanel, type ListSource } from '../../../ui/list/ListPanel'
import { RowAction } from '../../../ui/list/RowAction'
import { MoneyText } from '../../../ui/page/MoneyText'
import { StatusChip } from '../../../ui/page/StatusChip'
import { texts } from '../openings.texts'

const undoneOf = ({ deshecha }: Opening): string =>
  deshecha
    ? `La deshizo ${deshecha.usuario}, ${formatMoment(deshecha.fecha, schoolZone())}: ${deshecha.motivo}`
    : ''

/** A dash where the server sends no sum, as to a user who may not see what families owe. */
const moneyOf = (pesos: number | undefined) => (pesos === undefined ? '—' : <MoneyText pesos={pesos} />)

const columns: readonly Column<Opening>[] = [
  {
    key: 'ciclo',
    header: texts.cycle,
    cell: ({ cicloEscolar }) => cicloEscolar.name,
    under: (row) => [`Saldos del ${formatDate(row.fecha)}`, undoneOf(row)].filter(Boolean).join(' · '),
  },
  {
    key: 'alumnos',
    header: texts.figures.pupils,
    align: 'right',
    sortable: true,
    cell: ({ alumnos }) => alumnos,
  },
  {
    key: 'adeudo',
    header: texts.figures.debt,
    align: 'right',
    sortable: true,
    cell: ({ adeudo }) => moneyOf(adeudo),
  },
  {
    key: 'favor',
    header: texts.figures.credit,
    align: 'right',
    wideOnly: true,
    cell: ({ saldo_favor }) => moneyOf(saldo_favor),
  },
  {
    key: 'usuario',
    header: 'Registró',
    cell: ({ usuario }) => usuario,
    under: ({ fecha_creacion }) => formatMoment(fecha_creacion, schoolZone()),
  },
  {
    key: 'estado',
    header: texts.state,
    cell: ({ deshecha }) => (
      <StatusChip tone={deshecha ? 'neutral' : 'success'} label={deshecha ? texts.undone : texts.standing} />
    ),
    exported: (row) => ({
      [texts.state]: row.deshecha ? texts.undone : texts.standing,
      [texts.undone]: undoneOf(row),
    }),
  },
]

const searchText = (row: Opening): string => `${row.cicloEscolar.name} ${row.usuario} ${undoneOf(row)}`
const sortBy = {
  alumnos: ({ alumnos }: Opening) => alumnos,
  adeudo: ({ adeudo }: Opening) => adeudo ?? 0,
}

interface OpeningsListProps {
  source: ListSource<Opening>
  mayUndo: boolean
  onUndo: (opening: Opening) => void
}

const Heading = styled('h2')(({ theme: { typography } }) => ({ ...typography.h2, margin: 0 }))

export function OpeningsList({ source, mayUndo, onUndo }: OpeningsListProps) {
  const id = useId()
  const rowActions = useCallback(
    (row: Opening) =>
      row.deshecha ? null : <RowAction danger label={texts.undo} onClick={() => onUndo(row)} />,
    [onUndo],
  )
  return (
    <Stack as="section" gap={1} aria-labelledby={id}>
      <Heading id={id}>{texts.list}</Heading>
      <ListPanel
        label={texts.list}
        source={source}
        columns={columns}
        noun={{ one: 'apertura', many: 'aperturas' }}
        searchText={searchText}
        sortBy={sortBy}
        prefix="aperturas"
        shortcut={false}
        rowActions={mayUndo ? rowActions : undefined}
        empty={{
          icon: 'book',
          title: 'Todavía no hay aperturas',
          text: 'Aquí queda cada una, con quién la hizo y cuánto se debía, para revisarla o deshacerla.',
        }}
      />
    </Stack>
  )
}
