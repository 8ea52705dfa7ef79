import { styled } from '@mui/material/styles'
import { useWatch } from 'react-hook-form'
import { type Scheme, SCHEMES } from '@contract/cycles/schemes.rules'
import { WORKING_DAYS } from '@contract/cycles/terms.rules'
import { isIsoDate } from '@contract/domain/dateMath'
import { Bound } from '../../../ui/fields/Bound'
import { DateInput } from '../../../ui/fields/DateInput'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { TextInput } from '../../../ui/fields/TextInput'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import { monthsOf } from '../cycle.values'
import { texts } from '../cycles.texts'
import type { PartProps } from './part'
import { MonthsField } from './MonthsField'

/** Name and dates in one row if they fit, else the dates side by side below the name. */
const Basics = styled('div')(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'start',
  gap: spacing(2),
  marginBottom: spacing(2),
  [breakpoints.down('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
  [breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

const DAYS = Array.from({ length: 31 }, (_, at) => ({ value: at + 1, label: `Día ${at + 1}` }))
const schemes = SCHEMES.map((value: Scheme) => ({ value, label: texts.schemes[value] }))
const workingDays = (['NINGUNO', ...WORKING_DAYS] as const).map((value) => ({
  value,
  label: texts.workingDays[value],
}))

/** The name, the dates, and the months that carry tuition with their due day. */
export function DatesPart({ form, fixed }: PartProps) {
  const { control } = form
  const [esquema, inicio, fin] = useWatch({ control, name: ['esquema', 'fecha_inicio', 'fecha_fin'] })
  const datesKnown = isIsoDate(inicio) && isIsoDate(fin) && inicio < fin
  return (
    <>
      <Basics>
        <Bound control={control} name="nombre">
          {(field) => (
            <TextInput
              {...field}
              label={texts.fields.nombre}
              hint={texts.nameHint}
              maxLength={60}
              required
              autoFocus
            />
          )}
        </Bound>
        {(['fecha_inicio', 'fecha_fin'] as const).map((name) => (
          <Bound key={name} control={control} name={name}>
            {(field) => <DateInput {...field} label={texts.fields[name]} disabled={fixed} required />}
          </Bound>
        ))}
      </Basics>
      <FieldGrid>
        <Bound control={control} name="esquema">
          {({ onChange, ...field }) => (
            <SelectInput
              {...field}
              label={texts.fields.esquema}
              options={schemes}
              disabled={fixed}
              onChange={(event) => {
                // Choosing months one by one starts from those of the scheme before.
                form.setValue('meses', monthsOf(form.getValues()))
                onChange(event)
              }}
            />
          )}
        </Bound>
        <Bound control={control} name="dia_limite">
          {({ onChange, ...field }) => (
            <SelectInput
              {...field}
              label={texts.fields.dia_limite}
              options={DAYS}
              disabled={fixed}
              onChange={(event) => onChange(Number(event.target.value))}
            />
          )}
        </Bound>
        <Bound control={control} name="dia_habil">
          {(field) => (
            <SelectInput {...field} label={texts.fields.dia_habil} options={workingDays} disabled={fixed} />
          )}
        </Bound>
        {esquema === 'ELEGIDOS' && datesKnown && (
          <Bound control={control} name="meses">
            {({ value, onChange, error }) => (
              <MonthsField
                value={value}
                onChange={onChange}
                error={error}
                inicio={inicio}
                fin={fin}
                disabled={fixed}
              />
            )}
          </Bound>
        )}
      </FieldGrid>
    </>
  )
}
