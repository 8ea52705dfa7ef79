import {
  useEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
} from 'react'
import { isTooSoon, momentOf, watchMoves } from './pressPause'
import { formPartAround } from '../browser/formParts'

/** After that a click has come without key or finger. */
const ONE_PRESS_MS = 1500

const stop = (event: SyntheticEvent): void => {
  event.preventDefault()
  event.stopPropagation()
}

/** A held Enter repeats, and a double click's second half may land on a new button: the click that opened a form does nothing in it. */
export const usePressGuard = (moves?: 'money' | false, open = true) => {
  const guarded = moves === 'money' && open
  const began = useRef(false)
  const down = useRef(-Infinity)
  useEffect(() => (guarded ? watchMoves() : undefined), [guarded])
  useEffect(() => {
    if (!open) began.current = false
  }, [open])
  return useMemo(() => {
    const pressedAt = (event: SyntheticEvent): number => {
      const at = momentOf(event.nativeEvent)
      // A screen reader clicks without key or pointer, so the time is the click's own.
      return at - down.current < ONE_PRESS_MS ? down.current : at
    }
    return {
      onKeyDownCapture: (event: KeyboardEvent): void => {
        if (!event.repeat && (event.key === 'Enter' || event.key === ' '))
          down.current = momentOf(event.nativeEvent)
        if (!event.repeat || event.key !== 'Enter' || event.target instanceof HTMLTextAreaElement) return
        // Stopped here, so that fields that send the form themselves (selects) do not get it either.
        stop(event)
      },
      onMouseDownCapture: (event: MouseEvent): void => {
        // Its second half would take the focus from the first field to the dialog's frame, where typed digits are lost.
        if (event.detail > 1 && !began.current) event.preventDefault()
      },
      onPointerDownCapture: (event: PointerEvent): void => {
        down.current = momentOf(event.nativeEvent)
      },
      onClickCapture: (event: MouseEvent): void => {
        // `detail` is 0 for clicks by keyboard and by screen readers.
        if (event.detail <= 1) began.current = true
        else if (!began.current) event.preventDefault()
        const last = formPartAround(event.target, 'lastPress')
        const pointed = event.detail > 0 ? last : null
        if (guarded && last && isTooSoon(pressedAt(event), pointed)) event.preventDefault()
        if (event.defaultPrevented) event.stopPropagation()
      },
      onSubmitCapture: (event: SyntheticEvent): void => {
        if (guarded && isTooSoon(pressedAt(event))) stop(event)
      },
    }
  }, [guarded])
}
