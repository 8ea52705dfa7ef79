import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Icon } from '../icons/Icon'
import { ShortcutKey } from '../page/ShortcutKey'

export interface SearchBoxProps {
  value: string
  onChange: (text: string) => void
  /** The focus left the box. */
  onCommit?: () => void
  /** Name of the box; also its placeholder. */
  label: string
  /** Whether `/` focuses it; one box a page. Default true. */
  shortcut?: boolean
}

/** Made once: the box is drawn anew at every key. */
const GLASS = <Icon name="search" />
const HINT = <ShortcutKey>/</ShortcutKey>

/** Whether a key press belongs to something one writes in. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/**
 * The search box of a list, focused by `/`. Box and rows are drawn together: looking through 5,000 rows takes a
 * millisecond, less than a second pass would.
 */
export function SearchBox({ value, onChange, onCommit, label, shortcut = true }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (!shortcut) return
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target))
        return
      // Behind a dialog the page is hidden from assistive technology, and so is this shortcut.
      if (!box.current || box.current.closest('[aria-hidden="true"]')) return
      event.preventDefault()
      box.current.focus()
      box.current.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [shortcut])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return
    // Escape empties the box first; only an empty one lets a dialog around it close.
    event.stopPropagation()
    event.preventDefault()
    onChange('')
  }

  return (
    <div className="ui-search">
      {GLASS}
      <input
        ref={box}
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={onCommit}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        {...(shortcut ? { 'aria-keyshortcuts': '/' } : {})}
      />
      {shortcut && HINT}
    </div>
  )
}
