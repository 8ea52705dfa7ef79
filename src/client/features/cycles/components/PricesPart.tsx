import { styled } from '@mui/material/styles'
import Button from '@mui/material/Button'
import { type Control, useFieldArray, useWatch } from 'react-hook-form'
import { PLACE_PRICES } from '@contract/cycles/terms.rules'
import { GRADE_YEARS, gradeYearKey, gradeYearLabel, gradeYearOfKey } from '@contract/domain/grades'
import { Bound } from '../../../ui/fields/Bound'
import { MoneyInput } from '../../../ui/fields/MoneyInput'
import { GRADE_YEAR_OPTIONS } from '../../../ui/fields/gradeYearOptions'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { Icon } from '../../../ui/icons/Icon'
import { IconAction } from '../../../ui/icons/IconAction'
import { texts } from '../cycles.texts'
import type { PartProps, CycleValues } from '../cycle.values'

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
  const place = gradeYearOfKey(key)
  return place ? gradeYearLabel(place) : ''
}

/** The first grade without a line, from the last one down: schools most often charge the highest grade apart. */
const nextPlace = (rows: CycleValues['precios']): string | undefined =>
  [...GRADE_YEARS]
    .reverse()
    .map(gradeYearKey)
    .find((key) => !rows.some(({ lugar }) => lugar === key))

function PriceRows({ control }: { control: Control<CycleValues> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'precios', keyName: 'key' })
  const rows = useWatch({ control, name: 'precios' })
  const add = nextPlace(rows)
  return (
    <Frame>
      {fields.map(({ key }, at) => {
        const place = labelOf(rows[at]?.lugar ?? '')
        return (
          <Line key={key} aria-label={`Precios de ${place}`}>
            <Bound control={control} name={`precios.${at}.lugar`}>
              {(field) => <SelectInput {...field} label="Grado" options={GRADE_YEAR_OPTIONS} />}
            </Bound>
            {PLACE_PRICES.map((name) => (
              <Bound key={name} control={control} name={`precios.${at}.${name}`}>
                {(field) => <MoneyInput {...field} label={texts.rowFields[name]} placeholder="El general" />}
              </Bound>
            ))}
            <IconAction icon="close" label={`Quitar los precios de ${place}`} onClick={() => remove(at)} />
          </Line>
        )
      })}
      {add && (
        <Button
          size="small"
          startIcon={<Icon name="add" />}
          onClick={() => append({ lugar: add, ...NO_PRICES })}
        >
          Un grado paga otro precio
        </Button>
      )}
    </Frame>
  )
}

const PRICES = [
  'costo_inscripcion',
  'costo_material',
  'mensualidad_preescolar',
  'mensualidad_primaria',
] as const

const Prices = styled('div')(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  alignItems: 'end',
  gap: spacing(2),
  [breakpoints.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

export function PricesPart({ form: { control } }: PartProps) {
  return (
    <>
      <Prices>
        {PRICES.map((name) => (
          <Bound key={name} control={control} name={name}>
            {(field) => <MoneyInput {...field} label={texts.fields[name]} required />}
          </Bound>
        ))}
      </Prices>
      <PriceRows control={control} />
    </>
  )
}
