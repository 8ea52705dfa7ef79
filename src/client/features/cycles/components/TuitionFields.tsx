import { styled } from '@mui/material/styles'
import { type Control, type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { type Scheme, SCHEMES } from '@contract/cycles/schemes.rules'
import { isIsoDate } from '@contract/domain/dateMath'
import { compareTuitionMonths, monthLabel, monthsBetween, type TuitionMonth } from '@contract/domain/months'
import { LATE_FEE_KINDS } from '@contract/tuition/lateFees.rules'
import { Bound } from '../../../ui/fields/Bound'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { MoneyInput } from '../../../ui/fields/MoneyInput'
import { NumberInput } from '../../../ui/fields/NumberInput'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import { previewLines } from '../cycle.preview'
import { type CycleValues, monthsOf } from '../cycle.values'
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

/** Every month between the dates, charged once, twice or not at all. */
function MonthsField({ value, onChange, inicio, fin, error, disabled }: MonthsFieldProps) {
  const has = (month: TuitionMonth) => value.some(isSame(month))
  const set = (month: TuitionMonth, on: boolean) => {
    // Removing a first instalment removes the second one too.
    const others = value.filter(
      (each) =>
        each.anio !== month.anio || each.mes !== month.mes || (each.parcialidad < month.parcialidad && !on),
    )
    const kept = on ? value.filter((each) => !isSame(month)(each)) : others
    onChange((on ? [...kept, month] : kept).sort(compareTuitionMonths))
  }
  return (
    <Months disabled={disabled}>
      <legend>{texts.fields.meses}</legend>
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
                  label={texts.twice}
                  fullLabel={texts.twiceIn(label)}
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

const Panel = styled('div')(({ theme: { vars, spacing, typography } }) => ({
  gridColumn: '1 / -1',
  padding: spacing(1.5, 2, 2),
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.surface.sunken,
  fontVariantNumeric: 'tabular-nums',
  '& > h3': { ...typography.body2, margin: spacing(0, 0, 0.5), color: vars.palette.text.secondary },
  '& p': { margin: spacing(0.25, 0) },
  '& p:first-of-type': { fontWeight: 600 },
  '& .error': { color: vars.palette.error.main },
}))

/** What the chosen months, day, discount and late fee mean in pesos and days, updated while typing. */
function TuitionPreview({ control }: { control: Control<CycleValues> }) {
  const values = useWatch({ control }) as CycleValues
  const { errors } = useFormState({ control })
  const lines = previewLines(values)
  // With a published scheme the months have no field of their own, so an error about them shows here.
  const problem = values.esquema === 'ELEGIDOS' ? undefined : errors.meses?.message
  return (
    <Panel aria-live="polite">
      <h3>{texts.preview}</h3>
      {lines.map((line) => (
        <p key={line} className={line === problem ? 'error' : ''}>
          {line}
        </p>
      ))}
    </Panel>
  )
}

const DAYS = Array.from({ length: 31 }, (_, at) => ({ value: at + 1, label: `Día ${at + 1}` }))
const schemes = SCHEMES.map((value: Scheme) => ({ value, label: texts.schemes[value] }))
const fees = (['NINGUNO', ...LATE_FEE_KINDS] as const).map((value) => ({
  value,
  label: texts.lateFees[value],
}))

interface TuitionFieldsProps {
  form: UseFormReturn<CycleValues>
  /** True once pupils are enrolled: the months and their day cannot change any more. */
  fixed: boolean
}

/** The fields that decide a cycle's tuition: months, due day, yearly discount and late fee. */
export function TuitionFields({ form, fixed }: TuitionFieldsProps) {
  const { control } = form
  const [esquema, recargo, inicio, fin] = useWatch({
    control,
    name: ['esquema', 'recargo', 'fecha_inicio', 'fecha_fin'],
  })
  const datesKnown = isIsoDate(inicio) && isIsoDate(fin) && inicio < fin
  return (
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
      <Bound control={control} name="descuento_anual">
        {(field) => (
          <NumberInput
            {...field}
            label={texts.fields.descuento_anual}
            hint={texts.discountHint}
            decimals={2}
            end="%"
          />
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
      <Bound control={control} name="recargo">
        {(field) => <SelectInput {...field} label={texts.fields.recargo} options={fees} />}
      </Bound>
      {recargo !== 'NINGUNO' && (
        <>
          <Bound control={control} name="recargo_valor">
            {(field) =>
              recargo === 'FIJO' ? (
                <MoneyInput {...field} label={texts.fields.recargo_valor.FIJO} required />
              ) : (
                <NumberInput
                  {...field}
                  label={texts.fields.recargo_valor.PORCENTAJE}
                  hint={texts.listPriceHint}
                  decimals={2}
                  end="%"
                  required
                />
              )
            }
          </Bound>
          <Bound control={control} name="dias_gracia">
            {(field) => <NumberInput {...field} label={texts.fields.dias_gracia} end="días" required />}
          </Bound>
        </>
      )}
      <TuitionPreview control={control} />
    </FieldGrid>
  )
}
