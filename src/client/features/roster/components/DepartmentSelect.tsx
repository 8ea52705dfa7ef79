import type { Ref } from 'react'
import { useListDepartmentsQuery } from '../../../state/departments/departments.api'
import { selectDepartments } from '../../../state/departments/departments.selectors'
import { useAppSelector } from '../../../state/hooks'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { texts } from '../roster.texts'

interface DepartmentSelectProps {
  name: string
  /** The department's name, as it travels (SPEC §3); '' while none is chosen. */
  value: string
  error: string | undefined
  onChange: (name: string) => void
  onBlur: () => void
  ref: Ref<HTMLSelectElement>
  /** What somebody has already: it can be kept although the list did not come. */
  current: string
  required: boolean
}

/** Picks a department by its name. */
export function DepartmentSelect({ current, error, onChange, ...field }: DepartmentSelectProps) {
  const { isLoading, error: failed } = useListDepartmentsQuery()
  const names = useAppSelector(selectDepartments).map(({ nombre }) => nombre)
  const options = current === '' || names.includes(current) ? names : [current, ...names]
  const none = !isLoading && !failed && names.length === 0
  return (
    <SelectInput
      {...field}
      label={texts.fields.departamento}
      error={
        error ?? (failed && names.length === 0 ? `${texts.departmentsFailed} ${failed.message}` : undefined)
      }
      hint={none ? texts.noDepartments : undefined}
      emptyLabel={isLoading ? 'Cargando…' : field.required ? texts.chooseDepartment : texts.noDepartment}
      options={options.map((nombre) => ({ value: nombre, label: nombre }))}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
