import {
  useEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { partIn, partsIn, isPart } from '../browser/parts'
import { finishIndexes } from './buildIndex'

const actionsIn = (frame: HTMLElement | null): HTMLElement[] => partsIn(frame, 'rowAction')

const LETTER = /^[\p{L}\p{N}]$/u

const writes = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

export const isTypedLetter = (event: KeyboardEvent): boolean => writes(event) && LETTER.test(event.key)

interface RowKeys {
  /** Gets a letter typed on a row, whose action is then pressed. Without it letters go to the search box. */
  onLetter?: (letter: string) => void
}

/** Nothing has the focus, or an element that got it from `useKeptFocus` or `useFocusNet`. */
const isFocusFree = (): boolean => {
  const { activeElement, body } = document
  if (!activeElement || activeElement === body) return true
  return isPart(activeElement, 'search', 'heading') || activeElement.matches('main')
}

/** When the row with the focus goes, the next one takes it, unless other code moved the focus, as a closing dialog does. */
const useNextRow = <Frame extends HTMLElement>(frame: RefObject<Frame | null>) => {
  /** Actions of all rows as of the click, where one click takes away several. */
  const left = useRef<readonly { action: HTMLElement; at: number }[]>([])
  useEffect(() => {
    const goOn = () => {
      const row = left.current.find(({ action }) => !action.isConnected)
      if (!row || partIn(document, 'openModal')) return
      left.current = []
      if (isFocusFree())
        actionsIn(frame.current)
          .slice(0, row.at + 1)
          .at(-1)
          ?.focus()
    }
    // Rows disappear from the list, dialogs from the body: both are watched.
    const watch = new MutationObserver(goOn)
    watch.observe(document.body, { childList: true })
    if (frame.current) watch.observe(frame.current, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [frame])
  const onFocus = ({ target }: FocusEvent) => {
    const at = actionsIn(frame.current).indexOf(target as HTMLElement)
    if (at >= 0) left.current = [{ action: target as HTMLElement, at }]
  }
  /** Call before a write that takes away several rows: the focus goes to the place of the first that disappears. */
  const leaveRows = () => {
    left.current = actionsIn(frame.current).map((action, at) => ({ action, at }))
  }
  /** React also calls this for events inside dialogs, which must not count. */
  const forget = ({ target }: SyntheticEvent) => {
    if (frame.current?.contains(target as Node)) left.current = []
  }
  return { onFocus, forget, leaveRows }
}

/** The search box starts with the focus; arrows walk the rows, and Enter opens the only match or goes to the first of several. */
export const useRowKeys = <Frame extends HTMLElement>({ onLetter }: RowKeys = {}) => {
  const frame = useRef<Frame>(null)
  useEffect(() => partIn(frame.current, 'search')?.focus(), [])
  const { onFocus, forget, leaveRows } = useNextRow(frame)

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    const box = partIn<HTMLInputElement>(frame.current, 'search')
    if (target === box && (event.key === 'ArrowDown' || event.key === 'Enter')) flushSync(finishIndexes)
    const actions = actionsIn(frame.current)
    const at = actions.indexOf(target)
    if (at < 0 || event.key === 'Tab') forget(event)
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
        else if (isTypedLetter(event)) {
          event.preventDefault()
          onLetter(event.key)
          target.click()
        }
      }
    }
  }
  return { frame, leaveRows, onKeyDown, onFocus, onPointerDown: forget }
}
