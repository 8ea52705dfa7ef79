import { countText, withCommas } from '@contract/domain/text'
import type { WithoutDeposit } from '@contract/bank/bank.schemas'
import { daysBetween } from '@contract/domain/dateMath'
import { formatDate } from '@contract/domain/dates'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { useWithoutDeposit } from '../../../state/bank/bank.api'
import { today } from '../../../state/clock/schoolClock'
import { ON_OPENING } from '../../../state/core/reads'
import { amountColumn } from '../../../ui/list/amountColumn'
import { ListScreen, type ListOf } from '../../../ui/list/ListScreen'

const list = {
  title: 'Sin depósito',
  noun: { one: 'pago', many: 'pagos' },
  searchText: ({ familia, referencia, folio }) => [familia, referencia, folioLabel(folio)].join(' '),
  sortBy: { fecha: ({ fecha_pago }) => fecha_pago, monto: ({ monto }) => monto },
  columns: [
    { key: 'folio', header: 'Folio', width: 100, clip: false, cell: ({ folio }) => folioLabel(folio) },
    {
      key: 'familia',
      header: 'Familia',
      clip: true,
      name: true,
      cell: ({ familia }) => familia,
      under: ({ referencia }) => referencia,
    },
    {
      key: 'fecha',
      header: 'Día del pago',
      sortable: true,
      cell: ({ fecha_pago }) => formatDate(fecha_pago),
      under: ({ fecha_pago }) =>
        `hace ${countText(daysBetween(fecha_pago, today()), 'día', 'días', withCommas)}`,
    },
    amountColumn('monto', 'Monto', ({ monto }) => monto, { sortable: true, exported: ({ monto }) => monto }),
  ],
  empty: {
    icon: 'check',
    title: 'Todo lo registrado llegó',
    text: 'No hay transferencias registradas sin su depósito.',
  },
} satisfies ListOf<WithoutDeposit>

export function WithoutDepositPage() {
  return (
    <ListScreen
      {...list}
      subtitle="Transferencias de hace cinco días o más que no están en los archivos del banco."
      source={useWithoutDeposit({}, ON_OPENING)}
    />
  )
}
