import { useWatch, type Control } from 'react-hook-form'
import { formatPesos } from '@contract/domain/money'
import { Bound } from '../../../ui/fields/Bound'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { TextInput } from '../../../ui/fields/TextInput'
import type { TuitionPaymentValues } from '../tuition.order'
import { texts } from '../tuition.texts'

interface WaiverFieldsProps {
  control: Control<TuitionPaymentValues>
  /** Pesos that are waived. */
  recargos: number
}

/** Recargos are let go only for a reason, which stays with the payment. */
export function WaiverFields({ control, recargos }: WaiverFieldsProps) {
  const waives = useWatch({ control, name: 'condonar_recargos' })
  return (
    <>
      <Bound control={control} name="condonar_recargos">
        {({ value, ...field }) => (
          <CheckInput {...field} checked={value} label={texts.waive(formatPesos(recargos))} />
        )}
      </Bound>
      {waives && (
        <Bound control={control} name="motivo_condonacion">
          {(field) => <TextInput {...field} label={texts.waiveReason} maxLength={200} autoFocus required />}
        </Bound>
      )}
    </>
  )
}
