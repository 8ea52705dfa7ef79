import type { ReactNode } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { needsReference, paymentMethodLabel, PAYMENT_METHODS } from '@contract/domain/paymentMethods'
import { Bound } from '../fields/Bound'
import { MoneyInput } from '../fields/MoneyInput'
import { SelectInput } from '../fields/SelectInput'
import { TextInput } from '../fields/TextInput'
import type { PaymentMeansValues } from './paymentMeans'
import { QuickSums } from './QuickSums'

const METHODS = PAYMENT_METHODS.map((value) => ({ value, label: paymentMethodLabel(value) }))

export interface MeansFieldsProps<Values extends PaymentMeansValues> {
  control: Control<Values>
  /** Pesos that are paid; null where money goes out and none is received. */
  amount: number | null
  /** Between reference and cash, such as the abono. */
  children?: ReactNode
}

/** Method, reference when the method needs one, and the cash handed over with its quick sums. */
export function MeansFields<Values extends PaymentMeansValues>(props: MeansFieldsProps<Values>) {
  // Only the fields every payment has are touched here.
  const { amount } = props
  const control = props.control as unknown as Control<PaymentMeansValues>
  const metodo_pago = useWatch({ control, name: 'metodo_pago' })
  return (
    <>
      <Bound control={control} name="metodo_pago">
        {(field) => <SelectInput {...field} label="Método de pago" options={METHODS} required />}
      </Bound>
      {needsReference(metodo_pago) && (
        <Bound control={control} name="referencia">
          {(field) => <TextInput {...field} label="Referencia" maxLength={60} required />}
        </Bound>
      )}
      {props.children}
      {metodo_pago === 'EFECTIVO' && amount !== null && (
        <>
          <Bound control={control} name="recibido">
            {(field) => <MoneyInput {...field} label="Efectivo recibido" />}
          </Bound>
          <Bound control={control} name="recibido">
            {({ onChange }) => <QuickSums amount={amount} onPick={onChange} />}
          </Bound>
        </>
      )}
    </>
  )
}
