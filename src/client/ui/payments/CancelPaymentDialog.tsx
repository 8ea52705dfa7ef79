import { useForm } from 'react-hook-form'
import { cancelProblem } from '@contract/charges/charges.rules'
import { onlyProblems, type Campos } from '@contract/domain/campos'
import { formatPesos } from '@contract/domain/money'
import { paymentMethodLabel } from '@contract/domain/paymentMethods'
import type { Payment } from '@contract/payments/payments.schemas'
import { FormDialog } from '../dialogs/FormDialog'
import { Bound } from '../fields/Bound'
import { TextInput } from '../fields/TextInput'
import { rulesResolver } from '../forms/rulesResolver'
import { showServerProblems } from '../forms/showServerProblems'
import { useNotice } from '../notices/useNotice'

export interface CancelPaymentDialogProps {
  payment: Payment
  /** Cancels with the reason, says how it went, and closes when it went well. @returns reasons per field of the server */
  onCancel: (motivo: string) => Promise<Campos>
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

/** Cancels a payment for a reason: says what comes back, all of it; folio and reason stay in sight. */
export function CancelPaymentDialog({ payment, onCancel, onClose }: CancelPaymentDialogProps) {
  const { folio, monto, metodo_pago, alumno } = payment
  const form = useForm<CancelValues>({
    defaultValues: { motivo_cancelacion: '' },
    resolver: rulesResolver(problems),
  })
  const { notify } = useNotice()
  const cancel = form.handleSubmit(
    async ({ motivo_cancelacion }) => {
      showServerProblems(form, await onCancel(motivo_cancelacion.trim()))
    },
    ({ motivo_cancelacion }) =>
      notify({ title: 'UPS!!', text: motivo_cancelacion?.message, kind: 'warning' }),
  )
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
