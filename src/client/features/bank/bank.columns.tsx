import type { BankDeposit } from '@contract/bank/bank.schemas'
import type { ProposalClass } from '@contract/bank/proposals.rules'
import { formatDate } from '@contract/domain/dates'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { amountColumn } from '../../ui/list/amountColumn'
import type { Column } from '../../ui/list/columns'
import { LongCell } from '../../ui/list/LongCell'
import type { ListOf } from '../../ui/list/ListScreen'
import { StatusChip, type StatusTone } from '../../ui/page/StatusChip'
import { texts } from './bank.texts'

const TONES: Readonly<Record<ProposalClass, StatusTone>> = {
  SEGURA: 'success',
  PROBABLE: 'info',
  VARIAS: 'warning',
  NINGUNA: 'neutral',
}

const stateText = ({ estado, propuesta }: BankDeposit): string =>
  propuesta ? texts.classes[propuesta.clase] : texts.states[estado]

const familyText = ({ propuesta, pago }: BankDeposit): string =>
  pago ? `Folio ${folioLabel(pago.folio)}` : (propuesta?.familia ?? 'Busca la familia')

const reasonsText = ({ propuesta, motivo }: BankDeposit): string | null =>
  propuesta?.razones.join(' · ') ?? motivo

const fileColumns: readonly Column<BankDeposit>[] = [
  { key: 'fecha', header: 'Día', cell: ({ fecha }) => formatDate(fecha) },
  { key: 'texto', header: 'Depósito', cell: ({ texto }) => texto },
  { key: 'ordenante', header: 'Ordenante', cell: ({ ordenante }) => ordenante },
  { key: 'cuenta', header: 'Cuenta', cell: ({ cuenta }) => cuenta.nombre },
  { key: 'familia', header: 'Familia', cell: familyText },
  { key: 'razones', header: 'Razones', cell: reasonsText },
  { key: 'estado', header: 'Propuesta', cell: stateText },
  { key: 'monto', header: 'Monto', align: 'right', cell: ({ monto }) => monto },
]

export const depositsList = {
  title: texts.title,
  noun: { one: 'depósito', many: 'depósitos' },
  searchText: ({ texto, monto, ordenante, propuesta }) =>
    [texto, monto.toFixed(2), ordenante, propuesta?.familia].join(' '),
  searchLabel: 'Buscar por familia, texto o monto',
  // A cashier works through many deposits by keyboard and should not have to turn pages.
  pageSize: 50,
  sortBy: { fecha: ({ fecha }) => fecha, monto: ({ monto }) => monto, familia: familyText },
  columns: [
    {
      key: 'fecha',
      header: 'Depósito',
      sortable: true,
      cell: ({ texto }) => texto,
      under: ({ fecha, cuenta, ordenante }) =>
        [formatDate(fecha), ordenante, cuenta.nombre].filter(Boolean).join(' · '),
    },
    {
      key: 'familia',
      header: 'Familia',
      sortable: true,
      wraps: true,
      cell: (deposit) => (
        <LongCell tablet="clamp(120px, 70vw - 320px, 330px)" wide="min(32vw, 520px)">
          {familyText(deposit)}
        </LongCell>
      ),
      under: reasonsText,
    },
    amountColumn('monto', 'Monto', ({ monto }) => monto, {
      sortable: true,
      under: (deposit) => (
        <StatusChip
          tone={deposit.propuesta ? TONES[deposit.propuesta.clase] : 'neutral'}
          label={stateText(deposit)}
        />
      ),
    }),
  ],
  exported: fileColumns,
  empty: {
    icon: 'cash',
    title: 'No hay depósitos',
    text: 'Trae el archivo de movimientos que da el banco: cada depósito aparece aquí con su familia propuesta.',
  },
} satisfies ListOf<BankDeposit>
