import Button from '@mui/material/Button'
import { useCallback, useState } from 'react'
import { Link } from 'react-router-dom'
import { isIsoDate } from '@contract/domain/dateMath'
import { dateParts, formatDate, type IsoDate } from '@contract/domain/dates'
import { formatPesos } from '@contract/domain/money'
import { MONTH_NAMES } from '@contract/domain/months'
import { fiscalLabel } from '@contract/fiscal/fiscal.rules'
import { INVOICE_STATES, meansPage, monthOf } from '@contract/invoices/invoices.rules'
import { invoicesRoutes as routes } from '@contract/invoices/invoices.routes'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { today as schoolDay } from '../../../state/clock/schoolClock'
import { useInvoices, type InvoiceRow } from '../../../state/invoices/invoices.api'
import { usePayment } from '../../../state/payments/payments.selectors'
import { useMay } from '../../../state/session/useMay'
import { Row, Stack } from '../../../ui/layout/layout'
import { FilterDates } from '../../../ui/list/FilterDates'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { ListScreen, type ListOf } from '../../../ui/list/ListScreen'
import { useFilters } from '../../../ui/list/useFilters'
import { Figures } from '../../../ui/page/Figures'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { MoneyText } from '../../../ui/page/MoneyText'
import { StatusChip } from '../../../ui/page/StatusChip'
import { DeliverInvoices, type Days } from '../components/DeliverInvoices'
import { MeansKindDialog, type MeansOfPayment } from '../components/MeansKindDialog'
import { STATES, texts } from '../invoices.texts'

/** What a row lacks, each with the way to mend it; else whom it is invoiced to. */
function Reason({ estado, faltan, factura }: InvoiceRow) {
  if (estado === 'FALTA')
    return (
      <Stack gap={0.5}>
        {faltan.map(({ texto, ruta }) => (
          <Link key={`${ruta} ${texto}`} to={ruta}>
            {texto}
          </Link>
        ))}
      </Stack>
    )
  return factura ? fiscalLabel(factura) : texts.nobodyAsked
}

const reasonText = ({ faltan, factura }: InvoiceRow): string =>
  faltan.length > 0
    ? faltan.map(({ texto }) => texto).join('; ')
    : factura
      ? fiscalLabel(factura)
      : texts.nobodyAsked

const list = {
  noun: { one: 'pago', many: 'pagos' },
  searchText: (row) =>
    `${folioLabel(row.pago.folio)} ${row.de} ${row.factura?.rfc ?? ''} ${row.factura?.nombre ?? ''}`,
  searchLabel: texts.search,
  sortBy: { folio: ({ pago }) => pago.folio, de: ({ de }) => de, total: ({ total }) => total },
  columns: [
    {
      key: 'folio',
      header: texts.folio,
      sortable: true,
      cell: ({ pago }) => folioLabel(pago.folio),
      under: ({ pago }) => formatDate(pago.fecha),
    },
    { key: 'de', header: texts.who, sortable: true, wraps: true, cell: ({ de }) => de },
    {
      key: 'estado',
      header: texts.state,
      cell: ({ estado }) => <StatusChip tone={STATES[estado].tone} label={STATES[estado].label} />,
      under: ({ entrega }) => entrega && formatDate(entrega.fecha),
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

const FILTERS = ['desde', 'hasta', 'estado', 'medio'] as const
const STATE_OPTIONS = INVOICE_STATES.map((value) => ({ value, label: STATES[value].label }))

/** The days of the address; the current month for what is missing or backwards. */
const daysOf = ({ desde, hasta }: { desde: string; hasta: string }, today: IsoDate): Days => {
  const month = monthOf(isIsoDate(desde) ? desde : today)
  const from = isIsoDate(desde) ? desde : month.desde
  return { desde: from, hasta: isIsoDate(hasta) && hasta >= from ? hasta : month.hasta }
}

/** Whether its own cards or deposits are of unknown kind; money of another payment is mended there. */
const lacksKind = ({ faltan, pago }: InvoiceRow): boolean =>
  faltan.some(({ ruta }) => ruta === meansPage(pago.id))

/** The payment of the address, whose means lack their kind. */
function MeansOf({ id, onClose }: { id: number; onClose: () => void }) {
  const { row } = usePayment(id)
  return row ? <MeansKindDialog pagos={[row]} onClose={onClose} /> : null
}

const monthName = (day: IsoDate): string => (MONTH_NAMES[dateParts(day).mes - 1] ?? '').toLowerCase()

/** What is ready to be invoiced, what lacks what, what nobody asked for and what was handed over. */
export function InvoicesPage() {
  const { values, change } = useFilters(FILTERS)
  const [today] = useState(schoolDay)
  const days = daysOf(values, today)
  const estado = INVOICE_STATES.find((each) => each === values.estado)
  const { row, error, ...reading } = useInvoices({ ...days, por_pagina: 500 })
  const mayDeliver = useMay()(routes.deliver.access)
  const rows = row?.facturas
  const closeMeans = useCallback(() => change({ medio: '' }), [change])
  const { resumen } = row ?? {}
  const [saying, setSaying] = useState<readonly MeansOfPayment[] | null>(null)
  const unclear = (rows ?? []).filter(lacksKind).map(({ pago, medios }) => ({ ...pago, medios }))
  return (
    <>
      <ListScreen
        title={texts.title}
        subtitle={resumen && texts.left(resumen.dias_restantes, monthName(today))}
        {...list}
        above={
          <Stack gap={2}>
            <FilterDates {...days} onChange={change} />
            {resumen && (
              <Figures
                figures={INVOICE_STATES.map((state) => ({
                  label: STATES[state].label,
                  value: formatPesos(resumen[state].total),
                  note: `${resumen[state].pagos} pagos`,
                }))}
              />
            )}
            {mayDeliver && unclear.length > 0 && (
              <Row>
                <Button variant="outlined" onClick={() => setSaying(unclear)}>
                  {texts.sayKinds(unclear.length)}
                </Button>
              </Row>
            )}
            {resumen && resumen.por_cancelar > 0 && (
              <InfoPanel tone="warning" title={texts.toCancel(resumen.por_cancelar)} />
            )}
          </Stack>
        }
        filters={
          <FilterSelect
            label={texts.state}
            allLabel={texts.allStates}
            options={STATE_OPTIONS}
            value={values.estado}
            onChange={(next) => change({ estado: next })}
          />
        }
        source={{
          ...reading,
          rows: estado && rows ? rows.filter((each) => each.estado === estado) : rows,
          error: error?.message,
        }}
        action={
          mayDeliver && rows && resumen && <DeliverInvoices rows={rows} days={days} resumen={resumen} />
        }
      />
      {saying && <MeansKindDialog pagos={saying} onClose={() => setSaying(null)} />}
      {values.medio && <MeansOf id={Number(values.medio)} onClose={closeMeans} />}
    </>
  )
}
