import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react'
import type { View } from './desk.picks'
import type { FamilyDesk } from './useFamilyDesk'

/** Letters that pick a view, while the focus is on a line. */
const VIEW_KEYS: Readonly<Record<string, View>> = { v: 'overdue', m: 'month', t: 'all', n: 'none' }

/** Letters that press a button of the line. */
const LINE_KEYS: Readonly<Record<string, string>> = { c: '.waive', a: '.in-part' }

/** The first field that a refused payment is about: a wrong one, or the question about its reference. */
export const TO_MEND = '[aria-invalid=true], [name=confirmar_referencia]:not(:checked)'

const FIRST_AMOUNT = '.means input[inputmode="decimal"]'

/** The first field of a means that was added, in the page or in the sheet: its reference, else its amount. */
const fieldOfMeans = (at: number): HTMLElement | null =>
  document.querySelector<HTMLElement>(`.means [name="referencia ${at}"]`) ??
  document.querySelector<HTMLElement>(`.means [name="monto ${at}"]`)

/** The arrows stop at boxes and at rows that open folded months. */
const STEPS = '.pick:enabled, .fold'

const childOf = (box: HTMLElement) => box.closest<HTMLElement>('[data-child]')

/**
 * A button of the line in focus. Where that line is not picked it is that of the child's last picked line: after a digit the focus
 * may still be on a line above the months.
 */
const buttonOf = (box: HTMLElement, part: string): HTMLElement | null | undefined =>
  box.matches(':checked')
    ? box.closest('li')?.querySelector<HTMLElement>(part)
    : [...(childOf(box)?.querySelectorAll<HTMLElement>(part) ?? [])].at(-1)

/** The first box of the next child that has one; after the last child the first one follows. */
const nextChild = (frame: HTMLElement, box: HTMLElement): HTMLElement | undefined => {
  const children = [...frame.querySelectorAll<HTMLElement>('[data-child]:has(.pick:enabled)')]
  const at = children.indexOf(childOf(box)!)
  return children[(at + 1) % children.length]?.querySelector<HTMLElement>('.pick:enabled') ?? undefined
}

interface Ways {
  onAnother: () => void
  onKeys: () => void
  /** Opens the field of an amount that pays the oldest first. */
  onOldest: () => void
  /** Asks for an invoice, or takes it back. */
  onInvoice: () => void
  /** Counts the amounts spread over the oldest lines; each new count moves the focus to the payment. */
  spread: number
  /** Opens the sheet of a narrow window. */
  onPay?: () => void
}

/** The keys of the desk: arrows, letters and digits on the lines; Enter goes from the lines to the payment. */
export const useDeskKeys = (
  desk: FamilyDesk,
  { onAnother, onKeys, onOldest, onInvoice, spread, onPay }: Ways,
) => {
  const frame = useRef<HTMLFormElement>(null)
  const { refused } = desk
  const means = desk.order.values.medios.length
  const meansBefore = useRef(means)
  const find = (selector: string) => frame.current?.querySelector<HTMLElement>(selector)
  const toPicks = () => (find('.pick:checked:enabled') ?? find('.pick:enabled'))?.focus()
  const toPay = () => {
    const { missing } = desk
    const first = missing && find(`[name="${missing.name}"]:not(.pick)`)
    if (onPay) onPay()
    else (first ?? find(FIRST_AMOUNT) ?? find('.pay button'))?.focus()
  }
  useEffect(() => {
    const first = find('.pick:checked:enabled') ?? find('.pick:enabled') ?? find(FIRST_AMOUNT)
    first?.focus()
  }, [])
  useEffect(() => {
    if (refused > 0) (find(TO_MEND) ?? find(FIRST_AMOUNT))?.focus()
  }, [refused])
  useEffect(() => {
    if (means > meansBefore.current) fieldOfMeans(means - 1)?.focus()
    meansBefore.current = means
  }, [means])
  const toPayAfterSpread = useEffectEvent(() => {
    // The sheet of a narrow window would hide the lines that were just filled.
    if (spread > 0 && !onPay) toPay()
  })
  useEffect(() => toPayAfterSpread(), [spread])

  /** @returns whether the key did something */
  const onLineKey = (key: string, box: HTMLElement): boolean => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[key]
    const view = VIEW_KEYS[key]
    const part = LINE_KEYS[key]
    if (by) {
      const steps = [...(frame.current?.querySelectorAll<HTMLElement>(STEPS) ?? [])]
      steps[steps.indexOf(box) + by]?.focus()
    } else if (key === 'h') nextChild(frame.current!, box)?.focus()
    else if (/^[1-9]$/.test(key)) desk.onMonths(Number(childOf(box)?.dataset['child']), Number(key))
    else if (key === 'r') onOldest()
    else if (key === 'f') onInvoice()
    else if (view) desk.view(view)
    else if (part) buttonOf(box, part)?.click()
    else return false
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    const onLine = target.matches('.pick')
    const held = event.ctrlKey || event.metaKey || event.altKey
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    if (key === 'Escape') onAnother()
    else if (key === '?' && target.matches(`${STEPS}, button`)) {
      event.preventDefault()
      onKeys()
    } else if (key === 'Enter' && (onLine || target.closest('.part'))) {
      // Only moves the focus to the payment, so that one Enter never takes money.
      event.preventDefault()
      toPay()
    } else if (key === '+' && target.matches(`${FIRST_AMOUNT}, .means input[type=radio], .pick`)) {
      event.preventDefault()
      const form = onLine ? frame.current : target.closest('form')
      form?.querySelector<HTMLElement>('.add-means')?.click()
    } else if (key === 'f' && !held && target.matches('.means input[type=radio]')) onInvoice()
    else if (target.matches(STEPS) && !held && onLineKey(key, target)) event.preventDefault()
  }
  return { frame, onKeyDown, toPicks }
}
