import { useId, type ChangeEventHandler, type FocusEventHandler, type KeyboardEvent, type Ref } from 'react'
import { ariaOf, type FieldLook } from './field'
import { FieldFrame } from './FieldFrame'
import { Options, SelectBox, type SelectOption } from './SelectBox'

export interface SelectInputProps extends FieldLook {
  options: readonly SelectOption[]
  emptyLabel?: string
  name?: string
  value?: string | number
  defaultValue?: string | number
  onChange?: ChangeEventHandler<HTMLSelectElement>
  onBlur?: FocusEventHandler<HTMLSelectElement>
  ref?: Ref<HTMLSelectElement>
}

/** Enter sends the form as in other fields; browsers would open the list, which Space and the arrows do too. */
const sendOnEnter = (event: KeyboardEvent<HTMLSelectElement>): void => {
  if (event.key !== 'Enter' || !event.currentTarget.form) return
  event.preventDefault()
  event.currentTarget.form.requestSubmit()
}

/** Its value is text; for numbers use `register('x', { valueAsNumber: true })`. */
export function SelectInput(props: SelectInputProps) {
  const { label, error, hint, required, disabled = false, options, emptyLabel, ...select } = props
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} required={required}>
      <SelectBox>
        <select
          onKeyDown={sendOnEnter}
          {...select}
          {...ariaOf(id, { error, hint, required })}
          disabled={disabled}
        >
          <Options options={options} emptyLabel={emptyLabel} />
        </select>
      </SelectBox>
    </FieldFrame>
  )
}
