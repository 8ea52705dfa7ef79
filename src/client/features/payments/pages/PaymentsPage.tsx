import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { formatDate } from '@contract/domain/dates'
import { formatPesos, sumPesos } from '@contract/domain/money'
import { paymentMethodLabel } from '@contract/domain/paymentMethods'
import { mayHandlePayment, paymentDaysProblem } from '@contract/payments/payments.rules'
import type { Payment } from '@contract/payments/payments.schemas'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { today as schoolDay } from '../../../state/core/schoolClock'
import { useAppSelector } from '../../../state/hooks'
import { usePaymentsByDay } from '../../../state/payments/payments.selectors'
import { selectPermissions } from '../../../state/session/session.selectors'
import type { Column } from '../../../ui/list/columns'
import { ListScreen } from '../../../ui/list/ListScreen'
import { RowAction } from '../../../ui/list/RowAction'
import type { SortBy } from '../../../ui/list/sortRows'
import { useFilters } from '../../../ui/list/useFilters'
import { MoneyText } from '../../../ui/page/MoneyText'
import { StatusChip } from '../../../ui/page/StatusChip'
import { usePrintReceipt } from '../../../write/usePrintReceipt'
import type { OpenedPayment } from '../components/PaymentDialogs'
import {
  daysOf,
  FILTER_NAMES,
  PaymentDays,
  paymentFilter,
  PaymentFilters,
} from '../components/PaymentFilters'
import { NOUN, texts } from '../payments.texts'

/** A folio is found as it is written on the screen and as it is printed. */
const paymentSearchText = ({ folio, alumno, referencia, codigo }: Payment): string =>
  `${folio} ${folioLabel(folio)} ${alumno.nombre} ${alumno.numero_control} ${referencia ?? ''} ${codigo}`

const paymentSortBy: SortBy<Payment> = {
  folio: ({ folio }) => folio,
  alumno: ({ alumno }) => alumno.nombre,
  fecha: ({ creado }) => creado,
  monto: ({ monto }) => monto,
}

/** The first thing that was paid, and how many more. */
const conceptOf = ({ conceptos }: Payment): string => {
  const paid = conceptos.filter(({ tipo }) => tipo === 'CARGO' || tipo === 'COLEGIATURA')
  const [first] = paid
  if (!first) return '—'
  return paid.length === 1 ? first.descripcion : `${first.descripcion} y ${paid.length - 1} más`
}

/** Few columns: with three actions a row has to fit a tablet. That a payment stands needs no word, that it does not needs one. */
export const paymentColumns: readonly Column<Payment>[] = [
  {
    key: 'folio',
    header: 'Folio',
    sortable: true,
    width: 100,
    cell: ({ folio, cancelado }) => (
      <>
        {folioLabel(folio)}
        {cancelado && (
          <>
            <br />
            <StatusChip label={texts.cancelled} tone="error" />
          </>
        )}
      </>
    ),
  },
  {
    key: 'alumno',
    header: 'Alumno',
    sortable: true,
    cell: ({ alumno }) => (
      <>
        <strong>{alumno.nombre}</strong>
        <br />
        <small>{alumno.numero_control}</small>
      </>
    ),
  },
  { key: 'concepto', header: 'Concepto', cell: conceptOf },
  {
    key: 'fecha',
    header: 'Fecha',
    sortable: true,
    cell: ({ fecha, metodo_pago }) => (
      <>
        {formatDate(fecha)}
        <br />
        <small>{paymentMethodLabel(metodo_pago)}</small>
      </>
    ),
  },
  {
    key: 'monto',
    header: 'Monto',
    align: 'right',
    sortable: true,
    cell: ({ monto }) => <MoneyText pesos={monto} />,
  },
]

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
  const source = usePaymentsByDay(days, { skip: problem !== null })
  return { values, change, today, days, source: { ...source, error: problem ?? source.error } }
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
