import { memo, useEffect, useRef, useCallback, useState } from 'react'
import { usePlainLinks } from '../../ui/parts/usePlainLinks'
import { Icon } from '../../ui/icons/Icon'
import { SchoolLogo } from '../../ui/parts/SchoolLogo'
import { MENU } from '../../ui/screens/screen'
import { useLogout } from '../session/useLogout'
import { partIn } from '../../ui/browser/parts'
import { currentOf, useOpenEntries, useScreen, type OpenEntry } from './menuPlace'

const KEY = 'menu-doblado'

const storedFolds = (): readonly string[] => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(value) ? value.map(String) : []
  } catch {
    return []
  }
}

const useFolded = () => {
  const [folded, setFolded] = useState(storedFolds)
  const fold = useCallback((section: string, away: boolean) => {
    const before = storedFolds()
    // Browsers also fire `toggle` for sections open from the start.
    if (before.includes(section) === away) return
    const next = away ? [...before, section] : before.filter((each) => each !== section)
    try {
      localStorage.setItem(KEY, JSON.stringify(next))
    } catch {
      // Without storage the menu stays folded while the window is open.
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

/** «Colegio», «Instituto»: skipped when the school's emblem takes the first letter of its name, or most schools had a C. */
const KINDS = /^(colegio|escuela|instituto|centro|jard[ií]n|primaria|preescolar|de|del|la|el|los|las)$/i

const markOf = (name: string): string => {
  const words = name.trim().split(/\s+/)
  return [...(words.find((word) => !KINDS.test(word)) ?? words[0] ?? '')][0]?.toUpperCase() ?? ''
}

interface EntryProps {
  entry: OpenEntry
  current: 'page' | 'true' | undefined
}

/** The menu handles clicks of all its links; an entry is drawn again only when it becomes or stops being the open one. */
const Entry = memo(function Entry({ entry: { path, label, icon }, current }: EntryProps) {
  return (
    <li>
      <a href={path} aria-current={current}>
        <Icon name={icon} />
        {label}
      </a>
    </li>
  )
})

export function SideMenu({ schoolName, logo }: { schoolName: string; logo: string }) {
  const entries = useOpenEntries()
  const here = useScreen()
  const { folded, fold } = useFolded()
  const nav = useRef<HTMLElement>(null)
  const onPress = usePlainLinks('link')
  useEffect(() => {
    partIn(nav.current, 'current')?.scrollIntoView?.({ block: 'nearest' })
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
    <nav className="ui-menu" ref={nav} aria-label="Menú principal" onClick={onPress}>
      <p className="school">
        <SchoolLogo src={logo} size={30}>
          <i aria-hidden>{markOf(schoolName)}</i>
        </SchoolLogo>
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
