import { useMemo, useRef, type KeyboardEvent, type MouseEvent } from 'react'

/**
 * For a form or a dialog: no press that opened it goes on inside. A held Enter repeats itself, and the second click of two may
 * land on a button that was not there at the first; neither sends anything. In a text of several lines Enter writes lines.
 */
export const usePressGuard = () => {
  const began = useRef(false)
  return useMemo(
    () => ({
      onKeyDownCapture: (event: KeyboardEvent): void => {
        if (!event.repeat || event.key !== 'Enter' || event.target instanceof HTMLTextAreaElement) return
        event.preventDefault()
        // Fields that send their form by themselves, as selects do, do not hear of it either.
        event.stopPropagation()
      },
      onClickCapture: (event: MouseEvent): void => {
        // Presses by keyboard and by screen readers count 0.
        if (event.detail <= 1) began.current = true
        else if (!began.current) event.preventDefault()
        if (event.defaultPrevented) event.stopPropagation()
      },
    }),
    [],
  )
}
