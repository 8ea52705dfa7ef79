import type { Debtor } from '@contract/statements/statements.schemas'
import type { Column } from '../../ui/list/columns'
import type { SortBy } from '../../ui/list/sortRows'
import { MoneyText } from '../../ui/page/MoneyText'
import { DebtorName } from './components/DebtorName'
import { Lateness } from './components/Lateness'

export const debtorSearchText = ({ padre, alumnos }: Debtor): string =>
  [
    padre?.nombre,
    padre?.telefono,
    ...alumnos.map(({ nombre, numero_control }) => `${nombre} ${numero_control}`),
  ].join(' ')

export const debtorSortBy: SortBy<Debtor> = {
  familia: ({ padre, alumnos }) => padre?.nombre ?? alumnos[0]?.nombre,
  atraso: ({ desde }) => desde,
  vencido: ({ vencido }) => vencido,
  recargos: ({ recargos }) => recargos,
}

export const debtorColumns: readonly Column<Debtor>[] = [
  {
    key: 'familia',
    header: 'Familia',
    sortable: true,
    width: '40%',
    cell: (debtor) => <DebtorName debtor={debtor} />,
  },
  { key: 'atraso', header: 'Atraso', sortable: true, cell: (debtor) => <Lateness debtor={debtor} /> },
  {
    key: 'vencido',
    header: 'Vencido',
    align: 'right',
    sortable: true,
    cell: ({ vencido }) => <MoneyText pesos={vencido} />,
  },
  {
    key: 'recargos',
    header: 'Recargos a hoy',
    align: 'right',
    sortable: true,
    cell: ({ recargos }) => (recargos > 0 ? <MoneyText pesos={recargos} /> : '—'),
  },
]
