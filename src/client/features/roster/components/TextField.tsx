import type { Control } from 'react-hook-form'
import type { EmployeeField } from '@contract/roster/roster.rules'
import { Bound } from '../../../ui/fields/Bound'
import { TextInput } from '../../../ui/fields/TextInput'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import type { EmployeeValues } from '../employee.values'
import { texts } from '../roster.texts'

interface TextFieldProps {
  control: Control<EmployeeValues>
  name: EmployeeField
  /** As long as the contract lets it be. */
  maxLength: number
  required?: boolean
  upper?: boolean
  autoFocus?: boolean
  inputMode?: 'email' | 'text'
}

/** A line of text of a collaborator. */
export function TextField({ control, name, upper = false, ...look }: TextFieldProps) {
  const Input = upper ? UppercaseInput : TextInput
  return (
    <Bound control={control} name={name}>
      {(field) => <Input {...field} {...look} label={texts.fields[name]} />}
    </Bound>
  )
}
