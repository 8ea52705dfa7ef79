import { useRef, type KeyboardEvent } from 'react'

const FIELDS = 'input[data-pieces]'
/** Where the count goes on after the last coin. */
const AFTER = 'textarea:not([aria-hidden])'

/** Down or Enter goes to the next denomination, Up to the one before: a drawer is counted without looking for Tab. */
export const useCountKeys = () => {
  const frame = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || !frame.current || event.nativeEvent.isComposing) return
    event.preventDefault()
    const fields = [...frame.current.querySelectorAll<HTMLElement>(FIELDS)]
    const at = fields.indexOf(event.target as HTMLElement) + step
    const next = fields[at] ?? (step > 0 ? frame.current.querySelector<HTMLElement>(AFTER) : null)
    next?.focus()
  }
  return { frame, onKeyDown }
}
