import { memo, useId, useState, useEffect } from 'react'
import { useCurrentCycle } from '../../state/cycles/cycles.selectors'
import { IconAction } from '../../ui/icons/IconAction'
import { useAppSelector } from '../../state/hooks'
import { selectRoleName, selectSessionUser } from '../../state/session/session.selectors'
import { initialsOf } from '../../ui/list/FaceName'
import { SchoolLogo } from '../../ui/parts/SchoolLogo'
import { lazyPart } from '../../ui/parts/lazyPart'
import { isWriting } from '../../ui/list/listTools'
import { Icon } from '../../ui/icons/Icon'
import { partIn } from '../../ui/browser/parts'
import { screenAt } from './menuPlace'

const loadPalette = () => import('./palette/SearchPalette')
const SearchPalette = lazyPart(async () => (await loadPalette()).SearchPalette)

const isSearchShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean => {
  if (altKey || shiftKey) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k'
  return key === '/' && !isWriting(target)
}

function GlobalSearch() {
  const [open, setOpen] = useState<boolean | null>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSearchShortcut(event)) return
      event.preventDefault()
      if (!partIn(document, 'openDialog')) setOpen(true)
    }
    // On the window, after the page's own handlers: in a list `/` focuses its search.
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  const preload = () => void loadPalette().catch(() => undefined)
  return (
    <>
      <button
        className="ui-seek"
        type="button"
        aria-label="Buscar en la escuela"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={18} />
        <span>Buscar alumno, familia, folio o página</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </button>
      {open !== null && <SearchPalette open={open} onClose={() => setOpen(false)} />}
    </>
  )
}

const HelpSheet = lazyPart(async () => (await import('../help/HelpSheet')).HelpSheet)

/** Read when the sheet opens, so that the bar is not drawn at every change of the address. */
const screenNow = () => ({
  path: screenAt(window.location.pathname)?.path ?? '',
  hasList: partIn(document, 'list') !== null,
})

function HelpButton() {
  const [asked, setAsked] = useState<ReturnType<typeof screenNow> | null>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event
      // The desk has a sheet of its own for "?", and an open dialog comes first.
      if (key !== '?' || defaultPrevented || ctrlKey || metaKey || altKey || isWriting(target)) return
      if (partIn(document, 'openDialog')) return
      event.preventDefault()
      setAsked(screenNow())
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <button
        className="ui-user"
        type="button"
        title="Ayuda"
        aria-label="Ayuda de esta página"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onClick={() => setAsked(screenNow())}
      >
        ?
      </button>
      {asked && <HelpSheet {...asked} onClose={() => setAsked(null)} />}
    </>
  )
}

interface UserButtonProps {
  name: string
  role: string
  menuId: string
  open: boolean
  onNear: () => void
  onOpen: (anchor: HTMLElement) => void
}

function UserButton({ name, role, menuId, open, onNear, onOpen }: UserButtonProps) {
  return (
    <button
      className="ui-user"
      type="button"
      title={role ? `${name}, ${role}` : name}
      aria-label={`Menú de ${name}`}
      aria-haspopup="menu"
      aria-expanded={open}
      aria-controls={open ? menuId : undefined}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      {initialsOf(name)}
    </button>
  )
}

const load = () => import('./UserMenuList')

const UserMenuList = lazyPart(async () => (await load()).UserMenuList)

const OwnPasswordDialog = lazyPart(
  async () => (await import('../../features/account/components/OwnPasswordDialog')).OwnPasswordDialog,
)

function UserMenu() {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [opened, setOpened] = useState(false)
  const [changing, setChanging] = useState(false)
  const user = useAppSelector(selectSessionUser)
  const role = useAppSelector(selectRoleName)
  const open = (button: HTMLElement) => {
    setOpened(true)
    setAnchor(button)
  }
  const changePassword = () => {
    setAnchor(null)
    setChanging(true)
  }
  return (
    <>
      <UserButton
        name={user?.name ?? ''}
        role={role}
        menuId={id}
        open={anchor !== null}
        onNear={() => void load().catch(() => undefined)}
        onOpen={open}
      />
      {opened && (
        <UserMenuList
          id={id}
          who={{ name: user?.name ?? '', role }}
          anchor={anchor}
          onClose={() => setAnchor(null)}
          onPassword={changePassword}
        />
      )}
      {changing && <OwnPasswordDialog onClose={() => setChanging(false)} />}
    </>
  )
}

interface TopBarProps {
  schoolName: string
  logo: string
  onMenu?: () => void
}

function Bar({ schoolName, logo, onMenu }: TopBarProps) {
  const { cycle } = useCurrentCycle()
  return (
    <header className="ui-bar">
      {onMenu && (
        <>
          <IconAction icon="menu" label="Abrir el menú" color="inherit" onClick={onMenu} />
          <SchoolLogo src={logo} size={32}>
            {null}
          </SchoolLogo>
          <span className="name">{schoolName}</span>
        </>
      )}
      <GlobalSearch />
      <span className="push" />
      {cycle && <span className="cycle">Ciclo {cycle.name}</span>}
      <HelpButton />
      <UserMenu />
    </header>
  )
}

/** Not drawn again when the address changes, which lists do at each key. */
export const TopBar = memo(Bar)
