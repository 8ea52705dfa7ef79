import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'

const SEARCH = 'input[type="search"]'
/** The main action of each row. */
const ACTION = '.row-action:not(.more)'

/** A dialog or a menu over the page. */
const MODAL = '.MuiModal-root:not(.MuiModal-hidden)'
/** Where `useKeptFocus` and `useFocusNet` bring the focus when its element disappeared. */
const BROUGHT = `${SEARCH}, h1, h2, h3, [role="heading"], main`
/** How often a closing dialog is looked at, ms. */
const AGAIN_MS = 50

const LETTER = /^[\p{L}\p{N}]$/u

/** A key that writes: typing on a row continues in the search box. */
const writes = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

interface RowKeys {
  /** Takes a letter typed on a row, and then its action is pressed; without it typing continues in the search box. */
  onLetter?: (letter: string) => void
}

/**
 * Keyboard use of a list where one row is picked: the search box has the focus, arrows walk through the rows and back, and Enter in the box
 * opens the only match, or goes to the first of several. When a row is done with and disappears, the next one has the focus.
 */
export const useRowKeys = <Frame extends HTMLElement>({ onLetter }: RowKeys = {}) => {
  const frame = useRef<Frame>(null)
  /** The row that had the focus last. */
  const left = useRef<{ action: HTMLElement; at: number } | null>(null)
  const actionsOf = (): HTMLElement[] => [...(frame.current?.querySelectorAll<HTMLElement>(ACTION) ?? [])]
  useEffect(() => frame.current?.querySelector<HTMLElement>(SEARCH)?.focus(), [])
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  /** Goes to the row that took the place of the one that disappeared, once no dialog keeps the focus any more. */
  const goOn = (): void => {
    clearTimeout(timer.current)
    const row = left.current
    if (!row || row.action.isConnected) return
    // A row may go while its dialog is open or closing: live changes arrive before the answer.
    if (document.querySelector(MODAL)) {
      timer.current = setTimeout(goOn, AGAIN_MS)
      return
    }
    left.current = null
    const now = document.activeElement
    // The user has gone elsewhere meanwhile.
    if (now !== document.body && !now?.matches(BROUGHT)) return
    actionsOf()
      .slice(0, row.at + 1)
      .at(-1)
      ?.focus()
  }
  useEffect(goOn)

  const onFocus = ({ target }: FocusEvent) => {
    // React brings the events of dialogs here too, which leave the place in the list as it is.
    if (!frame.current?.contains(target)) return
    const at = actionsOf().indexOf(target as HTMLElement)
    if (at >= 0) left.current = { action: target as HTMLElement, at }
    else if (left.current?.action.isConnected) left.current = null
    // `useKeptFocus` has brought the focus here, because the row disappeared.
    else if (target.matches(SEARCH)) goOn()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    const box = frame.current?.querySelector<HTMLInputElement>(SEARCH)
    const actions = actionsOf()
    const at = actions.indexOf(target)
    const go = (to: HTMLElement | null | undefined) => {
      if (!to) return
      event.preventDefault()
      to.focus()
    }
    if (target === box) {
      const only = event.key === 'Enter' && actions.length === 1
      if (event.key === 'ArrowDown' || event.key === 'Enter') go(actions[0])
      if (only) actions[0]?.click()
    } else if (at >= 0) {
      if (event.key === 'ArrowDown') go(actions[at + 1])
      else if (event.key === 'ArrowUp') go(actions[at - 1] ?? box)
      else if (writes(event) && event.key !== '/') {
        if (!onLetter) box?.focus()
        else if (LETTER.test(event.key)) {
          event.preventDefault()
          onLetter(event.key)
          target.click()
        }
      }
    }
  }
  return { frame, onKeyDown, onFocus }
}
