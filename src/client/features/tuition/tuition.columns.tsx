import { formatDate } from '@contract/domain/dates'
import { percentLabel } from '@contract/domain/discounts'
import type { Student } from '@contract/students/students.schemas'
import type { Tuition } from '@contract/tuition/tuition.schemas'
import type { Column } from '../../ui/list/columns'
import { anyPupilColumns } from '../../ui/list/pupilColumns'
import { MoneyText } from '../../ui/page/MoneyText'
import { monthName } from './tuition.months'
import { texts } from './tuition.texts'

export const pupilSearchText = ({ nombre, curp, numero_control }: Student): string =>
  `${nombre} ${curp} ${numero_control}`

export const pupilColumns: readonly Column<Student>[] = [
  ...anyPupilColumns,
  { key: 'curp', header: 'CURP', cell: ({ curp }) => curp, hideOnCard: true },
  {
    key: 'beca',
    header: 'Beca',
    align: 'right',
    cell: ({ becas }) => becas.map(({ beca }) => percentLabel(beca.porcentaje)).join(', ') || '—',
  },
]

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
