import { useWatch, type Control } from 'react-hook-form'
import { needsReference, paymentMethodLabel, PAYMENT_METHODS } from '@contract/domain/paymentMethods'
import { Bound } from '../../../ui/fields/Bound'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { MoneyInput } from '../../../ui/fields/MoneyInput'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { TextInput } from '../../../ui/fields/TextInput'
import { texts } from '../charges.texts'
import type { PaymentValues } from './payment.values'

const METHODS = PAYMENT_METHODS.map((value) => ({ value, label: paymentMethodLabel(value) }))

/** Method, reference when the method needs one, and the abono of a partial payment. */
export function PaymentFields({ control }: { control: Control<PaymentValues> }) {
  const { metodo_pago, pago_parcial } = useWatch({ control }) as PaymentValues
  return (
    <>
      <Bound control={control} name="metodo_pago">
        {(field) => <SelectInput {...field} label={texts.fields.metodo_pago} options={METHODS} required />}
      </Bound>
      {needsReference(metodo_pago) && (
        <Bound control={control} name="referencia">
          {(field) => <TextInput {...field} label={texts.fields.referencia} maxLength={60} required />}
        </Bound>
      )}
      <Bound control={control} name="pago_parcial">
        {({ value, ...field }) => <CheckInput {...field} checked={value} label={texts.fields.pago_parcial} />}
      </Bound>
      {pago_parcial && (
        <Bound control={control} name="abono">
          {(field) => <MoneyInput {...field} label={texts.fields.abono} autoFocus required />}
        </Bound>
      )}
      {metodo_pago === 'EFECTIVO' && (
        <Bound control={control} name="recibido">
          {(field) => <MoneyInput {...field} label={texts.fields.recibido} />}
        </Bound>
      )}
    </>
  )
}
