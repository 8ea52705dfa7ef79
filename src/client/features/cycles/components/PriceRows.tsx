import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { GradePrice } from '@contract/cycles/terms.rules'
import { GRADE_PLACES, gradeYearKey, gradeYearLabel, gradeYearOf } from '@contract/domain/grades'
import { GRADE_YEAR_OPTIONS } from '../../../ui/fields/gradeYearOptions'
import { FieldsetProblem } from '../../../ui/fields/FieldsetProblem'
import { MoneyInput } from '../../../ui/fields/MoneyInput'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { Icon } from '../../../ui/icons/Icon'
import { IconAction } from '../../../ui/icons/IconAction'
import { texts } from '../cycles.texts'

const AMOUNTS = ['costo_inscripcion', 'costo_material', 'mensualidad'] as const

const Frame = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: spacing(1.5),
  marginTop: spacing(2),
}))

const Line = styled('fieldset')(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 1fr) repeat(3, minmax(0, 1fr)) auto',
  alignItems: 'end',
  gap: spacing(1.5),
  width: '100%',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  [breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    padding: spacing(1.5),
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: vars.shape.borderRadius,
  },
}))

interface PriceRowsProps {
  rows: readonly GradePrice[]
  onChange: (rows: GradePrice[]) => void
  error: string | undefined
}

/** The first grade without a row, from the last one down: schools charge the highest grade apart most often. */
const nextPlace = (rows: readonly GradePrice[]) =>
  [...GRADE_PLACES].reverse().find((place) => !rows.some((row) => gradeYearKey(row) === gradeYearKey(place)))

/** One line for each grade that pays another price; an empty amount is the general one. */
export function PriceRows({ rows, onChange, error }: PriceRowsProps) {
  const id = useId()
  const change = (at: number, part: Partial<GradePrice>) =>
    onChange(rows.map((row, each) => (each === at ? { ...row, ...part } : row)))
  const add = nextPlace(rows)
  return (
    <Frame>
      {rows.map((row, at) => (
        <Line key={at} aria-label={texts.pricesOf(gradeYearLabel(row))}>
          <SelectInput
            label={texts.fields.grado}
            options={GRADE_YEAR_OPTIONS}
            value={gradeYearKey(row)}
            onChange={(event) => {
              const place = gradeYearOf(event.target.value)
              if (place) change(at, { grado: place.grado, gradoNumero: place.gradoNumero ?? null })
            }}
          />
          {AMOUNTS.map((name) => (
            <MoneyInput
              key={name}
              label={texts.rowFields[name]}
              value={row[name] ?? null}
              placeholder={texts.general}
              onChange={(pesos) => change(at, { [name]: pesos })}
            />
          ))}
          <IconAction
            icon="close"
            label={texts.removePrices(gradeYearLabel(row))}
            onClick={() => onChange(rows.filter((_, each) => each !== at))}
          />
        </Line>
      ))}
      <FieldsetProblem id={id} error={error} />
      {add && (
        <Button
          size="small"
          startIcon={<Icon name="add" />}
          onClick={() =>
            onChange([...rows, { ...add, costo_inscripcion: null, costo_material: null, mensualidad: null }])
          }
        >
          {texts.addPrices}
        </Button>
      )}
    </Frame>
  )
}
