import { useEffect, useRef } from 'react'
import { stepId, type StepName } from './FamilyStepper'

const FIRST_FIELD = 'input, select, form button'
const LAST = 'a[href^="/caja"], [data-last-step]'

/**
 * When a step is done, left for later or taken up again, the focus goes on to what comes next: the step that is open, and after
 * the last one the desk, or the link for the cashier. A step that has no field yet gets the focus on its heading. What was pressed is gone by then.
 * @returns the frame of the steps
 */
export const useNextStep = (open: StepName | undefined) => {
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef(open)
  useEffect(() => {
    if (shown.current === open) return
    shown.current = open
    const step = open === undefined ? frame.current : frame.current?.querySelector(`#${stepId(open)}`)
    const heading = step?.querySelector<HTMLElement>('h2')
    const target = step?.querySelector<HTMLElement>(open === undefined ? LAST : FIRST_FIELD) ?? heading
    if (target && target === heading) heading.tabIndex = -1
    target?.focus()
  }, [open])
  return frame
}
