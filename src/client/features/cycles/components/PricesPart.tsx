import { styled } from '@mui/material/styles'
import { Bound } from '../../../ui/fields/Bound'
import { MoneyInput } from '../../../ui/fields/MoneyInput'
import { texts } from '../cycles.texts'
import type { PartProps } from './part'
import { PriceRows } from './PriceRows'

const PRICES = [
  'costo_inscripcion',
  'costo_material',
  'mensualidad_preescolar',
  'mensualidad_primaria',
] as const

/** The four prices in one row if they fit, else two by two: never three and one. */
const Prices = styled('div')(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  alignItems: 'end',
  gap: spacing(2),
  [breakpoints.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

/** The customer's four prices, and the grades that pay others. */
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
