import Checkbox from '@mui/material/Checkbox'
import { styled } from '@mui/material/styles'
import { useId, type ChangeEventHandler, type FocusEventHandler, type Ref } from 'react'
import { Quiet } from '../layout/layout'
import { ariaOf, type FieldLook } from './field'

interface CheckInputProps extends FieldLook {
  /** Accessible name where the label is not clear alone. It begins with the label. */
  fullLabel?: string
  name?: string
  checked?: boolean
  defaultChecked?: boolean
  onChange?: ChangeEventHandler<HTMLInputElement>
  onBlur?: FocusEventHandler<HTMLInputElement>
  ref?: Ref<HTMLInputElement>
}

const Label = styled('label')(({ theme: { spacing } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: spacing(0.5),
  minHeight: 32,
  cursor: 'pointer',
  marginInlineStart: spacing(-0.5),
}))

const Box = styled(Checkbox)(({ theme: { spacing } }) => ({ padding: spacing(0.5) }))

const Help = styled(Quiet)(({ theme: { vars, spacing } }) => ({
  marginInlineStart: spacing(3.5),
  '&.error': { color: vars.palette.error.main },
}))

export function CheckInput(props: CheckInputProps) {
  const { label, error, hint, required, disabled = false, fullLabel, onBlur, ref, ...input } = props
  const id = useId()
  const { id: _, ...aria } = ariaOf(id, { error, hint, required })
  return (
    <div>
      <Label htmlFor={id}>
        <Box
          {...input}
          id={id}
          size="small"
          disabled={disabled}
          slotProps={{ input: { ...aria, 'aria-label': fullLabel, onBlur, ref: ref ?? null } }}
        />
        {label}
      </Label>
      {(error || hint) && (
        <Help as="p" id={`${id}-help`} className={error ? 'error' : ''}>
          {error || hint}
        </Help>
      )}
    </div>
  )
}
