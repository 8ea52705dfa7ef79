import { useState } from 'react'
import { normalizeCurp } from '@contract/domain/curp'
import type { ApiError } from '../../../state/core/errors'
import { today } from '../../../state/clock/schoolClock'
import { Bound } from '../../../ui/fields/Bound'
import { DateInput } from '../../../ui/fields/DateInput'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import { FileField } from '../../../ui/files/FilePicker'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import { FIELD_NAMES, fieldOf, FIELDS } from '../formFields'
import { isRequired, type RefusedCurp } from '../studentForm'
import { CurpField, type StudentFieldsProps } from './CurpField'

/** A CURP that the server called wrong (400) may be confirmed by staff; one that another pupil has (409) may not. */
export const useRefusedCurp = () => {
  const [refused, setRefused] = useState<RefusedCurp | null>(null)
  const noteRefusal = (curp: string, { status, campos }: ApiError) => {
    const message = campos?.['curp']
    if (status === 400 && message) setRefused({ curp: normalizeCurp(curp), message })
  }
  return { refused, noteRefusal }
}

function BirthDateField({ form }: StudentFieldsProps) {
  return (
    <Bound control={form.control} name="fecha_nacimiento">
      {(field) => (
        <DateInput
          {...field}
          onChange={(day) => {
            form.setValue('curp_confirmada', false)
            field.onChange(day)
            // The CURP contains the birth date, so its error may be gone now.
            if (form.getFieldState('curp').error) void form.trigger('curp')
          }}
          label={FIELDS.fecha_nacimiento.label}
          max={today()}
          required
        />
      )}
    </Bound>
  )
}

const DRAWN = new Map<string, typeof CurpField>([
  ['curp', CurpField],
  ['fecha_nacimiento', BirthDateField],
])

export function StudentFields(props: StudentFieldsProps) {
  const { form, before } = props
  const { control } = form
  return (
    <FieldGrid>
      {FIELD_NAMES.map((name, at) => {
        const Drawn = DRAWN.get(name)
        if (Drawn) return <Drawn key={name} {...props} />
        const { label, maxLength } = fieldOf(name)
        return (
          <Bound key={name} control={control} name={name}>
            {(field) => (
              <UppercaseInput
                {...field}
                label={label}
                {...(maxLength === undefined ? {} : { maxLength })}
                required={isRequired(name, before)}
                autoFocus={at === 0}
              />
            )}
          </Bound>
        )
      })}
      <div className="wide">
        <FileField control={control} label={before ? 'Foto nueva' : 'Foto'} accept={['image']} camera />
      </div>
    </FieldGrid>
  )
}
