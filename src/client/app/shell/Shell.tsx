import { useCallback, useRef, useState, useEffect, type RefObject, type ComponentType } from 'react'
import { Outlet, useLocation, Link } from 'react-router-dom'
import { useAppSelector } from '../../state/hooks'
import { selectIsProofAsked } from '../../state/proof/proof.slice'
import { selectTrouble } from '../../state/system/system.api'
import { hearEarlyKeys } from '../../ui/dialogs/earlyKeys'
import { OfflineBar } from '../../ui/page/OfflineBar'
import { useMatches } from '../../ui/page/useMatches'
import { afterFirstPage } from '../../ui/parts/afterFirstPage'
import { lazyPart } from '../../ui/parts/lazyPart'
import { usePlainLinks } from '../../ui/parts/usePlainLinks'
import { useReadAhead } from '../early/useReadAhead'
import { CrashScreen } from '../CrashScreen'
import { partIn } from '../../ui/browser/parts'
import { SideMenu } from './SideMenu'
import { TopBar } from './TopBar'
import { useOpenEntries, useScreen } from './menuPlace'
import { DRAWER_WIDTH } from './shellStyles'
import { useFocusNet } from './useFocusNet'

function ViewLinks() {
  const here = useScreen()
  const entry = useOpenEntries().find(({ name }) => name === here?.menu?.entry)
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const line = nav.current
    const mark = partIn(line, 'current')
    // On a phone the views are wider than the screen: the open one is scrolled to the middle.
    if (line && mark) line.scrollLeft = mark.offsetLeft - (line.clientWidth - mark.offsetWidth) / 2
  }, [here])
  const views = entry?.screens.filter(({ menu }) => !menu.act) ?? []
  if (!entry || views.length < 2 || here?.menu?.act) return null
  return (
    <nav ref={nav} className="ui-views" aria-label={`Vistas de ${entry.name}`}>
      {views.map(({ path, menu }) => (
        <Link key={path} to={path} aria-current={path === here?.path ? 'page' : undefined}>
          {menu.label}
        </Link>
      ))}
    </nav>
  )
}

/** ms that the focus waits for a page's heading. */
const PATIENCE_MS = 10_000

const isTyping = (element: Element | null): boolean =>
  element?.matches('input, textarea, select, [contenteditable="true"]') ?? false

/** Focuses the heading of a new page, so that Tab starts there and screen readers name it. A field in use keeps the focus. */
const usePageFocus = (main: RefObject<HTMLElement | null>, pathname: string): void => {
  const before = useRef(pathname)
  useEffect(() => {
    const frame = main.current
    if (!frame || before.current === pathname) return
    before.current = pathname
    // The clicked link may still be on the page (in the menu, above the list) and does not count as the page's own focus.
    const pressed = document.activeElement
    const place = (): boolean => {
      const heading = partIn(frame, 'pageHeading')
      if (!heading) return false
      const active = document.activeElement
      if (isTyping(active) || partIn(document, 'stayingDialog')) return true
      // The frame is no field: the palette leaves it focused when it closes before the page arrives.
      if (active !== pressed && active !== frame && frame.contains(active)) return true
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

const MenuDrawer = lazyPart(async () => (await import('./MenuDrawer')).MenuDrawer)

/** Loads the warning after the first page, as no user is idle before; a token too old is refused with the first list anyway. Tries until it is loaded. */
const loadIdleWarning = async (): Promise<ComponentType> => {
  await afterFirstPage()
  const loaded = await import('../session/IdleWarning').catch(() => null)
  return loaded?.IdleWarning ?? loadIdleWarning()
}

const IdleWarning = lazyPart(loadIdleWarning)

const ProofDialog = lazyPart(async () => (await import('../session/ProofDialog')).ProofDialog)

const WIDE = '(min-width:1100px)'

export function Shell({ schoolName, logo }: { schoolName: string; logo: string }) {
  const wide = useMatches(WIDE)
  const [open, setOpen] = useState(false)
  const { pathname, key } = useLocation()
  const [openedAt, setOpenedAt] = useState(key)
  const main = useRef<HTMLElement>(null)
  usePageFocus(main, pathname)
  useFocusNet(main)
  useEffect(hearEarlyKeys, [])
  const openMenu = useCallback(() => setOpen(true), [])
  // Any link closes the menu, also that of the open screen, and so does the browser's Back.
  if (openedAt !== key) {
    setOpenedAt(key)
    setOpen(false)
  }
  return (
    <div className="ui-frame" {...useReadAhead()}>
      <a className="skip" href="#contenido">
        Saltar al contenido
      </a>
      <OfflineBar trouble={useAppSelector(selectTrouble)} />
      <TopBar schoolName={schoolName} logo={logo} {...(wide ? {} : { onMenu: openMenu })} />
      <div className="body">
        {wide ? (
          <div className="side">
            <SideMenu schoolName={schoolName} logo={logo} />
          </div>
        ) : (
          <MenuDrawer
            open={open}
            width={DRAWER_WIDTH}
            schoolName={schoolName}
            logo={logo}
            onClose={() => setOpen(false)}
          />
        )}
        <main id="contenido" tabIndex={-1} ref={main} onClick={usePlainLinks('plainRowLink')}>
          <ViewLinks />
          <CrashScreen resetKey={pathname}>
            <Outlet />
          </CrashScreen>
        </main>
      </div>
      <IdleWarning />
      {useAppSelector(selectIsProofAsked) && <ProofDialog />}
    </div>
  )
}
