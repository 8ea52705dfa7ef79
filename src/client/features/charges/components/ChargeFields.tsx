import type { Control } from 'react-hook-form'
import { Bound } from '../../../ui/fields/Bound'
import { DateInput } from '../../../ui/fields/DateInput'
import { MoneyInput } from '../../../ui/fields/MoneyInput'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import type { ChargeValues } from '../charge.values'
import { texts } from '../charges.texts'

/** What is charged, when, and how much each. */
export function ChargeFields({ control }: { control: Control<ChargeValues> }) {
  return (
    <>
      <Bound control={control} name="descripcion">
        {(field) => <UppercaseInput {...field} label={texts.fields.descripcion} maxLength={200} required />}
      </Bound>
      <FieldGrid>
        <Bound control={control} name="fecha">
          {(field) => <DateInput {...field} label={texts.fields.fecha} required />}
        </Bound>
        <Bound control={control} name="monto">
          {(field) => <MoneyInput {...field} label={texts.fields.monto} required />}
        </Bound>
      </FieldGrid>
    </>
  )
}
