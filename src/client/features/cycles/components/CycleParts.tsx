import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ComponentType, useId } from 'react'
import { type Control, useFormState, useWatch } from 'react-hook-form'
import { LATE_FEE_KINDS } from '@contract/tuition/lateFees.rules'
import { Section } from '../../../ui/page/Section'
import { useSchool } from '../../../state/school/school.selectors'
import { Bound } from '../../../ui/fields/Bound'
import { MoneyInput } from '../../../ui/fields/MoneyInput'
import { NumberInput } from '../../../ui/fields/NumberInput'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import { CYCLE_PARTS, type CyclePart, meaningOf } from '../cyclePreview'
import { texts } from '../cycles.texts'
import type { PartProps, CycleValues } from '../cycle.values'
import { DatesPart } from './DatesPart'
import { DiscountsPart } from './DiscountsPart'
import { PricesPart } from './PricesPart'

const fees = (['NINGUNO', ...LATE_FEE_KINDS] as const).map((value) => ({
  value,
  label: texts.lateFees[value],
}))

function LatenessPart({ form: { control } }: PartProps) {
  const recargo = useWatch({ control, name: 'recargo' })
  return (
    <FieldGrid>
      <Bound control={control} name="recargo">
        {(field) => <SelectInput {...field} label={texts.fields.recargo} options={fees} />}
      </Bound>
      {recargo !== 'NINGUNO' && (
        <>
          <Bound control={control} name="recargo_valor">
            {(field) =>
              recargo === 'FIJO' ? (
                <MoneyInput {...field} label="Cantidad por mes iniciado" required />
              ) : (
                <NumberInput
                  {...field}
                  label="Porcentaje por mes iniciado"
                  hint="Del precio de lista, antes de la beca"
                  decimals={2}
                  end="%"
                  required
                />
              )
            }
          </Bound>
          <Bound control={control} name="dias_gracia">
            {(field) => <NumberInput {...field} label="Días de gracia" end="días" required />}
          </Bound>
          <Bound control={control} name="tope">
            {(field) => (
              <NumberInput
                {...field}
                label="Tope de los recargos de un mes"
                hint="Del precio de lista; vacío: sin tope"
                decimals={2}
                end="%"
              />
            )}
          </Bound>
        </>
      )}
    </FieldGrid>
  )
}

const Panel = styled('div')(({ theme: { vars, spacing } }) => ({
  marginTop: spacing(2),
  padding: spacing(1.25, 2),
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.surface.sunken,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  '&:empty': { display: 'none' },
  '& p': { margin: 0 },
  '& .error': { color: vars.palette.error.main },
}))

function Meaning({ control, part }: { control: Control<CycleValues>; part: CyclePart }) {
  const values = useWatch({ control }) as CycleValues
  const { errors } = useFormState({ control })
  // With a published scheme the months have no field of their own, so an error about them shows here.
  const problem = values.esquema === 'ELEGIDOS' ? undefined : errors.meses?.message
  const line = meaningOf(part, values, useSchool().row?.dias_inhabiles)
  return <Panel aria-live="polite">{line && <p className={line === problem ? 'error' : ''}>{line}</p>}</Panel>
}

const PART_FIELDS: Record<CyclePart, ComponentType<PartProps>> = {
  fechas: DatesPart,
  precios: PricesPart,
  descuentos: DiscountsPart,
  atrasos: LatenessPart,
}

const Parts = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  '& > nav': { display: 'flex', flexWrap: 'wrap', gap: spacing(0.5) },
  // Keeps a part's heading below the page's bar when its button scrolls to it.
  '& > div': { scrollMarginTop: 72 },
}))

export function CycleParts({ form, fixed }: PartProps) {
  const id = useId()
  const to = (part: CyclePart) => document.getElementById(`${id}-${part}`)?.scrollIntoView({ block: 'start' })
  return (
    <Parts>
      <nav aria-label="Partes del ciclo">
        {CYCLE_PARTS.map((part, at) => (
          <Button key={part} size="small" onClick={() => to(part)}>
            {texts.partTitle(at + 1, part)}
          </Button>
        ))}
      </nav>
      {CYCLE_PARTS.map((part, at) => {
        const Fields = PART_FIELDS[part]
        return (
          <div key={part} id={`${id}-${part}`}>
            <Section title={texts.partTitle(at + 1, part)} text={texts.partText[part]}>
              <Fields form={form} fixed={fixed} />
              <Meaning control={form.control} part={part} />
            </Section>
          </div>
        )
      })}
    </Parts>
  )
}
