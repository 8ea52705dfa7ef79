import { Bound } from '../../../ui/fields/Bound'
import { DateInput } from '../../../ui/fields/DateInput'
import { MoneyInput } from '../../../ui/fields/MoneyInput'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import { texts } from '../roster.texts'
import { DepartmentSelect } from './DepartmentSelect'
import type { FieldsProps } from './fieldsProps'
import { TextField } from './TextField'

interface WorkFieldsProps extends FieldsProps {
  /** Where they work until now; '' for nowhere. */
  current: string
  /** Only who may change the roster sees salaries (DOMAIN §2). */
  withSalary: boolean
}

/** What they do here, where and since when. */
export function WorkFields({ control, required, current, withSalary }: WorkFieldsProps) {
  return (
    <FieldGrid>
      <TextField control={control} name="puesto" maxLength={120} required upper />
      <Bound control={control} name="departamento">
        {(field) => <DepartmentSelect {...field} current={current} required={required('departamento')} />}
      </Bound>
      <Bound control={control} name="ingreso">
        {(field) => <DateInput {...field} label={texts.fields.ingreso} required={required('ingreso')} />}
      </Bound>
      <TextField control={control} name="escolaridad" maxLength={120} required={required('escolaridad')} />
      {withSalary && (
        <Bound control={control} name="sueldo">
          {(field) => <MoneyInput {...field} label={texts.fields.sueldo} hint={texts.salaryHint} />}
        </Bound>
      )}
    </FieldGrid>
  )
}
