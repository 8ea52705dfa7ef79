import { useWatch, type Control } from 'react-hook-form'
import { Bound } from '../../../ui/fields/Bound'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { MoneyInput } from '../../../ui/fields/MoneyInput'
import { MeansFields } from '../../../ui/payments/MeansFields'
import { texts } from '../charges.texts'
import type { PaymentValues } from './payment.values'

interface PaymentFieldsProps {
  control: Control<PaymentValues>
  /** A complement is always an abono. */
  complement: boolean
  /** Pesos that are paid. */
  amount: number
}

/** How it is paid, and the abono of a partial payment or complement. */
export function PaymentFields({ control, complement, amount }: PaymentFieldsProps) {
  const partial = useWatch({ control, name: 'pago_parcial' })
  return (
    <MeansFields control={control} amount={amount}>
      {!complement && (
        <Bound control={control} name="pago_parcial">
          {({ value, ...field }) => (
            <CheckInput {...field} checked={value} label={texts.fields.pago_parcial} />
          )}
        </Bound>
      )}
      {(complement || partial) && (
        <Bound control={control} name="abono">
          {(field) => <MoneyInput {...field} label={texts.fields.abono} autoFocus={!complement} required />}
        </Bound>
      )}
    </MeansFields>
  )
}
