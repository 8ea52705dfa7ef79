import { useCallback, useRef, useState, useEffect, type RefObject, type ComponentType } from 'react'
import { Outlet, useLocation, Link } from 'react-router-dom'
import { useAppSelector } from '../../state/hooks'
import { selectTrouble } from '../../state/system/system.api'
import { ROW_LINKS } from '../../ui/list/rowPress'
import { OfflineBar } from '../../ui/page/OfflineBar'
import { useMatches } from '../../ui/page/useMatches'
import { afterFirstPage } from '../../ui/parts/afterFirstPage'
import { lazyPart } from '../../ui/parts/lazyPart'
import { usePlainLinks } from '../../ui/parts/usePlainLinks'
import { useReadAhead } from '../early/useReadAhead'
import { CrashScreen } from '../pages/CrashScreen'
import { SideMenu } from './SideMenu'
import { TopBar } from './TopBar'
import { useOpenEntries, useScreen } from './menuPlace'
import { DRAWER_WIDTH } from './shellStyles'
import { useFocusNet } from './useFocusNet'

/** The views of one thing, each with its own address: pupils of this cycle and of all. Only on a view itself, and where there are several. */
function ViewLinks() {
  const here = useScreen()
  const entry = useOpenEntries().find(({ name }) => name === here?.menu?.entry)
  const ahead = useReadAhead()
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const line = nav.current
    const mark = line?.querySelector<HTMLElement>('[aria-current]')
    // On a phone they reach over the edge: the one that is open in the middle, without moving the page.
    if (line && mark) line.scrollLeft = mark.offsetLeft - (line.clientWidth - mark.offsetWidth) / 2
  }, [here])
  const views = entry?.screens.filter(({ menu }) => !menu.act) ?? []
  if (!entry || views.length < 2 || here?.menu?.act) return null
  return (
    <nav ref={nav} className="ui-views" aria-label={`Vistas de ${entry.name}`} {...ahead}>
      {views.map(({ path, menu, load }) => (
        <Link
          key={path}
          to={path}
          aria-current={path === here?.path ? 'page' : undefined}
          onPointerEnter={() => void load()}
          onFocus={() => void load()}
        >
          {menu.label}
        </Link>
      ))}
    </nav>
  )
}

/** How long a page may take to be there, ms. */
const PATIENCE_MS = 10_000

/** The palette that led here is still fading: the focus goes on to the page already. */
const OPEN_DIALOG = '[role="dialog"]:not([data-closing])'

const isTyping = (element: Element | null): boolean =>
  element?.matches('input, textarea, select, [contenteditable="true"]') ?? false

/**
 * After a change of page the focus stands on its heading, so that the next Tab is in the page and a reader says where one is. A page
 * that puts it into its first field has said so itself, and nothing is taken from who types meanwhile.
 */
const usePageFocus = (main: RefObject<HTMLElement | null>, pathname: string): void => {
  const before = useRef(pathname)
  useEffect(() => {
    const frame = main.current
    if (!frame || before.current === pathname) return
    before.current = pathname
    // What was pressed to come here may still be there: a view above the list, an entry of the menu.
    const pressed = document.activeElement
    const place = (): boolean => {
      const heading = frame.querySelector('h1')
      if (!heading) return false
      const active = document.activeElement
      if (isTyping(active) || document.querySelector(OPEN_DIALOG)) return true
      if (active !== pressed && frame.contains(active)) return true
      heading.focus({ preventScroll: true })
      return true
    }
    if (place()) return
    const watch = new MutationObserver(() => {
      if (place()) watch.disconnect()
    })
    watch.observe(frame, { childList: true, subtree: true })
    const timer = setTimeout(() => watch.disconnect(), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      watch.disconnect()
    }
  }, [main, pathname])
}

// Wide screens never need it.
const MenuDrawer = lazyPart(async () => (await import('./MenuDrawer')).MenuDrawer)

/** Nobody is idle yet, and a token that is too old the first list tells of. Without a line it is asked for again, quietly. */
const loadIdleWarning = async (): Promise<ComponentType> => {
  await afterFirstPage()
  const loaded = await import('../session/IdleWarning').catch(() => null)
  return loaded?.IdleWarning ?? loadIdleWarning()
}

const IdleWarning = lazyPart(loadIdleWarning)

/** From here on the menu stays open beside the page. */
const WIDE = '(min-width:1100px)'

/** What surrounds every screen: bar, menu (permanent when wide, offcanvas below), notices of the network and of idleness. */
export function Shell({ schoolName }: { schoolName: string }) {
  const wide = useMatches(WIDE)
  const [open, setOpen] = useState(false)
  const { pathname, key } = useLocation()
  const [openedAt, setOpenedAt] = useState(key)
  const main = useRef<HTMLElement>(null)
  usePageFocus(main, pathname)
  useFocusNet(main)
  const openMenu = useCallback(() => setOpen(true), [])
  // A chosen screen closes the offcanvas, also the one that is open already, and the browser's Back.
  if (openedAt !== key) {
    setOpenedAt(key)
    setOpen(false)
  }
  return (
    <div className="ui-frame">
      <a className="skip" href="#contenido">
        Saltar al contenido
      </a>
      <OfflineBar trouble={useAppSelector(selectTrouble)} />
      <TopBar schoolName={schoolName} {...(wide ? {} : { onMenu: openMenu })} />
      <div className="body">
        {wide ? (
          <div className="side">
            <SideMenu schoolName={schoolName} />
          </div>
        ) : (
          <MenuDrawer
            open={open}
            width={DRAWER_WIDTH}
            schoolName={schoolName}
            onClose={() => setOpen(false)}
          />
        )}
        <main id="contenido" tabIndex={-1} ref={main} onClick={usePlainLinks(ROW_LINKS)}>
          <ViewLinks />
          <CrashScreen resetKey={pathname}>
            <Outlet />
          </CrashScreen>
        </main>
      </div>
      <IdleWarning />
    </div>
  )
}
