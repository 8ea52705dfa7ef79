import Button from '@mui/material/Button'
import { useCallback, useState } from 'react'
import { addDays, addMonths, isIsoDate, weekdayOf } from '@contract/domain/dateMath'
import { dateParts, type IsoDate } from '@contract/domain/dates'
import { MONTH_NAMES } from '@contract/domain/months'
import { invoicesRoutes as routes } from '@contract/invoices/invoices.routes'
import {
  conceptPage,
  INVOICE_STATES,
  MAX_DELIVERED,
  meansPage,
  monthOf,
} from '@contract/invoices/invoices.rules'
import { payerOf } from '@contract/payments/payments.rules'
import * as paths from '@contract/domain/screenPaths'
import { today as schoolDay } from '../../../state/clock/schoolClock'
import { useInvoices, type InvoiceRow } from '../../../state/invoices/invoices.api'
import { usePayment } from '../../../state/payments/payments.selectors'
import { useMayCall } from '../../../state/session/useMayCall'
import { Row, Stack } from '../../../ui/layout/layout'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { ListScreen } from '../../../ui/list/ListScreen'
import { PeriodChoice, type Days, type Period } from '../../../ui/list/PeriodChoice'
import { listIn } from '../../../ui/list/listIn'
import { useFilters } from '../../../ui/list/useFilters'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { AllYearPapers } from '../../../write/papers/AllYearPapers'
import { ChargeConceptDialog } from '../components/ChargeConceptDialog'
import { DeliverInvoices, DeliverToCome, DownloadAgain } from '../components/DeliverInvoices'
import { MeansKindDialog, type MeansOfPayment } from '../components/MeansKindDialog'
import { InvoiceSums } from '../components/InvoiceSums'
import { invoiceList, useMayMend } from '../invoices.columns'
import { STATES, texts } from '../invoices.texts'
import { useInvoiceRows } from '../useInvoiceRows'

const FILTERS = ['desde', 'hasta', 'estado', 'medio', 'cargo'] as const
const NONE: readonly InvoiceRow[] = []
const STATE_OPTIONS = INVOICE_STATES.map((value) => ({ value, label: STATES[value].label }))

/** A missing first day is the current month's; a missing or earlier last day, the end of the first day's month. */
const daysOf = ({ desde, hasta }: { desde: string; hasta: string }, today: IsoDate): Days => {
  const month = monthOf(isIsoDate(desde) ? desde : today)
  const from = isIsoDate(desde) ? desde : month.desde
  return { desde: from, hasta: isIsoDate(hasta) && hasta >= from ? hasta : month.hasta }
}

/** This week, cut at the ends of the month, because a global invoice is of one month. */
const weekOf = (today: IsoDate): Days => {
  const month = monthOf(today)
  const monday = addDays(today, -weekdayOf(today))
  const sunday = addDays(monday, 6)
  return {
    desde: monday < month.desde ? month.desde : monday,
    hasta: sunday > month.hasta ? month.hasta : sunday,
  }
}

const periodsOf = (today: IsoDate): readonly Period[] => [
  { label: 'Hoy', desde: today, hasta: today },
  { label: 'Esta semana', ...weekOf(today) },
  { label: 'Este mes', ...monthOf(today) },
  { label: 'El mes pasado', ...monthOf(addMonths(today, -1)) },
]

/** True if one of this payment's own means lacks its kind; what another payment lacks is mended on that one's page. */
const lacksKind = ({ faltan, pago }: InvoiceRow): boolean =>
  faltan.some(({ ruta }) => ruta === meansPage(pago.id))

function MeansOf({ id, onClose }: { id: number; onClose: () => void }) {
  const { row } = usePayment(id)
  return row ? <MeansKindDialog pagos={[{ ...row, de: payerOf(row) }]} onClose={onClose} /> : null
}

const reasonOf = (rows: readonly InvoiceRow[], chargeId: number): string =>
  rows.flatMap(({ faltan }) => faltan).find(({ ruta }) => ruta === conceptPage(chargeId))?.texto ?? ''

const monthName = (day: IsoDate): string => (MONTH_NAMES[dateParts(day).mes - 1] ?? '').toLowerCase()

/** Invisible, as long as the text to come, so that the title breaks into its lines at once. */
const LeftToCome = ({ today }: { today: IsoDate }) => (
  <span aria-hidden style={{ visibility: 'hidden' }}>
    {texts.left(10, monthName(today))}
  </span>
)

const TooManyDays = ({ shown }: { shown: number }) => (
  <InfoPanel
    tone="warning"
    title={`Hay más de ${shown} pagos en esos días: elige menos días para verlos todos`}
  />
)

const useUnclearMeans = (rows: readonly InvoiceRow[]) => {
  const [saying, setSaying] = useState<readonly MeansOfPayment[] | null>(null)
  const unclear = rows.filter(lacksKind).map(({ pago, medios, de }) => ({ ...pago, medios, de }))
  return {
    button: unclear.length > 0 && (
      <Button variant="outlined" onClick={() => setSaying(unclear)}>
        {unclear.length === 1
          ? 'Aclarar tarjeta o depósito'
          : `Aclarar tarjeta o depósito de ${unclear.length} pagos`}
      </Button>
    ),
    dialog: saying && <MeansKindDialog pagos={saying} onClose={() => setSaying(null)} />,
  }
}

type Filters = ReturnType<typeof useFilters<(typeof FILTERS)[number]>>

interface MissingDialogsProps extends Filters {
  rows: readonly InvoiceRow[]
}

/** Dialogs that the address opens: a row's «Falta» links to them. */
function MissingDialogs({ rows, values: { cargo, medio }, change }: MissingDialogsProps) {
  const closeMeans = useCallback(() => change({ medio: '' }), [change])
  const { cargo: maySayConcept, medio: maySayMeans } = useMayMend()
  return (
    <>
      {cargo && maySayConcept && (
        <ChargeConceptDialog
          id={Number(cargo)}
          reason={reasonOf(rows, Number(cargo))}
          onClose={() => change({ cargo: '' })}
        />
      )}
      {medio && maySayMeans && <MeansOf id={Number(medio)} onClose={closeMeans} />}
    </>
  )
}

export function InvoicesPage() {
  const { values, change } = useFilters(FILTERS)
  const [today] = useState(schoolDay)
  const days = daysOf(values, today)
  const estado = INVOICE_STATES.find((each) => each === values.estado)
  const read = useInvoices({ ...days, por_pagina: MAX_DELIVERED })
  const mayDeliver = useMayCall(routes.deliver)
  const { rowActions, dialogs } = useInvoiceRows(mayDeliver)
  const { facturas: rows, resumen, total = 0, por_nombrar = [] } = read.row ?? {}
  const unclear = useUnclearMeans(rows ?? NONE)
  return (
    <>
      <ListScreen
        title="Facturas"
        subtitle={
          resumen ? texts.left(resumen.dias_restantes, monthName(today)) : <LeftToCome today={today} />
        }
        {...invoiceList}
        above={
          <Stack gap={2}>
            <Row>
              <PeriodChoice {...days} periods={periodsOf(today)} onChange={change} />
              <AllYearPapers />
              {mayDeliver && <DownloadAgain rows={rows ?? NONE} />}
            </Row>
            {(resumen || read.isLoading) && (
              <InvoiceSums
                resumen={resumen}
                endedInvoices={mayDeliver ? por_nombrar : null}
                toState={(state) => `${paths.invoices}?${new URLSearchParams({ ...days, estado: state })}`}
              />
            )}
            {rows && total > rows.length && <TooManyDays shown={rows.length} />}
          </Stack>
        }
        filters={
          <FilterSelect
            label={texts.state}
            allLabel="Todos los estados"
            options={STATE_OPTIONS}
            value={values.estado}
            onChange={(next) => change({ estado: next })}
          />
        }
        tool={mayDeliver && unclear.button}
        source={listIn(read, ({ facturas }) =>
          estado ? facturas.filter((each) => each.estado === estado) : facturas,
        )}
        rowActions={rowActions}
        action={
          mayDeliver &&
          (rows && resumen ? (
            <DeliverInvoices rows={rows} days={days} today={today} resumen={resumen} />
          ) : (
            read.isLoading && <DeliverToCome />
          ))
        }
      />
      {unclear.dialog}
      <MissingDialogs rows={rows ?? NONE} values={values} change={change} />
      {dialogs}
    </>
  )
}
