import { useEffect, useRef } from 'react'
import { stepId, type StepName } from './FamilyStepper'

const FIRST_FIELD = 'input, select, form button'
const LAST = 'a[href^="/caja"], [data-last-step]'

/**
 * When a step is done, skipped or reopened, the pressed button disappears and the focus would be lost: it moves to the open step, or after
 * the last one to the desk's button or the cashier's link. A step without a field gets it on its heading.
 * @returns the ref of the steps' frame
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
