import { useForm } from 'react-hook-form'
import type { Charge } from '@contract/charges/charges.schemas'
import { isApiError } from '../../../state/core/errors'
import { useIdempotencyKey } from '../../../state/core/useIdempotencyKey'
import { usePayChargeMutation } from '../../../state/charges/charges.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { showServerProblems } from '../../../ui/forms/showServerProblems'
import { useNotice } from '../../../ui/notices/useNotice'
import { texts } from '../charges.texts'
import { emptyPayment, paymentBody, paymentProblems } from './payment.values'
import { PaymentFields } from './PaymentFields'
import { PaymentTotals } from './PaymentTotals'

interface PayChargeDialogProps {
  charge: Charge
  onClose: () => void
  /** The charge is not what the dialog showed any more: fetch the list again. */
  onConflict: () => void
}

/** Takes one charge, whole or in part. A conflict tells the new balance and leaves what was typed. */
export function PayChargeDialog({ charge, onClose, onConflict }: PayChargeDialogProps) {
  const saldo = charge.monto_restante
  const form = useForm({ defaultValues: emptyPayment, resolver: rulesResolver(paymentProblems(saldo)) })
  const [payCharge] = usePayChargeMutation()
  const keys = useIdempotencyKey()
  const { notify } = useNotice()

  const pay = form.handleSubmit(
    async (values) => {
      const body = paymentBody(charge, values)
      try {
        // The school's existing server may answer without a payment, even with nothing: the money moved all the same.
        const answer: { pago?: { folio: number } } | null = await payCharge({
          ...body,
          idempotencyKey: keys.keyFor(body),
        }).unwrap()
        keys.done()
        notify({
          title: answer?.pago ? texts.paid(answer.pago.folio) : texts.paidWithoutFolio,
          text: charge.alumno.nombre,
          kind: 'success',
        })
        onClose()
      } catch (error) {
        if (!isApiError(error)) throw error
        if (error.status === 409) onConflict()
        showServerProblems(form, error.campos)
        notify({ title: texts.payError, text: error.message, kind: 'error' })
      }
    },
    (errors) =>
      notify({ title: texts.ups, text: Object.values(errors)[0]?.message ?? texts.missing, kind: 'warning' }),
  )

  return (
    <FormDialog
      open
      size="xs"
      title={texts.payTitle}
      text={
        <>
          {charge.descripcion}
          <br />
          {charge.alumno.nombre} · {charge.alumno.numero_control}
        </>
      }
      submitLabel={texts.pay}
      onSubmit={pay}
      onClose={onClose}
    >
      <PaymentTotals control={form.control} saldo={saldo} />
      <PaymentFields control={form.control} />
    </FormDialog>
  )
}
