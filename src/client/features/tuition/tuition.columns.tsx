import { formatDate } from '@contract/domain/dates'
import { percentLabel } from '@contract/domain/discounts'
import type { Student } from '@contract/students/students.schemas'
import type { Tuition } from '@contract/tuition/tuition.schemas'
import type { Column } from '../../ui/list/columns'
import { anyPupilColumns } from '../../ui/list/pupilColumns'
import { MoneyText } from '../../ui/page/MoneyText'
import { monthName } from './tuition.months'
import { texts } from './tuition.texts'

const pupil: readonly Column<Student>[] = [
  ...anyPupilColumns,
  { key: 'curp', header: 'CURP', cell: ({ curp }) => curp, hideOnCard: true },
]

/**
 * Of who may be paid for. Make them once per map: rows are drawn anew with new columns.
 * @param overdue pesos by pupil; undefined while it is on the way, null leaves the column out
 */
export const pupilColumns = (
  overdue: ReadonlyMap<number, number> | null | undefined,
): readonly Column<Student>[] => {
  if (overdue === null) return pupil
  const amountOf = (id: number) => {
    const pesos = overdue?.get(id) ?? 0
    if (pesos > 0) return <MoneyText pesos={pesos} />
    return overdue && '—'
  }
  return [
    ...pupil,
    { key: 'vencido', header: texts.columns.overdue, align: 'right', cell: ({ id }) => amountOf(id) },
  ]
}

export const monthColumns: readonly Column<Tuition>[] = [
  { key: 'mes', header: texts.columns.month, cell: monthName },
  { key: 'vence', header: texts.columns.due, cell: ({ vencimiento }) => formatDate(vencimiento) },
  {
    key: 'precio',
    header: texts.columns.list,
    align: 'right',
    cell: ({ lista }) => <MoneyText pesos={lista} />,
  },
  {
    key: 'beca',
    header: texts.columns.beca,
    align: 'right',
    cell: ({ beca_porcentaje }) => (beca_porcentaje ? percentLabel(beca_porcentaje) : '—'),
  },
  {
    key: 'monto',
    header: texts.columns.toPay,
    align: 'right',
    cell: ({ monto }) => <MoneyText pesos={monto} />,
  },
  {
    key: 'recargo',
    header: texts.columns.recargo,
    align: 'right',
    cell: ({ recargo }) => (recargo ? <MoneyText pesos={recargo} /> : '—'),
  },
]
