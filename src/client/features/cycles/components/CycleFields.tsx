import { styled } from '@mui/material/styles'
import type { Control } from 'react-hook-form'
import { Bound } from '../../../ui/fields/Bound'
import { DateInput } from '../../../ui/fields/DateInput'
import { MoneyInput } from '../../../ui/fields/MoneyInput'
import { TextInput } from '../../../ui/fields/TextInput'
import type { CycleValues } from '../cycle.values'
import { texts } from '../cycles.texts'

const PRICES = [
  'costo_inscripcion',
  'costo_material',
  'mensualidad_preescolar',
  'mensualidad_primaria',
] as const

/** Name and dates in one row if they fit, else the dates side by side below the name. */
const Basics = styled('div')(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'start',
  gap: spacing(2),
  [breakpoints.down('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
  [breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

/** The four prices in one row if they fit, else two by two: never three and one. */
const Prices = styled('div')(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  alignItems: 'end',
  gap: spacing(2),
  marginTop: spacing(2),
  [breakpoints.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

interface CycleFieldsProps {
  control: Control<CycleValues>
  /** True once pupils are enrolled: dates and prices cannot change any more. */
  fixed?: boolean
}

export function CycleFields({ control, fixed = false }: CycleFieldsProps) {
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
      <Prices>
        {PRICES.map((name) => (
          <Bound key={name} control={control} name={name}>
            {(field) => <MoneyInput {...field} label={texts.fields[name]} disabled={fixed} required />}
          </Bound>
        ))}
      </Prices>
    </>
  )
}
