import { Bound } from '../../../ui/fields/Bound'
import { DateInput } from '../../../ui/fields/DateInput'
import { PhoneInput } from '../../../ui/fields/PhoneInput'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import { texts } from '../roster.texts'
import { today } from '../../../state/core/schoolClock'
import type { FieldsProps } from './fieldsProps'
import { TextField } from './TextField'

/** Who it is and how to reach them. */
export function PersonFields({ control, required, children }: FieldsProps) {
  return (
    <FieldGrid>
      <div className="wide">
        <TextField control={control} name="nombre" maxLength={200} required upper autoFocus />
      </div>
      <Bound control={control} name="fechaNacimiento">
        {(field) => (
          <DateInput
            {...field}
            label={texts.fields.fechaNacimiento}
            max={today()}
            required={required('fechaNacimiento')}
          />
        )}
      </Bound>
      <Bound control={control} name="telefono">
        {(field) => <PhoneInput {...field} label={texts.fields.telefono} required={required('telefono')} />}
      </Bound>
      <TextField
        control={control}
        name="correo"
        maxLength={254}
        inputMode="email"
        required={required('correo')}
      />
      <div className="wide">
        <TextField control={control} name="direccion" maxLength={300} required={required('direccion')} />
      </div>
      {children}
    </FieldGrid>
  )
}
