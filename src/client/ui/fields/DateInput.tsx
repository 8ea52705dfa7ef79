import { isIsoDate } from '@contract/domain/dateMath'
import type { Ref } from 'react'
import { CalendarButton } from './CalendarButton'
import { maskDate, readDate, writeDate } from './dateMask'
import type { FieldLook } from './field'
import { TextInput } from './TextInput'
import { useDraft } from './useDraft'
import { useInPlace } from './useInPlace'

export interface DateInputProps extends FieldLook {
  /** `yyyy-MM-dd`, '' while empty, and the raw text while it is no day (`isIsoDate` refuses it). */
  value: string
  onChange: (day: string) => void
  onBlur?: () => void
  name?: string
  /** First and last day the calendar offers, `yyyy-MM-dd`; the rule itself is the form's. */
  min?: string
  max?: string
  autoFocus?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A day, by keyboard as `dd/MM/yyyy` or from the browser's calendar. Value-based: `Bound` or a Controller. */
export function DateInput({ value, onChange, onBlur, min, max, ...props }: DateInputProps) {
  const [text, setText] = useDraft(value, { write: writeDate, read: readDate })
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
