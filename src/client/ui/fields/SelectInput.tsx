import { styled } from '@mui/material/styles'
import { useId, type ChangeEventHandler, type FocusEventHandler, type Ref } from 'react'
import { Icon } from '../icons/Icon'
import { ariaOf, type FieldLook } from './field'
import { FieldFrame } from './FieldFrame'

export interface SelectOption {
  value: string | number
  label: string
  disabled?: boolean
}

export interface SelectInputProps extends FieldLook {
  options: readonly SelectOption[]
  /** First entry with the value '', such as "Selecciona un grado". */
  emptyLabel?: string
  name?: string
  value?: string | number
  defaultValue?: string | number
  onChange?: ChangeEventHandler<HTMLSelectElement>
  onBlur?: FocusEventHandler<HTMLSelectElement>
  ref?: Ref<HTMLSelectElement>
}

const Box = styled('div')(({ theme: { vars, spacing } }) => ({
  position: 'relative',
  '& > select': {
    width: '100%',
    height: 40,
    padding: `0 ${spacing(4.5)} 0 ${spacing(1.5)}`,
    border: `1px solid ${vars.palette.surface.border}`,
    borderRadius: vars.shape.borderRadius,
    background: vars.palette.background.paper,
    color: vars.palette.text.primary,
    font: 'inherit',
    textOverflow: 'ellipsis',
    appearance: 'none',
    cursor: 'pointer',
  },
  '& > select:hover': { borderColor: vars.palette.text.primary },
  '& > select:focus-visible': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: -1 },
  '& > select[aria-invalid=true]': { borderColor: vars.palette.error.main },
  '& > select:disabled': { color: vars.palette.text.disabled, cursor: 'default' },
  '& > svg': { position: 'absolute', right: 10, top: 11, pointerEvents: 'none' },
}))

/**
 * A native select: fast, and the keyboard and the phone know it. Its value is text; with numbers, `register('x',
 * { valueAsNumber: true })`.
 */
export function SelectInput(props: SelectInputProps) {
  const { label, error, hint, required, disabled = false, options, emptyLabel, ...select } = props
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} required={required}>
      <Box>
        <select {...select} {...ariaOf(id, { error, hint, required })} disabled={disabled}>
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled ?? false}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" size={18} />
      </Box>
    </FieldFrame>
  )
}
