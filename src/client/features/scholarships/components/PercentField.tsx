import { useState } from 'react'
import type { Scholarship } from '@contract/scholarships/scholarships.schemas'
import type { NumericField } from '../../../ui/fields/field'
import { NumberInput } from '../../../ui/fields/NumberInput'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { texts } from '../scholarships.texts'
import { usePercents } from './usePercents'

const OTHER = 'otro'

interface PercentFieldProps extends Omit<NumericField, 'label'> {
  of?: Pick<Scholarship, 'porcentaje' | 'tipo'>
}

/** The customer's steps first; who may give more may also type another percent. */
export function PercentField({ of, value, onChange, ...field }: PercentFieldProps) {
  const { options, hint, mayTypeOther } = usePercents(of)
  const [types, setTypes] = useState(!options.some((option) => option.value === value))
  const all = mayTypeOther ? [...options, { value: OTHER, label: 'Otro porcentaje' }] : options
  const choose = (chosen: string) => {
    setTypes(chosen === OTHER)
    onChange(chosen === OTHER ? null : Number(chosen))
  }
  return (
    <>
      <SelectInput
        label={texts.fields.porcentaje}
        options={all}
        hint={hint}
        value={types || value === null ? OTHER : value}
        onChange={({ target }) => choose(target.value)}
      />
      {types && (
        <NumberInput
          {...field}
          label="Cuánto por ciento"
          hint="Hasta 100, con dos decimales cuando mucho"
          value={value}
          onChange={onChange}
          decimals={2}
          end="%"
          required
        />
      )}
    </>
  )
}
