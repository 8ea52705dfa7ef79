import { useWatch } from 'react-hook-form'
import { ACCUMULATIONS, EARLY_KINDS } from '@contract/cycles/terms.rules'
import { Bound } from '../../../ui/fields/Bound'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { DateInput } from '../../../ui/fields/DateInput'
import { MoneyInput } from '../../../ui/fields/MoneyInput'
import { NumberInput } from '../../../ui/fields/NumberInput'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import { texts } from '../cycles.texts'
import type { PartProps } from './part'
import { SiblingPercents } from './SiblingPercents'

const earlyKinds = (['NINGUNO', ...EARLY_KINDS] as const).map((value) => ({
  value,
  label: texts.earlyKinds[value],
}))
const accumulations = ACCUMULATIONS.map((value) => ({ value, label: texts.accumulations[value] }))
/** A longer month always has a 28th. */
const EARLY_DAYS = Array.from({ length: 28 }, (_, at) => ({ value: at + 1, label: `Día ${at + 1}` }))

/** What lowers a month: paying the year at once, paying early, brothers and sisters, and two becas of one pupil. */
export function DiscountsPart({ form: { control } }: PartProps) {
  const [annual, early] = useWatch({ control, name: ['descuento_anual', 'pronto_pago'] })
  return (
    <FieldGrid>
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
      {Boolean(annual) && (
        <Bound control={control} name="anual_hasta">
          {(field) => <DateInput {...field} label={texts.fields.anual_hasta} hint={texts.annualUntilHint} />}
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
                label={texts.fields.pronto_dia}
                options={EARLY_DAYS}
                onChange={(event) => onChange(Number(event.target.value))}
              />
            )}
          </Bound>
          <Bound control={control} name="pronto_con_beca">
            {({ value, ...field }) => (
              <CheckInput {...field} label={texts.fields.pronto_con_beca} checked={value} />
            )}
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
