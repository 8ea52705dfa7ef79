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

const Grid = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: spacing(2),
  '& > .whole': { gridColumn: '1 / -1' },
}))

interface CycleFieldsProps {
  control: Control<CycleValues>
  /** Dates and prices cannot change any more: pupils are enrolled. */
  fixed?: boolean
}

/** The seven fields of SPEC §5. */
export function CycleFields({ control, fixed = false }: CycleFieldsProps) {
  return (
    <Grid>
      <div className="whole">
        <Bound control={control} name="nombre">
          {(field) => (
            <TextInput {...field} label={texts.fields.nombre} hint={texts.nameHint} maxLength={60} required />
          )}
        </Bound>
      </div>
      {(['fecha_inicio', 'fecha_fin'] as const).map((name) => (
        <Bound key={name} control={control} name={name}>
          {(field) => <DateInput {...field} label={texts.fields[name]} disabled={fixed} required />}
        </Bound>
      ))}
      {PRICES.map((name) => (
        <Bound key={name} control={control} name={name}>
          {(field) => <MoneyInput {...field} label={texts.fields[name]} disabled={fixed} required />}
        </Bound>
      ))}
    </Grid>
  )
}
