import { useState } from 'react'
import { LARGE_SCHOLARSHIP_PERCENTS, SCHOLARSHIP_PERCENTS } from '@contract/domain/discounts'
import { percentLabel } from '@contract/domain/percents'
import { scholarshipsRoutes } from '@contract/scholarships/scholarships.routes'
import type { Scholarship } from '@contract/scholarships/scholarships.schemas'
import { useMay } from '../../../state/session/useMay'
import type { NumericField } from '../../../ui/fields/field'
import { NumberInput } from '../../../ui/fields/NumberInput'
import type { SelectOption } from '../../../ui/fields/SelectBox'
import { SelectInput } from '../../../ui/fields/SelectInput'

const WHOLE = Array.from({ length: 100 }, (_, at) => at + 1)

const option = (value: number): SelectOption => ({ value, label: percentLabel(value) })

/** The customer's steps of 5, or for a beca of siblings every whole percent; above 50 only with BECAS (DELETE). The present one is always offered. */
const usePercents = (
  of?: Pick<Scholarship, 'porcentaje' | 'tipo'>,
): { options: SelectOption[]; hint?: string; mayTypeOther: boolean } => {
  const mayGiveMore = useMay()(scholarshipsRoutes.delete.access)
  const all = of?.tipo === 'HERMANOS' ? WHOLE : [...SCHOLARSHIP_PERCENTS, ...LARGE_SCHOLARSHIP_PERCENTS]
  const last = SCHOLARSHIP_PERCENTS.at(-1) as number
  const offered = all.filter((percent) => mayGiveMore || percent <= last)
  const options = [...new Set([...offered, ...(of ? [of.porcentaje] : [])])].sort((a, b) => a - b).map(option)
  const mayTypeOther = mayGiveMore && of?.tipo !== 'HERMANOS'
  return mayGiveMore
    ? { options, mayTypeOther }
    : {
        options,
        mayTypeOther,
        hint: 'Más de 50 %, u otro porcentaje, lo da solo quien puede eliminar becas.',
      }
}

const OTHER = 'otro'

interface PercentFieldProps extends Omit<NumericField, 'label'> {
  of?: Pick<Scholarship, 'porcentaje' | 'tipo'>
}

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
        label="Porcentaje"
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
