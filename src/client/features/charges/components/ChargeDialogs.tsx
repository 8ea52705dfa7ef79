import { useForm } from 'react-hook-form'
import { cancelConflict, cancelProblem } from '@contract/charges/charges.rules'
import type { Charge } from '@contract/charges/charges.schemas'
import { onlyProblems } from '@contract/domain/campos'
import { formatPesos } from '@contract/domain/money'
import { useCancelChargeMutation } from '../../../state/charges/charges.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { InfoDialog } from '../../../ui/dialogs/InfoDialog'
import { Bound } from '../../../ui/fields/Bound'
import { TextInput } from '../../../ui/fields/TextInput'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { useNotice } from '../../../ui/notices/useNotice'
import { useWrite } from '../../../write/useWrite'
import { WhatIsPaid } from '../charges.columns'
import { texts } from '../charges.texts'
import { PayChargeDialog } from './PayChargeDialog'

interface CancelChargeDialogProps {
  charge: Charge
  onClose: () => void
}

interface CancelValues {
  motivo_cancelacion: string
}

const problems = ({ motivo_cancelacion }: CancelValues) =>
  onlyProblems({ motivo_cancelacion: cancelProblem(motivo_cancelacion) })

/** Cancels a charge that nobody paid, for a reason that stays with it. A refusal is the server's own sentence. */
function CancelChargeDialog({ charge, onClose }: CancelChargeDialogProps) {
  const form = useForm<CancelValues>({
    defaultValues: { motivo_cancelacion: '' },
    resolver: rulesResolver(problems),
  })
  const [cancelCharge] = useCancelChargeMutation()
  const { send, wrong } = useWrite(cancelCharge, { failed: null, form })
  const { notify } = useNotice()

  const cancel = form.handleSubmit(async ({ motivo_cancelacion }) => {
    const { done } = await send({ id: charge.id, motivo_cancelacion: motivo_cancelacion.trim() })
    if (!done) return
    const text = `${charge.descripcion} · ${charge.alumno.nombre}`
    notify({ title: texts.cancelled1, text, kind: 'success' })
    onClose()
  }, wrong)

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

interface CannotCancelDialogProps {
  charge: Charge
  onClose: () => void
}

/** Why a charge with payments is not cancelled, instead of letting the server refuse it. */
function CannotCancelDialog({ charge, onClose }: CannotCancelDialogProps) {
  return (
    <InfoDialog title={texts.cannotCancel} onClose={onClose}>
      <p>
        <WhatIsPaid charge={charge} />
      </p>
      <p>{cancelConflict(charge)}</p>
      <p>{texts.cannotCancelHow}</p>
    </InfoDialog>
  )
}

/** What is being done to which charge; the charge as it was when its button was pressed. */
export interface OpenedCharge {
  what: 'pay' | 'cancel'
  charge: Charge
}

interface ChargeDialogsProps extends OpenedCharge {
  onClose: () => void
}

/** The dialogs of a charge's row, one chunk: fetched after the list, before the first press. */
export function ChargeDialogs({ what, charge, onClose }: ChargeDialogsProps) {
  if (what === 'pay') return <PayChargeDialog charge={charge} onClose={onClose} />
  return cancelConflict(charge) === null ? (
    <CancelChargeDialog charge={charge} onClose={onClose} />
  ) : (
    <CannotCancelDialog charge={charge} onClose={onClose} />
  )
}
