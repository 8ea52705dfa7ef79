import type { UseFormReturn } from 'react-hook-form'
import { Bound } from '../../../ui/fields/Bound'
import { PhoneInput } from '../../../ui/fields/PhoneInput'
import { TextInput } from '../../../ui/fields/TextInput'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import { texts } from '../parents.texts'
import type { ParentValues } from '../parents.values'
import { LikeParents } from './LikeParents'

interface ParentFieldsProps {
  form: UseFormReturn<ParentValues>
  /** The parent being edited, who is like nobody else for being themselves. */
  except?: number
}

/** Who a parent is and how to reach them; others with the same phone or e-mail are pointed out meanwhile. */
export function ParentFields({ form, except }: ParentFieldsProps) {
  const { control } = form
  return (
    <FieldGrid>
      <div className="wide">
        <Bound control={control} name="nombre">
          {(field) => (
            <UppercaseInput {...field} label={texts.fields.nombre} maxLength={200} required autoFocus />
          )}
        </Bound>
      </div>
      <Bound control={control} name="telefono">
        {(field) => <PhoneInput {...field} label={texts.fields.telefono} required />}
      </Bound>
      <Bound control={control} name="correo">
        {(field) => (
          <TextInput
            {...field}
            label={texts.fields.correo}
            hint="Opcional"
            type="email"
            inputMode="email"
            maxLength={254}
          />
        )}
      </Bound>
      <div className="wide">
        <Bound control={control} name="direccion">
          {(field) => <TextInput {...field} label={texts.fields.direccion} hint="Opcional" maxLength={300} />}
        </Bound>
      </div>
      <div className="wide">
        <LikeParents control={control} except={except} />
      </div>
    </FieldGrid>
  )
}
