import { useWatch, type UseFormReturn } from 'react-hook-form'
import { SCHEMES, type Scheme } from '@contract/cycles/schemes.rules'
import { isIsoDate } from '@contract/domain/dateMath'
import { LATE_FEE_KINDS } from '@contract/tuition/lateFees.rules'
import { Bound } from '../../../ui/fields/Bound'
import { MoneyInput } from '../../../ui/fields/MoneyInput'
import { NumberInput } from '../../../ui/fields/NumberInput'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import { monthsOf, type CycleValues } from '../cycle.values'
import { texts } from '../cycles.texts'
import { MonthsField } from './MonthsField'
import { TuitionPreview } from './TuitionPreview'

const DAYS = Array.from({ length: 31 }, (_, at) => ({ value: at + 1, label: `Día ${at + 1}` }))
const schemes = SCHEMES.map((value: Scheme) => ({ value, label: texts.schemes[value] }))
const fees = (['NINGUNO', ...LATE_FEE_KINDS] as const).map((value) => ({
  value,
  label: texts.lateFees[value],
}))

interface TuitionFieldsProps {
  form: UseFormReturn<CycleValues>
  /** The months and their day cannot change any more: pupils are enrolled. */
  fixed: boolean
}

/** What decides the colegiaturas of a cycle: months, due day, discount of the year and recargo (issue 4). */
export function TuitionFields({ form, fixed }: TuitionFieldsProps) {
  const { control } = form
  const [esquema, recargo, inicio, fin] = useWatch({
    control,
    name: ['esquema', 'recargo', 'fecha_inicio', 'fecha_fin'],
  })
  const datesKnown = isIsoDate(inicio) && isIsoDate(fin) && inicio < fin
  return (
    <FieldGrid>
      <Bound control={control} name="esquema">
        {({ onChange, ...field }) => (
          <SelectInput
            {...field}
            label={texts.fields.esquema}
            options={schemes}
            disabled={fixed}
            onChange={(event) => {
              // Choosing one by one starts from what was there.
              form.setValue('meses', monthsOf(form.getValues()))
              onChange(event)
            }}
          />
        )}
      </Bound>
      <Bound control={control} name="dia_limite">
        {({ onChange, ...field }) => (
          <SelectInput
            {...field}
            label={texts.fields.dia_limite}
            options={DAYS}
            disabled={fixed}
            onChange={(event) => onChange(Number(event.target.value))}
          />
        )}
      </Bound>
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
      {esquema === 'ELEGIDOS' && datesKnown && (
        <Bound control={control} name="meses">
          {({ value, onChange, error }) => (
            <MonthsField {...{ value, onChange, error, inicio, fin }} disabled={fixed} />
          )}
        </Bound>
      )}
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
        </>
      )}
      <TuitionPreview control={control} />
    </FieldGrid>
  )
}
