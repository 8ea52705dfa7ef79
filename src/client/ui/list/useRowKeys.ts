import { useEffect, useRef, type KeyboardEvent } from 'react'

const SEARCH = 'input[type="search"]'
const ACTION = '.row-action'

/** A key that writes: typing on a row continues in the search box. */
const writes = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

/**
 * Keyboard use of a list where one row is picked: the search box has the focus, arrows walk through the rows and back, and Enter in the box
 * opens the only match, or goes to the first of several. Rows have one action each.
 */
export const useRowKeys = <Frame extends HTMLElement>() => {
  const frame = useRef<Frame>(null)
  useEffect(() => frame.current?.querySelector<HTMLElement>(SEARCH)?.focus(), [])

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    const box = frame.current?.querySelector<HTMLInputElement>(SEARCH)
    const actions = [...(frame.current?.querySelectorAll<HTMLElement>(ACTION) ?? [])]
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
      else if (writes(event) && event.key !== '/') box?.focus()
    }
  }
  return { frame, onKeyDown }
}
