import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react'
import {
  formPartIn,
  formPartsIn,
  formPartAround,
  isFormPart,
  type FormPart,
} from '../../ui/browser/formParts'
import { fieldNamed } from '../../ui/browser/parts'
import type { View } from './picks'
import type { FamilyDesk } from './useFamilyDesk'

const VIEW_KEYS: Readonly<Record<string, View>> = { v: 'overdue', m: 'month', t: 'all', n: 'none' }

const LINE_KEYS: Readonly<Record<string, FormPart>> = { c: 'waive', a: 'inPart' }

const fieldOfMeans = (at: number): HTMLElement | null | undefined => {
  const meansField = (name: string) =>
    formPartsIn(document, 'means')
      .map((means) => fieldNamed(means, name))
      .find(Boolean)
  return meansField(`referencia ${at}`) ?? meansField(`monto ${at}`)
}

const childOf = (box: HTMLElement) => formPartAround(box, 'child')

/** The button of a picked line; on a line not picked that of the child's last picked one, as a digit key picks months without moving the focus. */
const buttonOf = (box: HTMLElement, part: FormPart): HTMLElement | null | undefined =>
  box.matches(':checked')
    ? formPartIn(formPartAround(box, 'listItem'), part)
    : formPartsIn(childOf(box), part).at(-1)

const nextChild = (frame: HTMLElement, box: HTMLElement): HTMLElement | undefined => {
  const children = formPartsIn(frame, 'childWithPick')
  const at = children.indexOf(childOf(box)!)
  return formPartIn(children[(at + 1) % children.length], 'openPick') ?? undefined
}

/** Focuses what the cashier types next. @param form the desk's, or the sheet's in a narrow window */
export const focusPayment = (form: HTMLFormElement | null, { missing }: Pick<FamilyDesk, 'missing'>) => {
  const first = missing && fieldNamed(form, missing.name, ':not(.pick)')
  const next = first ?? formPartIn(form, 'meansAmount') ?? formPartIn(form, 'payButton')
  next?.focus()
}

interface DeskKeysOptions {
  onAnother: () => void
  onKeys: () => void
  onOldest: () => void
  onInvoice: () => void
  /** Counts the amounts spread over the oldest lines; each new count moves the focus to the payment. */
  spread: number
  /** Whether the fields of the payment are drawn yet. */
  hasFields: boolean
  drawFields: () => void
  onPay?: () => void
  paying: boolean
}

export const useDeskKeys = (
  desk: FamilyDesk,
  { onAnother, onKeys, onOldest, onInvoice, spread, hasFields, drawFields, onPay, paying }: DeskKeysOptions,
) => {
  const frame = useRef<HTMLFormElement>(null)
  const { refused } = desk
  const means = desk.checkout.values.medios.length
  const meansBefore = useRef(means)
  const find = (part: FormPart) => formPartIn(frame.current, part)
  const toPicks = () => (find('picked') ?? find('openPick'))?.focus()
  const toPay = () => (onPay ? onPay() : focusPayment(frame.current, desk))
  const hasFocused = useRef(false)
  useEffect(() => {
    if (hasFocused.current) return
    const first = find('picked') ?? find('openPick') ?? find('meansAmount')
    first?.focus()
    hasFocused.current = Boolean(first)
  }, [hasFields])
  useEffect(() => {
    // Nothing behind an open sheet may take the focus.
    if (refused > 0 && !paying) (find('toMend') ?? find('meansAmount'))?.focus()
  }, [refused, paying])
  useEffect(() => {
    if (means > meansBefore.current) fieldOfMeans(means - 1)?.focus()
    meansBefore.current = means
  }, [means])
  const toPayAfterSpread = useEffectEvent(() => {
    // The sheet of a narrow window would hide the lines that were just filled.
    if (spread > 0 && !onPay) toPay()
  })
  useEffect(() => toPayAfterSpread(), [spread])

  const onLineKey = (key: string, box: HTMLElement): boolean => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[key]
    const view = VIEW_KEYS[key]
    const part = LINE_KEYS[key]
    if (by) {
      const steps = formPartsIn(frame.current, 'step')
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
    if (!hasFields) drawFields()
    const target = event.target as HTMLElement
    const onLine = isFormPart(target, 'pick')
    const held = event.ctrlKey || event.metaKey || event.altKey
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    if (key === 'Escape') onAnother()
    else if (key === '?' && isFormPart(target, 'step', 'button')) {
      event.preventDefault()
      onKeys()
    } else if (key === 'Enter' && (onLine || formPartAround(target, 'abono'))) {
      // Only moves the focus to the payment, so that one Enter never takes money.
      event.preventDefault()
      toPay()
    } else if (key === '+' && isFormPart(target, 'meansAmount', 'meansKind', 'pick')) {
      event.preventDefault()
      const form = onLine ? frame.current : formPartAround(target, 'form')
      formPartIn(form, 'addMeans')?.click()
    } else if (key === 'f' && !held && isFormPart(target, 'meansKind')) onInvoice()
    else if (isFormPart(target, 'step') && !held && onLineKey(key, target)) event.preventDefault()
  }
  return { frame, onKeyDown, toPicks }
}
