import OutlinedInput from '@mui/material/OutlinedInput'
import {
  useId,
  type ChangeEventHandler,
  type ClipboardEventHandler,
  type CompositionEventHandler,
  type CSSProperties,
  type FocusEventHandler,
  type ReactNode,
  type Ref,
} from 'react'
import { ariaOf, type FieldLook } from './field'
import { FieldFrame } from './FieldFrame'

interface TextBinding {
  name?: string
  value?: string
  onChange?: ChangeEventHandler<HTMLInputElement>
  onBlur?: FocusEventHandler<HTMLInputElement>
  ref?: Ref<HTMLInputElement>
}

export interface TextInputProps extends FieldLook, TextBinding {
  type?: 'text' | 'email' | 'password' | 'url'
  rows?: number
  placeholder?: string
  maxLength?: number
  autoComplete?: string
  autoFocus?: boolean
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email'
  defaultValue?: string
  end?: ReactNode
  look?: 'upper' | 'number'
  onCompositionEnd?: CompositionEventHandler<HTMLInputElement>
  onFocus?: FocusEventHandler<HTMLInputElement>
  onPaste?: ClipboardEventHandler<HTMLElement>
  onEnter?: () => void
}

export const MAIL = { type: 'email', inputMode: 'email', maxLength: 254 } as const

export function TextInput(props: TextInputProps) {
  const { label, error, hint, required, disabled, ref, rows, end, look, ...rest } = props
  const { maxLength, inputMode, onCompositionEnd, onEnter, autoComplete = 'off', ...input } = rest
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} required={required}>
      <OutlinedInput
        {...input}
        data-look={look}
        error={Boolean(error)}
        disabled={disabled ?? false}
        inputRef={ref}
        autoComplete={autoComplete}
        endAdornment={end}
        {...(rows === undefined
          ? {}
          : { multiline: true, rows, style: { '--lines': `${rows}lh` } as CSSProperties })}
        onKeyDown={(event) => {
          if (!onEnter || event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          onEnter()
        }}
        slotProps={{
          input: {
            ...ariaOf(id, { error, hint, required }),
            maxLength,
            inputMode,
            onCompositionEnd,
          },
        }}
      />
    </FieldFrame>
  )
}
