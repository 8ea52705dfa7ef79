import { useEffect, useRef } from 'react'

const FIRST_FIELD = 'input, select, form button'
const DESK = 'a[href^="/caja"]'

/**
 * When a step is done, left for later or taken up again, the focus goes on to what comes next: the step that is open, and after
 * the last one the desk. What was pressed is gone by then.
 * @returns the frame of the steps
 */
export const useNextStep = (open: string | undefined) => {
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef(open)
  useEffect(() => {
    if (shown.current === open) return
    shown.current = open
    frame.current?.querySelector<HTMLElement>(open ? FIRST_FIELD : DESK)?.focus()
  }, [open])
  return frame
}
