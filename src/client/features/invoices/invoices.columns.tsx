import { Link } from 'react-router-dom'
import { formatDate } from '@contract/domain/dates'
import { fiscalLabel } from '@contract/fiscal/fiscal.rules'
import { folioLabel } from '@contract/receipts/receipts.rules'
import type { InvoiceRow } from '../../state/invoices/invoices.api'
import { Stack } from '../../ui/layout/layout'
import type { ListOf } from '../../ui/list/ListScreen'
import { MoneyText } from '../../ui/page/MoneyText'
import { StatusChip } from '../../ui/page/StatusChip'
import { STATES, texts } from './invoices.texts'

/** Whom it is invoiced to. */
const receiverText = ({ factura }: InvoiceRow): string => (factura ? fiscalLabel(factura) : texts.nobodyAsked)

/** What a row lacks, each with the way to mend it; else whom it is invoiced to. */
function Reason(row: InvoiceRow) {
  if (row.faltan.length === 0) return receiverText(row)
  return (
    <Stack gap={0.5}>
      {row.faltan.map(({ texto, ruta }) => (
        <Link key={`${ruta} ${texto}`} to={ruta}>
          {texto}
        </Link>
      ))}
    </Stack>
  )
}

const reasonText = (row: InvoiceRow): string =>
  row.faltan.length > 0 ? row.faltan.map(({ texto }) => texto).join('; ') : receiverText(row)

const deliveredText = ({ entrega }: InvoiceRow): string | null =>
  entrega && texts.deliveredOn(entrega.tipo, formatDate(entrega.fecha))

export const invoiceList = {
  noun: { one: 'pago', many: 'pagos' },
  searchText: (row) =>
    `${folioLabel(row.pago.folio)} ${row.de} ${row.factura?.rfc ?? ''} ${row.factura?.nombre ?? ''}`,
  searchLabel: texts.search,
  sortBy: { de: ({ de }) => de, total: ({ total }) => total },
  columns: [
    {
      key: 'de',
      header: texts.who,
      sortable: true,
      cell: ({ de }) => de,
      under: ({ pago }) => `${folioLabel(pago.folio)} · ${formatDate(pago.fecha)}`,
      exported: ({ de, pago }) => ({
        [texts.folio]: folioLabel(pago.folio),
        [texts.day]: formatDate(pago.fecha),
        [texts.who]: de,
      }),
    },
    {
      key: 'estado',
      header: texts.state,
      cell: ({ estado }) => <StatusChip tone={STATES[estado].tone} label={STATES[estado].label} />,
      under: deliveredText,
      exported: ({ estado }) => STATES[estado].label,
    },
    {
      key: 'razon',
      header: texts.missing,
      wraps: true,
      cell: (row) => <Reason {...row} />,
      exported: reasonText,
    },
    {
      key: 'total',
      header: texts.total,
      align: 'right',
      sortable: true,
      cell: ({ total }) => <MoneyText pesos={total} />,
    },
  ],
  empty: { icon: 'receipt', title: texts.empty, text: texts.emptyText },
} satisfies ListOf<InvoiceRow>
