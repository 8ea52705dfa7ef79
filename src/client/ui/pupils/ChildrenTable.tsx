import { useMemo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { placeLabel } from '@contract/domain/grades'
import type { Pupil } from '@contract/students/students.schemas'
import * as paths from '@contract/domain/screenPaths'
import { amountColumn } from '../list/amountColumn'
import type { Column } from '../list/columns'
import { DataTable } from '../list/DataTable'

/** Amounts are absent where the user may not see them. */
export interface Child extends Pupil {
  saldo?: number
  vencido?: number
}

const columnsOf = (canOpen: boolean, owed: boolean): readonly Column<Child>[] => [
  {
    key: 'nombre',
    header: 'Nombre',
    cell: ({ id, nombre }) => (canOpen ? <Link to={paths.student(id)}>{nombre}</Link> : nombre),
  },
  { key: 'control', header: 'Número de control', width: 120, cell: ({ numero_control }) => numero_control },
  {
    key: 'grado',
    header: 'Grado y grupo',
    cell: (pupil) => placeLabel(pupil) || 'Sin inscripción',
  },
  ...(owed
    ? ([
        amountColumn('vencido', 'Vencido', ({ vencido = 0 }) => vencido),
        amountColumn('saldo', 'Saldo', ({ saldo = 0 }) => saldo),
      ] satisfies Column<Child>[])
    : []),
]

interface ChildrenTableProps {
  label: string
  rows: readonly Child[]
  canOpen: boolean
  rowActions?: (row: Child) => ReactNode
}

export function ChildrenTable({ label, rows, canOpen, rowActions }: ChildrenTableProps) {
  const owed = rows.some(({ saldo }) => saldo !== undefined)
  const columns = useMemo(() => columnsOf(canOpen, owed), [canOpen, owed])
  return <DataTable label={label} columns={columns} rows={rows} rowActions={rowActions} />
}
