import { useCallback } from 'react'
import { formatDate } from '@contract/domain/dates'
import { placeLabel } from '@contract/domain/grades'
import type { Upcoming } from '@contract/statements/statements.schemas'
import * as paths from '@contract/domain/screenPaths'
import { ON_OPENING } from '../../../state/core/reads'
import { namesOf, useUpcoming } from '../../../state/statements/statements.api'
import { amountColumn } from '../../../ui/list/amountColumn'
import { ListScreen, type ListOf } from '../../../ui/list/ListScreen'
import { RowAction } from '../../../ui/list/RowAction'
import { deskOf, useMayCollect } from '../../../write/money/deskAddress'
import { texts } from '../statements.texts'

const list = {
  noun: { one: 'pago', many: 'pagos' },
  searchText: ({ alumno, padre, concepto }) =>
    [alumno.nombre, alumno.numero_control, padre?.nombre, padre?.telefono, concepto].join(' '),
  sortBy: {
    alumno: ({ alumno }) => alumno.nombre,
    concepto: ({ concepto }) => concepto,
    vence: ({ vence }) => vence,
    monto: ({ monto }) => monto,
  },
  columns: [
    {
      key: 'alumno',
      header: 'Alumno',
      sortable: true,
      cell: ({ alumno }) => alumno.nombre,
      under: ({ alumno, padre }) => [placeLabel(alumno), padre?.nombre].filter(Boolean).join(' · '),
    },
    {
      key: 'concepto',
      header: 'Concepto',
      sortable: true,
      clip: true,
      cell: ({ concepto }) => concepto,
      under: ({ ciclo }) => ciclo,
    },
    { key: 'vence', header: 'Vence', sortable: true, cell: ({ vence }) => formatDate(vence) },
    amountColumn('monto', 'Monto', ({ monto }) => monto, { sortable: true }),
  ],
  empty: {
    icon: 'calendar',
    title: 'Nada vence en estos días',
    text: 'Aquí aparecen los cargos y colegiaturas que se pueden pagar a tiempo de hoy a siete días.',
  },
} satisfies ListOf<Upcoming>

const accountOf = ({ alumno }: Upcoming): string => paths.account(alumno.id)

const deskOfRow = (row: Upcoming): string => deskOf({ alumnoId: row.alumno.id }, namesOf([row]))

/** What falls due in the next seven days: a row for each month and charge, counted like the home's figure. */
export function UpcomingPage() {
  const { row: data, error, ...reading } = useUpcoming(undefined, ON_OPENING)
  const mayCollect = useMayCollect()
  const rowActions = useCallback(
    (row: Upcoming) => <RowAction icon="pay" label={texts.collect} to={deskOfRow(row)} />,
    [],
  )
  return (
    <ListScreen
      title="Vence en 7 días"
      subtitle={
        data
          ? `Cargos y colegiaturas que vencen del ${formatDate(data.desde)} al ${formatDate(data.hasta)}`
          : 'Cargos y colegiaturas por vencer'
      }
      {...list}
      source={{ ...reading, rows: data?.proximos, error: error?.message }}
      rowActions={mayCollect ? rowActions : undefined}
      rowOpens={accountOf}
    />
  )
}
