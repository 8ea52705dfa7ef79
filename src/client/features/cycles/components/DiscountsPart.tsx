import { useWatch, type Control, useFieldArray } from 'react-hook-form'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { ACCUMULATIONS, EARLY_KINDS } from '@contract/cycles/terms.rules'
import { Bound } from '../../../ui/fields/Bound'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { DateInput } from '../../../ui/fields/DateInput'
import { MoneyInput } from '../../../ui/fields/MoneyInput'
import { NumberInput } from '../../../ui/fields/NumberInput'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import { Icon } from '../../../ui/icons/Icon'
import { IconAction } from '../../../ui/icons/IconAction'
import { texts } from '../cycles.texts'
import type { PartProps, CycleValues } from '../cycle.values'

const MAX_DISCOUNTS = 5

const Frame = styled('fieldset')(({ theme: { spacing } }) => ({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: spacing(1.5),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > .place': { display: 'flex', alignItems: 'end', gap: spacing(0.5), width: 170 },
  '& > button': { minHeight: 40 },
}))

/** Percents from the second child on; the last also holds for the children after it. */
function SiblingPercents({ control }: { control: Control<CycleValues> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'hermanos', keyName: 'key' })
  return (
    <Frame aria-label={texts.siblings}>
      {fields.map(({ key }, at) => {
        const isLast = at === fields.length - 1
        return (
          <div key={key} className="place">
            <Bound control={control} name={`hermanos.${at}.porcentaje`}>
              {(field) => <NumberInput {...field} label={texts.siblingPlace(at + 2, isLast)} end="%" />}
            </Bound>
            {isLast && (
              <IconAction icon="close" label={texts.removeSibling(at + 2)} onClick={() => remove(at)} />
            )}
          </div>
        )
      })}
      {fields.length < MAX_DISCOUNTS && (
        <Button size="small" startIcon={<Icon name="add" />} onClick={() => append({ porcentaje: null })}>
          {fields.length === 0 ? 'Dar descuento a hermanos' : 'Otro descuento para el hijo siguiente'}
        </Button>
      )}
    </Frame>
  )
}

const earlyKinds = (['NINGUNO', ...EARLY_KINDS] as const).map((value) => ({
  value,
  label: texts.earlyKinds[value],
}))
const accumulations = ACCUMULATIONS.map((value) => ({ value, label: texts.accumulations[value] }))
/** Up to the 28th, which every month has. */
const EARLY_DAYS = Array.from({ length: 28 }, (_, at) => ({ value: at + 1, label: `Día ${at + 1}` }))

export function DiscountsPart({ form: { control } }: PartProps) {
  const [annual, early] = useWatch({ control, name: ['descuento_anual', 'pronto_pago'] })
  return (
    <FieldGrid>
      <Bound control={control} name="descuento_anual">
        {(field) => (
          <NumberInput
            {...field}
            label={texts.fields.descuento_anual}
            hint="Al pagar de una vez todos los meses abiertos"
            decimals={2}
            end="%"
          />
        )}
      </Bound>
      {Boolean(annual) && (
        <Bound control={control} name="anual_hasta">
          {(field) => <DateInput {...field} label="Pago anual hasta el día" hint="Vacío: todo el ciclo" />}
        </Bound>
      )}
      <Bound control={control} name="pronto_pago">
        {(field) => <SelectInput {...field} label={texts.fields.pronto_pago} options={earlyKinds} />}
      </Bound>
      {early !== 'NINGUNO' && (
        <>
          <Bound control={control} name="pronto_valor">
            {(field) =>
              early === 'FIJO' ? (
                <MoneyInput {...field} label={texts.fields.pronto_valor} required />
              ) : (
                <NumberInput {...field} label={texts.fields.pronto_valor} decimals={2} end="%" required />
              )
            }
          </Bound>
          <Bound control={control} name="pronto_dia">
            {({ onChange, ...field }) => (
              <SelectInput
                {...field}
                label="Pagando hasta el día"
                options={EARLY_DAYS}
                onChange={(event) => onChange(Number(event.target.value))}
              />
            )}
          </Bound>
          <Bound control={control} name="pronto_con_beca">
            {({ value, ...field }) => <CheckInput {...field} label="También con beca" checked={value} />}
          </Bound>
        </>
      )}
      <SiblingPercents control={control} />
      <Bound control={control} name="acumulacion">
        {(field) => <SelectInput {...field} label={texts.fields.acumulacion} options={accumulations} />}
      </Bound>
    </FieldGrid>
  )
}
