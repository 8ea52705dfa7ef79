import { memo, useEffect, useRef, useCallback, useState } from 'react'
import { usePlainLinks } from '../../ui/parts/usePlainLinks'
import { Icon } from '../../ui/icons/Icon'
import { MENU } from '../../ui/screens/screen'
import { useReadAhead } from '../early/useReadAhead'
import { useLogout } from '../session/useLogout'
import { currentOf, useOpenEntries, useScreen, type OpenEntry } from './menuPlace'

const KEY = 'menu-doblado'

const kept = (): readonly string[] => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(value) ? value.map(String) : []
  } catch {
    return []
  }
}

/** Which sections of the menu this browser left folded. Nothing personal: names of sections. */
const useFolded = () => {
  const [folded, setFolded] = useState(kept)
  const fold = useCallback((section: string, away: boolean) => {
    const before = kept()
    // Browsers also tell of sections that are open from the start.
    if (before.includes(section) === away) return
    const next = away ? [...before, section] : before.filter((each) => each !== section)
    try {
      localStorage.setItem(KEY, JSON.stringify(next))
    } catch {
      // A browser that keeps nothing folds for as long as the window is open.
    }
    setFolded(next)
  }, [])
  return { folded, fold }
}

function LogoutButton() {
  const logout = useLogout()
  return (
    <button type="button" onClick={logout}>
      <Icon name="logout" />
      Salir
    </button>
  )
}

/** What a school is, not what it is called. */
const KINDS = /^(colegio|escuela|instituto|centro|jard[ií]n|primaria|preescolar|de|del|la|el|los|las)$/i

/** The letter of a school: 'Colegio Benito Juárez' → 'B'. */
const markOf = (name: string): string => {
  const words = name.trim().split(/\s+/)
  return [...(words.find((word) => !KINDS.test(word)) ?? words[0] ?? '')][0]?.toUpperCase() ?? ''
}

// All 18 entries with their sections and the school stand in the 768 px of a small laptop.
interface EntryProps {
  entry: OpenEntry
  current: 'page' | 'true' | undefined
}

/** A plain link, drawn anew when its mark changes: the menu listens for all of them. */
const Entry = memo(function Entry({ entry: { path, label, icon, load }, current }: EntryProps) {
  return (
    <li>
      <a href={path} aria-current={current} onPointerEnter={() => void load()} onFocus={() => void load()}>
        <Icon name={icon} />
        {label}
      </a>
    </li>
  )
})

/** What the user may open: a link an entry, in sections that fold and stay as they were left. */
export function SideMenu({ schoolName }: { schoolName: string }) {
  const entries = useOpenEntries()
  const here = useScreen()
  const { folded, fold } = useFolded()
  const nav = useRef<HTMLElement>(null)
  const onPress = usePlainLinks('a')
  useEffect(() => {
    // jsdom has none.
    nav.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' })
  }, [here])
  const sections = MENU.map(({ section, entries: names }) => ({
    section,
    open: entries.filter(({ name }) => names.some((each) => each === name)),
  })).filter(({ open }) => open.length > 0)
  const list = (open: readonly OpenEntry[]) => (
    <ul>
      {open.map((entry) => (
        <Entry key={entry.name} entry={entry} current={currentOf(entry, here)} />
      ))}
    </ul>
  )
  return (
    <nav className="ui-menu" ref={nav} aria-label="Menú principal" onClick={onPress} {...useReadAhead()}>
      <p className="school">
        <i aria-hidden>{markOf(schoolName)}</i>
        {schoolName}
      </p>
      <a href="/" aria-current={here?.path === '/' ? 'page' : undefined}>
        <Icon name="home" />
        Inicio
      </a>
      {sections.map(({ section, open }) =>
        section === null ? (
          <div key="daily">{list(open)}</div>
        ) : (
          <details
            key={section}
            // Where one is never folds away.
            open={!folded.includes(section) || open.some((entry) => currentOf(entry, here))}
            onToggle={({ currentTarget }) => fold(section, !currentTarget.open)}
          >
            <summary>
              <h2>{section}</h2>
            </summary>
            {list(open)}
          </details>
        ),
      )}
      <hr />
      <LogoutButton />
    </nav>
  )
}
