import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type Control, useFieldArray, useWatch } from 'react-hook-form'
import { PLACE_PRICES } from '@contract/cycles/terms.rules'
import { GRADE_PLACES, gradeYearKey, gradeYearLabel, gradeYearOf } from '@contract/domain/grades'
import { Bound } from '../../../ui/fields/Bound'
import { GRADE_YEAR_OPTIONS } from '../../../ui/fields/gradeYearOptions'
import { MoneyInput } from '../../../ui/fields/MoneyInput'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { Icon } from '../../../ui/icons/Icon'
import { IconAction } from '../../../ui/icons/IconAction'
import type { CycleValues } from '../cycle.values'
import { texts } from '../cycles.texts'

const NO_PRICES = { costo_inscripcion: null, costo_material: null, mensualidad: null }

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

const labelOf = (key: string): string => {
  const place = gradeYearOf(key)
  return place ? gradeYearLabel(place) : ''
}

/** The first grade without a line, from the last one down: schools most often charge the highest grade apart. */
const nextPlace = (rows: CycleValues['precios']): string | undefined =>
  [...GRADE_PLACES]
    .reverse()
    .map(gradeYearKey)
    .find((key) => !rows.some(({ lugar }) => lugar === key))

/** One line for each grade that pays another price; an empty amount is the general one. */
export function PriceRows({ control }: { control: Control<CycleValues> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'precios', keyName: 'key' })
  const rows = useWatch({ control, name: 'precios' })
  const add = nextPlace(rows)
  return (
    <Frame>
      {fields.map(({ key }, at) => {
        const place = labelOf(rows[at]?.lugar ?? '')
        return (
          <Line key={key} aria-label={texts.pricesOf(place)}>
            <Bound control={control} name={`precios.${at}.lugar`}>
              {(field) => <SelectInput {...field} label={texts.fields.grado} options={GRADE_YEAR_OPTIONS} />}
            </Bound>
            {PLACE_PRICES.map((name) => (
              <Bound key={name} control={control} name={`precios.${at}.${name}`}>
                {(field) => (
                  <MoneyInput {...field} label={texts.rowFields[name]} placeholder={texts.general} />
                )}
              </Bound>
            ))}
            <IconAction icon="close" label={texts.removePrices(place)} onClick={() => remove(at)} />
          </Line>
        )
      })}
      {add && (
        <Button
          size="small"
          startIcon={<Icon name="add" />}
          onClick={() => append({ lugar: add, ...NO_PRICES })}
        >
          {texts.addPrices}
        </Button>
      )}
    </Frame>
  )
}
