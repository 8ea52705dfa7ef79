import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { formatDate } from '@contract/domain/dates'
import { formatPesos } from '@contract/domain/money'
import { paymentMethodLabel } from '@contract/domain/paymentMethods'
import { PAYMENT_COLUMNS } from '@contract/payments/payments.columns'
import { mayHandlePayment, payerOf, paymentDaysProblem } from '@contract/payments/payments.rules'
import type { Payment, PaymentsPage as PaymentsPageAnswer } from '@contract/payments/payments.schemas'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { today as schoolDay } from '../../../state/core/schoolClock'
import { useAppSelector } from '../../../state/hooks'
import { usePaymentsByDay } from '../../../state/payments/payments.selectors'
import { selectPermissions } from '../../../state/session/session.selectors'
import type { Column } from '../../../ui/list/columns'
import { HeldListScreen } from '../../../ui/list/ListScreen'
import { RowAction } from '../../../ui/list/RowAction'
import { useFilters } from '../../../ui/list/useFilters'
import { useServerList, useServerView } from '../../../ui/list/useServerList'
import { MoneyText } from '../../../ui/page/MoneyText'
import { StatusChip } from '../../../ui/page/StatusChip'
import { lazyPart } from '../../../ui/parts/lazyPart'
import { usePrintReceipt } from '../../../write/usePrintReceipt'
import type { OpenedPayment } from '../components/PaymentDialogs'
import { askedOf, daysOf, FILTER_NAMES, PaymentDays, PaymentFilters } from '../components/PaymentFilters'
import { NOUN, texts } from '../payments.texts'

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
    cell: (pago) => (
      <>
        <strong>{payerOf(pago)}</strong>
        <br />
        <small>{pago.alumno?.numero_control}</small>
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

/** The payments of the chosen days that the server was asked for, and the filters that the address holds. */
const useDayPayments = () => {
  const { values, change } = useFilters(FILTER_NAMES)
  // A list that stays open over midnight stays on the day it was opened for.
  const [today] = useState(schoolDay)
  const days = daysOf(values, today)
  const problem = paymentDaysProblem(days.desde, days.hasta)
  const asked = askedOf(values)
  const filter = Object.values(asked).join(' ')
  const view = useServerView({ columns: PAYMENT_COLUMNS, of: `${days.desde} ${days.hasta}`, filter })
  const arg = { ...days, ...asked, ...view.asked }
  const { row: page, error, ...reading } = usePaymentsByDay(arg, { skip: problem !== null })
  const source = { ...reading, rows: page?.pagos, total: page?.total, error: problem ?? error?.message }
  return { values, change, today, days, resumen: page?.resumen, held: useServerList(view, source) }
}

/** What stands of all that was found, and how many do not. */
const sumText = (found: PaymentsPageAnswer['resumen'] | undefined, matches: number): string | false =>
  found !== undefined && matches > 0 && texts.sum(formatPesos(found.cobrado), found.cancelados)

const load = () => import('../components/PaymentDialogs')
const PaymentDialogs = lazyPart(async () => (await load()).PaymentDialogs)

/** Every payment of some days: what it paid, its receipt, and the way to cancel it. */
export function PaymentsPage() {
  const { values, change, today, days, resumen, held } = useDayPayments()
  const permissions = useAppSelector(selectPermissions)
  const receipt = usePrintReceipt()
  const [opened, setOpened] = useState<OpenedPayment | null>(null)
  useEffect(() => void load().catch(() => undefined), [])
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
  const shown = opened && held.list.rows.find(({ id }) => id === opened.id)
  return (
    <>
      <HeldListScreen
        title={texts.title}
        subtitle={sumText(resumen, held.list.matches)}
        above={<PaymentDays {...days} today={today} onChange={change} />}
        held={held}
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
