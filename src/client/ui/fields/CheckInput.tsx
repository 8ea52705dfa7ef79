import { styled } from '@mui/material/styles'
import { useId, type ChangeEventHandler, type FocusEventHandler, type Ref } from 'react'
import { ariaOf, type FieldLook } from './field'

export interface CheckInputProps extends FieldLook {
  /** The whole name, where the label leans on what stands beside it: it begins with the label. */
  fullLabel?: string
  name?: string
  checked?: boolean
  defaultChecked?: boolean
  onChange?: ChangeEventHandler<HTMLInputElement>
  onBlur?: FocusEventHandler<HTMLInputElement>
  ref?: Ref<HTMLInputElement>
}

const Frame = styled('div')(({ theme: { vars, spacing, typography } }) => ({
  '& > label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: spacing(1),
    minHeight: 32,
    cursor: 'pointer',
  },
  '& input': {
    width: 18,
    height: 18,
    margin: 0,
    flex: 'none',
    accentColor: vars.palette.primary.main,
    cursor: 'inherit',
  },
  '& > p': {
    margin: `0 0 0 ${spacing(3.25)}`,
    fontSize: typography.pxToRem(13),
    color: vars.palette.text.secondary,
  },
  '& > p.error': { color: vars.palette.error.main },
}))

/** A yes or no. Takes `{...register('x')}`; with a Controller pass `checked={field.value}`. */
export function CheckInput(props: CheckInputProps) {
  const { label, error, hint, required, disabled = false, fullLabel, ...input } = props
  const id = useId()
  return (
    <Frame>
      <label htmlFor={id}>
        <input
          {...input}
          {...ariaOf(id, { error, hint, required })}
          aria-label={fullLabel}
          type="checkbox"
          disabled={disabled}
        />
        {label}
      </label>
      {(error || hint) && (
        <p id={`${id}-help`} className={error ? 'error' : ''}>
          {error || hint}
        </p>
      )}
    </Frame>
  )
}
