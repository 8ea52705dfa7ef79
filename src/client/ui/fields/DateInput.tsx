import { styled } from '@mui/material/styles'
import { type Ref, useRef } from 'react'
import { isIsoDate, parseDate } from '@contract/domain/dateMath'
import { formatDate } from '@contract/domain/dates'
import { IconAction } from '../icons/IconAction'
import { TextInput } from './TextInput'
import type { FieldLook } from './field'
import { useTypedText } from './useTypedText'
import { useInPlace } from './useInPlace'

const SIZES = [2, 2, 4]

const maskDate = (typed: string): string => {
  if (isIsoDate(typed.trim())) return formatDate(typed.trim())
  const parts = ['']
  for (const character of typed) {
    const at = parts.length - 1
    if (character === '/') {
      if (parts[at] !== '' && at < 2) parts.push('')
    } else if (/\d/.test(character)) {
      if (parts[at]!.length < SIZES[at]!) parts[at] += character
      else if (at < 2) parts.push(character)
    }
  }
  return parts.join('/')
}

/** Invalid text stays as typed, so that the form can refuse it. */
const readDate = (text: string): string => parseDate(text) ?? text

const writeDate = (value: string): string => (isIsoDate(value) ? formatDate(value) : value)

interface CalendarButtonProps {
  label: string
  value: string
  min?: string | undefined
  max?: string | undefined
  disabled: boolean
  onPick: (day: string) => void
}

/** Never seen: this field is in the page only because the browser opens its calendar beside it. */
const Native = styled('input')({
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: 0,
  width: 40,
  height: '100%',
  padding: 0,
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
})

/** The browser's own calendar: in the user's language, made for touch, without a library. */
function CalendarButton({ label, value, min, max, disabled, onPick }: CalendarButtonProps) {
  const native = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconAction
        icon="calendar"
        label={`Calendario: ${label}`}
        size="small"
        edge="end"
        disabled={disabled}
        onClick={() => native.current?.showPicker()}
      />
      <Native
        ref={native}
        type="date"
        aria-hidden
        tabIndex={-1}
        value={value}
        min={min}
        max={max}
        disabled={disabled}
        onChange={(event) => {
          if (event.target.value) onPick(event.target.value)
        }}
      />
    </>
  )
}

interface DateInputProps extends FieldLook {
  /** `yyyy-MM-dd`, '' while empty; invalid text as typed (`isIsoDate` refuses it). */
  value: string
  onChange: (day: string) => void
  onBlur?: () => void
  name?: string
  /** Limits of the calendar, `yyyy-MM-dd`; the form's rule checks the value. */
  min?: string
  max?: string
  autoFocus?: boolean
  onEnter?: () => void
  ref?: Ref<HTMLInputElement>
}

export function DateInput({ value, onChange, onBlur, min, max, ...props }: DateInputProps) {
  const [text, setText] = useTypedText(value, { write: writeDate, read: readDate })
  const typing = useInPlace(maskDate, (event) => {
    setText(event.target.value)
    onChange(readDate(event.target.value))
  })
  return (
    <TextInput
      {...props}
      {...typing}
      value={text}
      inputMode="numeric"
      placeholder="dd/mm/aaaa"
      onBlur={() => {
        setText(writeDate(readDate(text)))
        onBlur?.()
      }}
      end={
        <CalendarButton
          label={props.label}
          value={isIsoDate(value) ? value : ''}
          min={min}
          max={max}
          disabled={props.disabled ?? false}
          onPick={(day) => {
            setText(writeDate(day))
            onChange(day)
          }}
        />
      }
    />
  )
}
