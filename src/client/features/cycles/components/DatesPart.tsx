import { styled } from '@mui/material/styles'
import { useWatch } from 'react-hook-form'
import { type Scheme, SCHEMES } from '@contract/cycles/schemes.rules'
import { WORKING_DAYS } from '@contract/cycles/terms.rules'
import { isIsoDate } from '@contract/domain/dateMath'
import { compareTuitionMonths, monthLabel, monthsBetween, type TuitionMonth } from '@contract/domain/months'
import { Bound } from '../../../ui/fields/Bound'
import { DateInput } from '../../../ui/fields/DateInput'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { TextInput } from '../../../ui/fields/TextInput'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { monthsOf, type PartProps } from '../cycle.values'
import { texts } from '../cycles.texts'

const Months = styled('fieldset')(({ theme: { vars, spacing, typography } }) => ({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
  gap: spacing(0, 2),
  margin: 0,
  padding: spacing(1, 2, 2),
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  '& legend': { padding: spacing(0, 1), fontSize: typography.pxToRem(14), fontWeight: 600 },
  '& > .month': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: spacing(1),
    minHeight: 36,
    fontSize: typography.pxToRem(14),
  },
  '& .twice': {
    flex: 'none',
    fontSize: typography.pxToRem(13),
    color: vars.palette.text.secondary,
    whiteSpace: 'nowrap',
  },
  '& > .error': { gridColumn: '1 / -1', margin: 0, color: vars.palette.error.main },
}))

interface MonthsFieldProps {
  value: readonly TuitionMonth[]
  onChange: (meses: TuitionMonth[]) => void
  inicio: string
  fin: string
  error: string | undefined
  disabled: boolean
}

const isSame = (a: TuitionMonth) => (b: TuitionMonth) => compareTuitionMonths(a, b) === 0

/** A month is charged once, twice or not at all. */
function MonthsField({ value, onChange, inicio, fin, error, disabled }: MonthsFieldProps) {
  const has = (month: TuitionMonth) => value.some(isSame(month))
  const set = (month: TuitionMonth, on: boolean) => {
    const others = value.filter(
      (each) =>
        each.anio !== month.anio || each.mes !== month.mes || (each.parcialidad < month.parcialidad && !on),
    )
    const kept = on ? value.filter((each) => !isSame(month)(each)) : others
    onChange((on ? [...kept, month] : kept).sort(compareTuitionMonths))
  }
  return (
    <Months disabled={disabled}>
      <legend>Meses con colegiatura</legend>
      {monthsBetween(inicio, fin).map((month) => {
        const label = monthLabel(month)
        const second = { ...month, parcialidad: 2 }
        return (
          <div key={label} className="month">
            <CheckInput
              label={label}
              checked={has(month)}
              onChange={(event) => set(month, event.target.checked)}
            />
            {has(month) && (
              <div className="twice">
                <CheckInput
                  label="Dos pagos"
                  fullLabel={`Dos pagos en ${label}`}
                  checked={has(second)}
                  onChange={(event) => set(second, event.target.checked)}
                />
              </div>
            )}
          </div>
        )
      })}
      {error && <p className="error">{error}</p>}
    </Months>
  )
}

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
              label="Nombre"
              hint="Por ejemplo 2026-2027"
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
              label="Meses que se cobran"
              options={schemes}
              disabled={fixed}
              onChange={(event) => {
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
              label="Día límite de pago"
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
