import { styled } from '@mui/material/styles'
import { compareTuitionMonths, monthLabel, monthsBetween, type TuitionMonth } from '@contract/domain/months'
import { CheckInput } from '../../../ui/fields/CheckInput'
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
export function MonthsField({ value, onChange, inicio, fin, error, disabled }: MonthsFieldProps) {
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
