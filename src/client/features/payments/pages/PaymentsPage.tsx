import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { addDays, addMonths, isIsoDate } from '@contract/domain/dateMath'
import { dateParts, isoDate, type IsoDate } from '@contract/domain/dates'
import { formatPesos, sumPesos } from '@contract/domain/money'
import { PAYMENT_METHODS, paymentMethodLabel } from '@contract/domain/paymentMethods'
import { mayHandlePayment, paymentDaysProblem } from '@contract/payments/payments.rules'
import type { Payment } from '@contract/payments/payments.schemas'
import { today as schoolDay } from '../../../state/core/schoolClock'
import { useAppSelector } from '../../../state/hooks'
import { useListPaymentsByDayQuery } from '../../../state/payments/payments.api'
import { selectPermissions } from '../../../state/session/session.selectors'
import { FilterDates } from '../../../ui/list/FilterDates'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { ListScreen } from '../../../ui/list/ListScreen'
import { RowAction } from '../../../ui/list/RowAction'
import { useFilters } from '../../../ui/list/useFilters'
import type { ListFilter } from '../../../ui/list/useLocalList'
import { usePrintReceipt } from '../../../write/usePrintReceipt'
import type { OpenedPayment } from '../components/PaymentDialogs'
import { paymentColumns, paymentSearchText, paymentSortBy } from '../payments.columns'
import { NOUN, texts } from '../payments.texts'

/** Names of the filters in the address bar. */
export const FILTER_NAMES = ['desde', 'hasta', 'metodo', 'estado'] as const
type PaymentFilterValues = Record<(typeof FILTER_NAMES)[number], string>

const METHOD_OPTIONS = PAYMENT_METHODS.map((value) => ({ value, label: paymentMethodLabel(value) }))
const STATE_OPTIONS = [
  { value: 'vigente', label: texts.valid },
  { value: 'cancelado', label: texts.cancelled },
] as const

export interface Days {
  desde: IsoDate
  hasta: IsoDate
}

/** The days of the address; today for a side that is missing or no day. */
const daysOf = ({ desde, hasta }: Pick<PaymentFilterValues, 'desde' | 'hasta'>, today: IsoDate): Days => {
  const to = isIsoDate(hasta) ? hasta : today
  return { desde: isIsoDate(desde) ? desde : to < today ? to : today, hasta: to }
}

/** What a desk asks for most, each at one press. */
const quickDays = (today: IsoDate): readonly (Days & { label: string })[] => {
  const { anio, mes } = dateParts(today)
  const first = isoDate(anio, mes, 1)
  return [
    { label: texts.today, desde: today, hasta: today },
    { label: texts.week, desde: addDays(today, -6), hasta: today },
    { label: texts.month, desde: first, hasta: addDays(addMonths(first, 1), -1) },
  ]
}

/** Method and state, or none while nothing is chosen; the days are asked of the server. */
const paymentFilter = ({ metodo, estado }: PaymentFilterValues): ListFilter<Payment> | undefined => {
  if (!metodo && !estado) return undefined
  return {
    key: `${metodo}|${estado}`,
    keep: (pago) =>
      (!metodo || pago.metodo_pago === metodo) && (!estado || pago.cancelado === (estado === 'cancelado')),
  }
}

interface PaymentFiltersProps {
  values: PaymentFilterValues
  onChange: (patch: Partial<PaymentFilterValues>) => void
}

/** Method and state beside the search box. */
function PaymentFilters({ values: { metodo, estado }, onChange }: PaymentFiltersProps) {
  return (
    <>
      <FilterSelect
        label="Método de pago"
        allLabel={texts.allMethods}
        options={METHOD_OPTIONS}
        value={metodo}
        onChange={(next) => onChange({ metodo: next })}
      />
      <FilterSelect
        label="Estado"
        allLabel={texts.allStates}
        options={STATE_OPTIONS}
        value={estado}
        onChange={(next) => onChange({ estado: next })}
      />
      {(metodo || estado) && (
        <Button onClick={() => onChange({ metodo: '', estado: '' })}>{texts.clearFilters}</Button>
      )}
    </>
  )
}

interface PaymentDaysProps extends Days {
  today: string
  onChange: (days: Partial<Days>) => void
}

const Frame = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(1, 2),
  marginBottom: spacing(2),
  '& [role=group]': { display: 'flex', flexWrap: 'wrap', gap: spacing(1) },
}))

/** Which days are shown. Above the list and not in it: a day without payments must not hide the way to another. */
function PaymentDays({ desde, hasta, today, onChange }: PaymentDaysProps) {
  return (
    <Frame>
      <FilterDates
        from={desde}
        to={hasta}
        onChange={({ from, to }) =>
          onChange({
            ...(from === undefined ? {} : { desde: from }),
            ...(to === undefined ? {} : { hasta: to }),
          })
        }
      />
      <div role="group" aria-label={texts.days}>
        {quickDays(today).map(({ label, ...days }) => {
          const chosen = days.desde === desde && days.hasta === hasta
          return (
            <Button
              key={label}
              variant={chosen ? 'contained' : 'outlined'}
              aria-pressed={chosen}
              onClick={() => onChange(days)}
            >
              {label}
            </Button>
          )
        })}
      </div>
    </Frame>
  )
}

interface PaymentActionsProps {
  payment: Payment
  mayCancel: boolean
  onOpen: (opened: OpenedPayment) => void
  onPrint: (payment: Payment) => void
}

/** What may be done to a payment in the list. */
function PaymentActions({ payment, mayCancel, onOpen, onPrint }: PaymentActionsProps) {
  const { id } = payment
  return (
    <>
      <RowAction icon="eye" label={texts.show} onClick={() => onOpen({ what: 'detail', id })} />
      <RowAction icon="receipt" label={texts.receipt} onClick={() => onPrint(payment)} />
      {mayCancel && (
        <RowAction icon="close" label={texts.cancel} danger onClick={() => onOpen({ what: 'cancel', id })} />
      )}
    </>
  )
}

/** The payments of the chosen days, and the filters that the address holds. */
const useDayPayments = () => {
  const { values, change } = useFilters(FILTER_NAMES)
  // A list that stays open over midnight stays on the day it was opened for.
  const [today] = useState(schoolDay)
  const days = daysOf(values, today)
  const problem = paymentDaysProblem(days.desde, days.hasta)
  const { currentData, isFetching, error, refetch } = useListPaymentsByDayQuery(days, {
    skip: problem !== null,
  })
  return {
    ...{ values, change, today, days },
    source: {
      rows: problem === null ? currentData : undefined,
      isLoading: isFetching && !currentData,
      error: problem ?? error?.message,
      retry: () => {
        if (problem === null) void refetch()
      },
    },
  }
}

/** What stands of them, and how many do not. */
const sumText = (payments: readonly Payment[]): string => {
  const standing = payments.filter(({ cancelado }) => !cancelado)
  const pesos = sumPesos(standing.map(({ monto }) => monto))
  return texts.sum(formatPesos(pesos), payments.length - standing.length)
}

const load = () => import('../components/PaymentDialogs')
const PaymentDialogs = lazy(async () => ({ default: (await load()).PaymentDialogs }))

/** Every payment of some days: what it paid, its receipt, and the way to cancel it. */
export function PaymentsPage() {
  const { values, change, today, days, source } = useDayPayments()
  const filter = useMemo(() => paymentFilter(values), [values])
  const permissions = useAppSelector(selectPermissions)
  const receipt = usePrintReceipt()
  const [opened, setOpened] = useState<OpenedPayment | null>(null)
  useEffect(() => void load(), [])
  const mayCancel = useCallback(
    ({ cancelado, conceptos }: Payment) => !cancelado && mayHandlePayment(permissions, conceptos, 'DELETE'),
    [permissions],
  )
  const press = useRef((_payment: Payment) => {})
  useEffect(() => {
    press.current = (payment) =>
      void receipt.print(payment).then((printed) => {
        // What the browser did not let open is a link in the detail.
        if (printed?.blocked) setOpened({ what: 'detail', id: payment.id })
      })
  })
  const rowActions = useCallback(
    (payment: Payment) => (
      <PaymentActions
        payment={payment}
        mayCancel={mayCancel(payment)}
        onOpen={setOpened}
        onPrint={(each) => press.current(each)}
      />
    ),
    [mayCancel],
  )
  const shown = opened && source.rows?.find(({ id }) => id === opened.id)
  return (
    <>
      <ListScreen
        title={texts.title}
        subtitle={(matching) => Boolean(source.rows?.length) && sumText(matching)}
        above={<PaymentDays {...days} today={today} onChange={change} />}
        source={source}
        searchText={paymentSearchText}
        sortBy={paymentSortBy}
        filter={filter}
        columns={paymentColumns}
        noun={NOUN}
        searchLabel={texts.search}
        filters={<PaymentFilters values={values} onChange={change} />}
        rowActions={rowActions}
        empty={{ icon: 'receipt', title: texts.empty, text: texts.emptyText }}
      />
      {shown && (
        <Suspense fallback={null}>
          <PaymentDialogs
            what={opened.what}
            payment={shown}
            receipt={receipt}
            mayCancel={mayCancel(shown)}
            onOpen={setOpened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  )
}
