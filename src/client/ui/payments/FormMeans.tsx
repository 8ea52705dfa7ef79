import { useController, type Control } from 'react-hook-form'
import { partControl } from '../forms/partControl'
import { MeansFields, type AsksAmount, type FieldTie } from './MeansFields'
import { type Means, type MeansField, meansIn, type SingleMeans } from './means'

interface FormMeansProps<Values extends SingleMeans> {
  control: Control<Values>
  amount: number
  asks?: AsksAmount
}

export function FormMeans<Values extends SingleMeans>(props: FormMeansProps<Values>) {
  const control = partControl<SingleMeans, Values>(props.control)
  const method = useController({ control, name: 'metodo_pago' })
  const reference = useController({ control, name: 'referencia' })
  const received = useController({ control, name: 'recibido' })
  const card = useController({ control, name: 'tarjeta' })
  const deposit = useController({ control, name: 'deposito' })
  const tie = (field: MeansField): FieldTie => {
    const { field: bound, fieldState } = { metodo_pago: method, monto: received, referencia: reference }[
      field
    ]
    const { name, ref, onBlur } = bound
    return { name, ref, onBlur, error: fieldState.error?.message }
  }
  const values = {
    metodo_pago: method.field.value,
    referencia: reference.field.value,
    recibido: received.field.value,
    tarjeta: card.field.value,
    deposito: deposit.field.value,
  }
  const change = ([means]: readonly Means[]) => {
    if (!means) return
    if (means.referencia !== values.referencia) reference.field.onChange(means.referencia)
    if (means.tarjeta !== values.tarjeta) card.field.onChange(means.tarjeta)
    if (means.deposito !== values.deposito) deposit.field.onChange(means.deposito)
    // Cash received is kept while another method is tried.
    if (means.metodo_pago !== values.metodo_pago) method.field.onChange(means.metodo_pago)
    else if (!Object.is(means.monto, meansIn(values).monto)) received.field.onChange(means.monto)
  }
  return (
    <MeansFields
      medios={[meansIn(values)]}
      due={props.amount}
      asks={props.asks ?? 'cash'}
      tie={tie}
      onChange={change}
    />
  )
}
