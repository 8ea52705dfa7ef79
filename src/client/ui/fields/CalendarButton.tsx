import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { IconAction } from '../icons/IconAction'

export interface CalendarButtonProps {
  /** Of the field, so that two calendars of a form have two names. */
  label: string
  value: string
  min?: string | undefined
  max?: string | undefined
  disabled: boolean
  onPick: (day: string) => void
}

/** Rendered, because the browser's calendar opens at its place; never seen, focused or read aloud. */
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

/** Opens the browser's own calendar: in the user's language, made for touch, and nothing to download. */
export function CalendarButton({ label, value, min, max, disabled, onPick }: CalendarButtonProps) {
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
