import type { FieldPathByValue } from 'react-hook-form'
import { Bound } from '../../../ui/fields/Bound'
import { DateInput } from '../../../ui/fields/DateInput'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import { FilePicker } from '../../../ui/files/FilePicker'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import type { StudentValues } from '../student.values'
import { texts } from '../students.texts'
import { today } from '../../../state/core/schoolClock'
import { CurpField, type CurpFieldProps } from './CurpField'

type TextName = FieldPathByValue<StudentValues, string>

/** As long as the contract lets each be. */
const NAMES = [
  ['nombres', 100],
  ['paterno', 100],
  ['materno', 100],
] as const satisfies readonly (readonly [TextName, number])[]

/** The data of a pupil, without health. */
export function StudentFields(props: CurpFieldProps) {
  const { form, before } = props
  const { control } = form
  const text = (name: TextName, maxLength: number, more: { required: boolean; autoFocus?: boolean }) => (
    <Bound key={name} control={control} name={name}>
      {(field) => (
        <UppercaseInput
          {...field}
          {...more}
          label={texts.fields[name as keyof typeof texts.fields]}
          maxLength={maxLength}
        />
      )}
    </Bound>
  )
  return (
    <FieldGrid>
      {NAMES.map(([name, maxLength]) =>
        text(name, maxLength, {
          required: name === 'nombres' || before === null || before[name] !== null,
          autoFocus: name === 'nombres',
        }),
      )}
      <CurpField {...props} />
      <Bound control={control} name="fecha_nacimiento">
        {(field) => (
          <DateInput
            {...field}
            onChange={(day) => {
              form.setValue('curp_confirmada', false)
              field.onChange(day)
              // The CURP tells a day too: what was wrong with it may be right now.
              if (form.getFieldState('curp').error) void form.trigger('curp')
            }}
            label={texts.fields.fecha_nacimiento}
            max={today()}
            required
          />
        )}
      </Bound>
      {text('numero_control', 40, { required: true })}
      <div className="wide">
        <Bound control={control} name="file">
          {({ value, error, onChange, ref }) => (
            <FilePicker
              ref={ref}
              files={value}
              error={error}
              onChange={onChange}
              label={before ? texts.newPhoto : texts.fields.file}
              accept={['image']}
            />
          )}
        </Bound>
      </div>
    </FieldGrid>
  )
}
