import { useWatch } from 'react-hook-form'
import type { ReactNode } from 'react'
import type { Charge } from '@contract/charges/charges.schemas'
import { formatPesos } from '@contract/domain/money'
import type { Payment } from '@contract/payments/payments.schemas'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { useNotice } from '../../../ui/notices/useNotice'
import { changeOf } from '../../../ui/payments/paymentMeans'
import { Totals } from '../../../ui/payments/Totals'
import { texts } from '../charges.texts'
import { ChangedBalance } from './ChangedBalance'
import { ChargeTaken, folioText } from './ChargeTaken'
import { amountOf, isComplement, remainderOf, type PaymentValues } from './payment.values'
import { PaymentFields } from './PaymentFields'
import { SettledCharge } from './SettledCharge'
import { usePayCharge } from './usePayCharge'
import { WhatIsPaid } from './WhatIsPaid'

export interface PayChargeDialogProps {
  charge: Charge
  onClose: () => void
  /** The receipt of the payment, beside Cerrar. */
  receiptAction?: ((pago: Payment) => ReactNode) | undefined
}

/** Takes one charge, whole, in part or what is left of it; then says folio and change. */
export function PayChargeDialog({ charge: opened, onClose, receiptAction }: PayChargeDialogProps) {
  const { charge, before, taken, form, pay } = usePayCharge(opened)
  const { notify } = useNotice()
  const values = useWatch({ control: form.control }) as PaymentValues
  const amount = amountOf(charge, values)
  const complement = isComplement(charge)
  const settled = charge.estado === 'PAGADO' || charge.estado === 'CANCELADO' ? charge.estado : null

  const close = () => {
    // Said again for who pressed Enter twice: folio and change are gone with the dialog.
    if (taken) {
      const text = taken.change ? texts.changeToGive(formatPesos(taken.change)) : charge.alumno.nombre
      notify({ title: folioText(taken), text, kind: 'success' })
    }
    onClose()
  }
  const result = (titleId: string) =>
    taken ? (
      <ChargeTaken
        titleId={titleId}
        charge={charge}
        taken={taken}
        receiptAction={taken.pago && receiptAction?.(taken.pago)}
        onClose={close}
      />
    ) : (
      settled && <SettledCharge titleId={titleId} charge={charge} estado={settled} onClose={close} />
    )

  return (
    <FormDialog
      open
      size="xs"
      title={complement ? texts.complementTitle : texts.payTitle}
      text={<WhatIsPaid charge={charge} />}
      submitLabel={complement ? texts.complementSubmit : texts.pay}
      dirty={form.formState.isDirty}
      result={taken || settled ? result : undefined}
      onSubmit={pay}
      onClose={close}
    >
      {before !== null && <ChangedBalance before={before} now={charge.monto_restante} />}
      <Totals
        items={[
          [texts.toPay, amount],
          [texts.remains, remainderOf(charge, values)],
          [texts.change, changeOf(amount, values)],
        ]}
      />
      <PaymentFields control={form.control} complement={complement} amount={amount} />
    </FormDialog>
  )
}
