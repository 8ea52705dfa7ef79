import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef } from 'react'
import { withCommas } from '@contract/domain/text'
import { Icon } from '../icons/Icon'
import { partAround } from '../browser/parts'
import type { Noun } from './columns'

function ShortcutKey({ children }: { children: ReactNode }) {
  return <kbd aria-hidden>{children}</kbd>
}

interface SearchBoxProps {
  value: string
  onChange: (text: string) => void
  onCommit?: () => void
  label: string
  /** Whether `/` focuses it; one box a page. Default true. */
  shortcut?: boolean
}

/** Constants: the box is drawn at every key. */
const GLASS = <Icon name="search" />
const HINT = <ShortcutKey>/</ShortcutKey>

export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Box and rows are drawn in one pass: searching 5,000 rows takes a millisecond, less than a second pass. */
export function SearchBox({ value, onChange, onCommit, label, shortcut = true }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (!shortcut) return
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target))
        return
      // Not while a dialog is open, which hides the page from assistive technology.
      if (!box.current || partAround(box.current, 'hidden')) return
      event.preventDefault()
      box.current.focus()
      box.current.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [shortcut])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return
    // Escape first empties the box; a dialog around it closes only if it is empty.
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

interface MatchCountProps {
  matches: number
  total: number
  noun: Noun
}

function Count({ matches, total, noun }: MatchCountProps) {
  const word = total === 1 ? noun.one : noun.many
  const all = `${withCommas(total)} ${word}`
  return <span role="status">{matches === total ? all : `${withCommas(matches)} de ${all}`}</span>
}

export const MatchCount = memo(Count)

interface RangeProps {
  page: number
  pageSize: number
  matches: number
}

export function PageRange({ page, pageSize, matches }: RangeProps) {
  const first = (page - 1) * pageSize + 1
  const last = Math.min(matches, page * pageSize)
  return <span>{matches > 0 && `${withCommas(first)} a ${withCommas(last)} de ${withCommas(matches)}`}</span>
}

interface PagerProps {
  page: number
  pages: number
  onPage: (page: number) => void
}

function Buttons({ page, pages, onPage }: PagerProps) {
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const pressed = useRef(false)
  useEffect(() => {
    // On the first or last page the clicked button is disabled and loses the focus: the other takes it.
    if (!pressed.current) return
    pressed.current = false
    if (next.current?.disabled) previous.current?.focus()
    else if (previous.current?.disabled) next.current?.focus()
  }, [page])
  const go = (to: number) => {
    pressed.current = true
    onPage(to)
  }
  return (
    <nav className="ui-pager" aria-label="Páginas">
      <button ref={previous} type="button" disabled={page <= 1} onClick={() => go(page - 1)}>
        <Icon name="left" />
        Anterior
      </button>
      <span role="status">{`página ${page} de ${pages}`}</span>
      <button ref={next} type="button" disabled={page >= pages} onClick={() => go(page + 1)}>
        Siguiente
        <Icon name="right" />
      </button>
    </nav>
  )
}

export const Pager = memo(Buttons)
