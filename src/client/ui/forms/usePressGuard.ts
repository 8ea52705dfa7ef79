import {
  useEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
} from 'react'
import { isTooSoon, LAST_PRESS, momentOf, watchMoves } from './pressPause'

/** What is pressed by a key or a finger is over by then, ms. */
const ONE_PRESS = 1500

const stop = (event: SyntheticEvent): void => {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * For a form or a dialog: no press that opened it goes on inside. A held Enter repeats itself, and the second click of two may
 * land on a button that was not there at the first; neither sends anything. In a text of several lines Enter writes lines.
 * @param moves what it sends moves money or cancels: the last press counts only where the eye has been (decisions/0052)
 */
export const usePressGuard = (moves?: 'money' | false) => {
  const guarded = moves === 'money'
  const began = useRef(false)
  /** When a key or a finger came down. */
  const down = useRef(-Infinity)
  useEffect(() => (guarded ? watchMoves() : undefined), [guarded])
  return useMemo(() => {
    const pressedAt = (event: SyntheticEvent): number => {
      const at = momentOf(event.nativeEvent)
      // Screen readers press without either.
      return at - down.current < ONE_PRESS ? down.current : at
    }
    return {
      onKeyDownCapture: (event: KeyboardEvent): void => {
        if (!event.repeat && (event.key === 'Enter' || event.key === ' '))
          down.current = momentOf(event.nativeEvent)
        if (!event.repeat || event.key !== 'Enter' || event.target instanceof HTMLTextAreaElement) return
        // Fields that send their form by themselves, as selects do, do not hear of it either.
        stop(event)
      },
      onPointerDownCapture: (event: PointerEvent): void => {
        down.current = momentOf(event.nativeEvent)
      },
      onClickCapture: (event: MouseEvent): void => {
        // Presses by keyboard and by screen readers count 0.
        if (event.detail <= 1) began.current = true
        else if (!began.current) event.preventDefault()
        const last = event.target instanceof Element ? event.target.closest(LAST_PRESS) : null
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
