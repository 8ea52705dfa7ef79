import { Link, useSearchParams } from 'react-router-dom'
import { chargesRoutes } from '@contract/charges/charges.routes'
import { formatDate } from '@contract/domain/dates'
import { fiscalLabel } from '@contract/fiscal/fiscal.rules'
import { paymentsRoutes } from '@contract/payments/payments.routes'
import { folioLabel } from '@contract/receipts/receipts.rules'
import * as paths from '@contract/domain/screenPaths'
import type { InvoiceRow } from '../../state/invoices/invoices.api'
import { useMayCall } from '../../state/session/useMayCall'
import { Quiet, Stack } from '../../ui/layout/layout'
import { amountColumn } from '../../ui/list/amountColumn'
import type { ListOf } from '../../ui/list/ListScreen'
import { LongCell } from '../../ui/list/LongCell'
import { StatusChip } from '../../ui/page/StatusChip'
import { STATES, texts } from './invoices.texts'

const receiverText = ({ factura }: InvoiceRow): string =>
  factura ? fiscalLabel(factura) : 'Nadie pidió factura'

/** Address of the page that mends what is missing. Within this page it keeps days and state, or the user would land in the current month. */
const keepingFilters = (ruta: string, shown: URLSearchParams): string => {
  const [page, query] = ruta.split('?')
  if (page !== paths.invoices) return ruta
  return `${page}?${new URLSearchParams([...shown, ...new URLSearchParams(query)])}`
}

/** Whether the user may say what the dialogs of this page ask, by the name in their address. */
export const useMayMend = () => ({
  cargo: useMayCall(chargesRoutes.setConcept),
  medio: useMayCall(paymentsRoutes.setMeansKind),
})

function Reason(row: InvoiceRow) {
  const [shown] = useSearchParams()
  const mayMend = useMayMend()
  const isRefused = (ruta: string): boolean =>
    Object.entries(mayMend).some(([name, may]) => !may && ruta.startsWith(`${paths.invoices}?${name}=`))
  return (
    <LongCell tablet="clamp(110px, 14vw, 200px)" wide="min(24vw, 420px)">
      {row.faltan.length === 0 ? (
        <>
          {receiverText(row)}
          {row.rechazo && <div>{row.rechazo}</div>}
          {row.uuid && <Quiet as="div">{row.uuid}</Quiet>}
        </>
      ) : (
        <Stack gap={0.5}>
          {row.faltan.map(({ texto, ruta }) =>
            isRefused(ruta) ? (
              <span key={`${ruta} ${texto}`}>{texto}</span>
            ) : (
              <Link key={`${ruta} ${texto}`} to={keepingFilters(ruta, shown)}>
                {texto}
              </Link>
            ),
          )}
        </Stack>
      )}
    </LongCell>
  )
}

const reasonText = (row: InvoiceRow): string =>
  row.faltan.length > 0
    ? row.faltan.map(({ texto }) => texto).join('; ')
    : [receiverText(row), row.rechazo].filter(Boolean).join('; ')

const deliveredText = ({ entrega }: InvoiceRow): string | null =>
  entrega && `${entrega.tipo === 'GLOBAL' ? 'global del' : 'el'} ${formatDate(entrega.fecha)}`

export const invoiceList = {
  noun: { one: 'pago', many: 'pagos' },
  searchText: (row) =>
    `${folioLabel(row.pago.folio)} ${row.de} ${row.factura?.rfc ?? ''} ${row.factura?.nombre ?? ''}`,
  searchLabel: 'Buscar por folio, alumno o RFC',
  sortBy: { de: ({ de }) => de, total: ({ total }) => total },
  columns: [
    {
      key: 'de',
      header: texts.who,
      sortable: true,
      cell: ({ de }) => de,
      under: ({ pago }) => `${folioLabel(pago.folio)} · ${formatDate(pago.fecha)}`,
      exported: ({ de, pago }) => ({
        ['Folio']: folioLabel(pago.folio),
        ['Día']: formatDate(pago.fecha),
        [texts.who]: de,
      }),
    },
    {
      key: 'estado',
      header: texts.state,
      cell: ({ estado }) => <StatusChip tone={STATES[estado].tone} label={STATES[estado].label} />,
      under: deliveredText,
      exported: ({ estado, uuid }) => ({ [texts.state]: STATES[estado].label, ['UUID']: uuid ?? '' }),
    },
    {
      key: 'razon',
      header: 'Qué falta o a quién',
      wraps: true,
      cell: (row) => <Reason {...row} />,
      exported: reasonText,
    },
    amountColumn('total', 'Total', ({ total }) => total, { sortable: true }),
  ],
  empty: {
    icon: 'receipt',
    title: 'No hay pagos en esos días',
    text: 'Elige otros días: la lista es de los pagos por su día de registro.',
  },
} satisfies ListOf<InvoiceRow>
