import { useWatch } from 'react-hook-form'
import { LATE_FEE_KINDS } from '@contract/tuition/lateFees.rules'
import { Bound } from '../../../ui/fields/Bound'
import { MoneyInput } from '../../../ui/fields/MoneyInput'
import { NumberInput } from '../../../ui/fields/NumberInput'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import { texts } from '../cycles.texts'
import type { PartProps } from './part'

const fees = (['NINGUNO', ...LATE_FEE_KINDS] as const).map((value) => ({
  value,
  label: texts.lateFees[value],
}))

/** What a month costs that is paid late. */
export function LatenessPart({ form: { control } }: PartProps) {
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
                <MoneyInput {...field} label={texts.fields.recargo_valor.FIJO} required />
              ) : (
                <NumberInput
                  {...field}
                  label={texts.fields.recargo_valor.PORCENTAJE}
                  hint={texts.listPriceHint}
                  decimals={2}
                  end="%"
                  required
                />
              )
            }
          </Bound>
          <Bound control={control} name="dias_gracia">
            {(field) => <NumberInput {...field} label={texts.fields.dias_gracia} end="días" required />}
          </Bound>
          <Bound control={control} name="tope">
            {(field) => (
              <NumberInput {...field} label={texts.fields.tope} hint={texts.capHint} decimals={2} end="%" />
            )}
          </Bound>
        </>
      )}
    </FieldGrid>
  )
}
