import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { mayHandlePayment } from '@contract/payments/payments.rules'
import type { Payment } from '@contract/payments/payments.schemas'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { useAppSelector } from '../../state/hooks'
import { selectPermissions } from '../../state/session/session.selectors'
import { RowActions } from '../../ui/list/RowActions'
import { lazyPart } from '../../ui/parts/lazyPart'
import { usePrintReceipt } from '../../write/usePrintReceipt'
import type { OpenedPayment } from './components/PaymentDialogs'
import { texts } from './payments.texts'

interface PaymentActionsProps {
  payment: Payment
  mayCancel: boolean
  onOpen: (opened: OpenedPayment) => void
  onPrint: (payment: Payment) => void
}

function PaymentActions({ payment, mayCancel, onOpen, onPrint }: PaymentActionsProps) {
  const { id, folio } = payment
  return (
    <RowActions
      of={folioLabel(folio)}
      actions={[
        { icon: 'receipt', label: texts.receipt, onClick: () => onPrint(payment) },
        { icon: 'eye', label: texts.show, onClick: () => onOpen({ what: 'detail', id }) },
        mayCancel && {
          icon: 'close',
          label: texts.cancel,
          danger: true,
          onClick: () => onOpen({ what: 'cancel', id }),
        },
      ]}
    />
  )
}

const load = () => import('./components/PaymentDialogs')
const PaymentDialogs = lazyPart(async () => (await load()).PaymentDialogs)

/**
 * Actions on payments for any list of them: details, receipt, cancelling.
 * @param rows the rows on the screen
 */
export const usePaymentRows = (
  rows: readonly Payment[],
): {
  rowActions: (payment: Payment) => ReactNode
  rowOpens: (payment: Payment) => () => void
  dialogs: ReactNode
} => {
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
        // If the browser blocked the tab, the detail shows a link to the receipt.
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
  const shown = opened && rows.find(({ id }) => id === opened.id)
  const dialogs = shown && (
    <PaymentDialogs
      what={opened.what}
      payment={shown}
      receipt={receipt}
      mayCancel={mayCancel(shown)}
      onOpen={setOpened}
      onClose={() => setOpened(null)}
    />
  )
  const rowOpens = useCallback(
    ({ id }: Payment) =>
      () =>
        setOpened({ what: 'detail', id }),
    [],
  )
  return { rowActions, rowOpens, dialogs }
}
