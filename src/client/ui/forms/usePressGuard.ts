import {
  useEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
} from 'react'
import { formPartAround } from '../browser/formParts'
import { isTooSoon, momentOf, watchMoves } from './pressPause'

/** ms. A click later than this after the last key or finger down was made by neither: by a screen reader. */
const ONE_PRESS_MS = 1500

const stop = (event: SyntheticEvent): void => {
  event.preventDefault()
  event.stopPropagation()
}

/** The click that opened a form has no effect in it: a held Enter repeats, and a double click may land on a new button. */
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
      // Screen readers click without key or pointer: then the click's own time counts.
      return at - down.current < ONE_PRESS_MS ? down.current : at
    }
    return {
      onKeyDownCapture: (event: KeyboardEvent): void => {
        if (!event.repeat && (event.key === 'Enter' || event.key === ' '))
          down.current = momentOf(event.nativeEvent)
        if (!event.repeat || event.key !== 'Enter' || event.target instanceof HTMLTextAreaElement) return
        // Stopped here, before fields that send the form themselves (selects) get it.
        stop(event)
      },
      onMouseDownCapture: (event: MouseEvent): void => {
        // The second half of a double click would move the focus from the first field to the dialog's frame, and digits typed would be lost.
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
