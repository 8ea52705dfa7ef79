import { useForm } from 'react-hook-form'
import { cancelProblem } from '@contract/charges/charges.rules'
import type { Charge } from '@contract/charges/charges.schemas'
import { onlyProblems } from '@contract/domain/campos'
import { formatPesos } from '@contract/domain/money'
import { useCancelChargeMutation } from '../../../state/charges/charges.api'
import { isApiError } from '../../../state/core/errors'
import { useCatchUp } from '../../../state/core/useCatchUp'
import { useIdempotencyKey } from '../../../state/core/useIdempotencyKey'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { TextInput } from '../../../ui/fields/TextInput'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { showServerProblems } from '../../../ui/forms/showServerProblems'
import { useNotice } from '../../../ui/notices/useNotice'
import { texts } from '../charges.texts'

interface CancelChargeDialogProps {
  charge: Charge
  onClose: () => void
}

interface CancelValues {
  motivo_cancelacion: string
}

const problems = ({ motivo_cancelacion }: CancelValues) =>
  onlyProblems({ motivo_cancelacion: cancelProblem(motivo_cancelacion) })

/** Cancels a charge that nobody paid, for a reason that stays with it. */
export function CancelChargeDialog({ charge, onClose }: CancelChargeDialogProps) {
  const form = useForm<CancelValues>({
    defaultValues: { motivo_cancelacion: '' },
    resolver: rulesResolver(problems),
  })
  const [cancelCharge] = useCancelChargeMutation()
  const catchUp = useCatchUp()
  const keys = useIdempotencyKey()
  const { notify } = useNotice()

  const cancel = form.handleSubmit(
    async ({ motivo_cancelacion }) => {
      const body = { id: charge.id, motivo_cancelacion: motivo_cancelacion.trim() }
      try {
        await cancelCharge({ ...body, idempotencyKey: keys.keyFor(body) }).unwrap()
        notify({
          title: texts.cancelled1,
          text: `${charge.descripcion} · ${charge.alumno.nombre}`,
          kind: 'success',
        })
        onClose()
      } catch (error) {
        if (!isApiError(error)) throw error
        // SPEC §8: cancelling shows the server's message.
        notify({ title: error.message, kind: 'error' })
        showServerProblems(form, error.campos)
        if (error.status === 409) catchUp('Charge')
      }
    },
    ({ motivo_cancelacion }) =>
      notify({ title: texts.ups, text: motivo_cancelacion?.message, kind: 'warning' }),
  )

  return (
    <FormDialog
      open
      size="xs"
      destructive
      title={texts.cancelTitle}
      text={
        <>
          <strong>{charge.descripcion}</strong>
          <br />
          {texts.cancelText(charge.alumno.nombre, formatPesos(charge.monto_restante))}
        </>
      }
      dirty={form.formState.isDirty}
      submitLabel={texts.cancelSubmit}
      cancelLabel={texts.cancelBack}
      onSubmit={cancel}
      onClose={onClose}
    >
      <Bound control={form.control} name="motivo_cancelacion">
        {(field) => <TextInput {...field} label={texts.fields.motivo} maxLength={200} required />}
      </Bound>
    </FormDialog>
  )
}
