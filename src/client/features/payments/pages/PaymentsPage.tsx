import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { formatPesos } from '@contract/domain/money'
import { mayHandlePayment } from '@contract/payments/payments.rules'
import type { Payment } from '@contract/payments/payments.schemas'
import { useAppSelector } from '../../../state/hooks'
import { usePrintReceipt } from '../../../write/usePrintReceipt'
import { selectPermissions } from '../../../state/session/session.selectors'
import { ListScreen } from '../../../ui/list/ListScreen'
import { PaymentActions } from '../components/PaymentActions'
import { PaymentDays } from '../components/PaymentDays'
import type { OpenedPayment } from '../components/PaymentDialogs'
import { PaymentFilters } from '../components/PaymentFilters'
import { paymentColumns } from '../payments.columns'
import { NOUN, texts } from '../payments.texts'
import { usePayments } from '../usePayments'

const load = () => import('../components/PaymentDialogs')
const PaymentDialogs = lazy(async () => ({ default: (await load()).PaymentDialogs }))

/** Every payment of some days: what it paid, its receipt, and the way to cancel it. */
export function PaymentsPage() {
  const { values, change, today, days, payments, list, totals, isLoading, error, refetch } = usePayments()
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
  const shown = opened && payments.find(({ id }) => id === opened.id)
  return (
    <>
      <ListScreen
        title={texts.title}
        subtitle={payments.length > 0 && texts.sum(formatPesos(totals.pesos), totals.cancelled)}
        above={<PaymentDays {...days} today={today} onChange={change} />}
        list={list}
        columns={paymentColumns}
        noun={NOUN}
        searchLabel={texts.search}
        filters={<PaymentFilters values={values} onChange={change} />}
        rowActions={rowActions}
        isLoading={isLoading}
        error={error}
        onRetry={refetch}
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
