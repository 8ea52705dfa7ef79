import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import type { TuitionOrder } from './tuition.order'

/**
 * The desk's form and the dialog it opens. Enter anywhere in it goes to the payment; once that is taken the focus stands where
 * the next family is found.
 * @param start what has the focus at first, inside the form
 */
export const useDesk = (start: string) => {
  const [order, setOrder] = useState<TuitionOrder | null>(null)
  const frame = useRef<HTMLFormElement>(null)
  const another = useRef<HTMLAnchorElement>(null)
  useEffect(() => frame.current?.querySelector<HTMLElement>(start)?.focus({ preventScroll: true }), [start])

  const submit = (open: () => TuitionOrder | null) => (event: SyntheticEvent) => {
    event.preventDefault()
    setOrder(open())
  }
  const close = (paid: boolean) => {
    setOrder(null)
    // After the dialog has given the focus back to what opened it.
    if (paid) setTimeout(() => another.current?.focus())
  }
  return { frame, another, order, submit, close }
}
