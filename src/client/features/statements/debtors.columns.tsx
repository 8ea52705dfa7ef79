import { formatDate } from '@contract/domain/dates'
import { formatPhone } from '@contract/domain/phone'
import { bucketOf, type Bucket } from '@contract/statements/statements.rules'
import type { Debtor } from '@contract/statements/statements.schemas'
import type { Column } from '../../ui/list/columns'
import type { SortBy } from '../../ui/list/sortRows'
import { MoneyText } from '../../ui/page/MoneyText'
import { StatusChip, type StatusTone } from '../../ui/page/StatusChip'
import { DebtorName } from './components/DebtorName'
import { BUCKET_LABELS, texts } from './statements.texts'

export const debtorSearchText = ({ padre, alumnos }: Debtor): string =>
  [
    padre?.nombre,
    padre?.telefono,
    ...alumnos.map(({ nombre, numero_control }) => `${nombre} ${numero_control}`),
  ].join(' ')

const TONES: Record<Bucket, StatusTone> = { un_mes: 'info', dos_meses: 'warning', tres_meses: 'error' }

export const debtorSortBy: SortBy<Debtor> = {
  familia: ({ padre, alumnos }) => padre?.nombre ?? alumnos[0]?.nombre,
  atraso: ({ desde }) => desde,
  vencido: ({ vencido }) => vencido,
  recargos: ({ recargos }) => recargos,
}

export const debtorColumns: readonly Column<Debtor>[] = [
  { key: 'familia', header: 'Familia', sortable: true, cell: (debtor) => <DebtorName debtor={debtor} /> },
  {
    key: 'telefono',
    header: 'Teléfono',
    cell: ({ padre }) => (padre?.telefono ? formatPhone(padre.telefono) : texts.noPhone),
    hideOnCard: true,
  },
  {
    key: 'atraso',
    header: 'Atraso',
    sortable: true,
    cell: ({ meses }) => <StatusChip label={BUCKET_LABELS[bucketOf(meses)]} tone={TONES[bucketOf(meses)]} />,
  },
  { key: 'desde', header: 'Debe desde', cell: ({ desde }) => formatDate(desde) },
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
