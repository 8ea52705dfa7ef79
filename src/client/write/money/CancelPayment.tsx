import { useForm } from 'react-hook-form'
import { cancelProblem } from '@contract/charges/charges.rules'
import { onlyProblems } from '@contract/domain/campos'
import { formatPesos } from '@contract/domain/money'
import { paymentMethodLabel } from '@contract/domain/paymentMethods'
import type { Payment } from '@contract/payments/payments.schemas'
import { useCancelPaymentMutation } from '../../state/payments/payments.api'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { Bound } from '../../ui/fields/Bound'
import { TextInput } from '../../ui/fields/TextInput'
import { rulesResolver } from '../../ui/forms/rulesResolver'
import { useNotice } from '../../ui/notices/useNotice'
import { useWrite } from '../useWrite'

interface CancelPaymentProps {
  payment: Payment
  onClose: () => void
}

interface CancelValues {
  motivo_cancelacion: string
}

const problems = ({ motivo_cancelacion }: CancelValues) =>
  onlyProblems({ motivo_cancelacion: cancelProblem(motivo_cancelacion) })

/** What was paid and is open again: recargos and discounts go with the payment. */
const openAgain = ({ conceptos }: Payment): string[] =>
  conceptos.filter(({ tipo }) => tipo === 'CARGO' || tipo === 'COLEGIATURA').map((line) => line.descripcion)

/**
 * Cancels a payment for a reason: says what comes back, all of it; folio and reason stay in sight. A refusal is the server's own
 * sentence.
 */
export function CancelPayment({ payment, onClose }: CancelPaymentProps) {
  const { id, folio, monto, metodo_pago, alumno } = payment
  const form = useForm<CancelValues>({
    defaultValues: { motivo_cancelacion: '' },
    resolver: rulesResolver(problems),
  })
  const [cancelPayment] = useCancelPaymentMutation()
  const { send, wrong } = useWrite(cancelPayment, { failed: null, form })
  const { notify } = useNotice()
  const cancel = form.handleSubmit(async ({ motivo_cancelacion }) => {
    const { done } = await send({ id, motivo_cancelacion: motivo_cancelacion.trim() })
    if (!done) return
    const text = `El folio ${folio} de ${formatPesos(monto)} quedó como cancelado; lo que pagaba vuelve a deberse.`
    notify({ title: 'Pago cancelado', text, kind: 'success' })
    onClose()
  }, wrong)
  return (
    <FormDialog
      open
      size="xs"
      destructive
      title={`¿Cancelar el pago con folio ${folio}?`}
      text={
        <>
          <strong>
            {formatPesos(monto)} · {paymentMethodLabel(metodo_pago)} · {alumno.nombre}
          </strong>
          <br />
          Vuelve a deberse: {openAgain(payment).join(', ')}. El folio no se borra: queda como cancelado, con
          el motivo y tu nombre.
        </>
      }
      dirty={form.formState.isDirty}
      submitLabel="Cancelar pago"
      cancelLabel="No cancelar"
      onSubmit={cancel}
      onClose={onClose}
    >
      <Bound control={form.control} name="motivo_cancelacion">
        {(field) => <TextInput {...field} label="Motivo de la cancelación" maxLength={200} required />}
      </Bound>
    </FormDialog>
  )
}
