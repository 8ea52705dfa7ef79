import { styled } from '@mui/material/styles'
import { Suspense, useRef, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useAppSelector } from '../../state/hooks'
import { selectTrouble } from '../../state/system/system.api'
import { OfflineBar } from '../../ui/page/OfflineBar'
import { useMatches } from '../../ui/page/useMatches'
import { lazyPart } from '../../ui/parts/lazyPart'
import { CrashScreen } from '../pages/CrashScreen'
import { IdleWarning } from '../session/IdleWarning'
import { SideMenu } from './SideMenu'
import { TopBar } from './TopBar'
import { usePageFocus } from './usePageFocus'
import { ViewLinks } from './ViewLinks'

// Wide screens never need it.
const MenuDrawer = lazyPart(async () => (await import('./MenuDrawer')).MenuDrawer)

/** Width of the side menu, px. */
const MENU_WIDTH = 256
/** From here on the menu stays open beside the page. */
const WIDE = '(min-width:1100px)'

const Frame = styled('div')(({ theme: { vars, spacing } }) => ({
  minHeight: '100dvh',
  background: vars.palette.background.default,
  '& .skip': {
    position: 'absolute',
    left: spacing(1),
    top: -100,
    zIndex: 2000,
    padding: spacing(1, 2),
    background: vars.palette.background.paper,
    '&:focus': { top: spacing(1) },
  },
  '& .body': { display: 'flex', alignItems: 'stretch' },
  '& .side': {
    flex: `0 0 ${MENU_WIDTH}px`,
    position: 'sticky',
    top: 56,
    height: 'calc(100dvh - 56px)',
    overflowY: 'auto',
    borderRight: `1px solid ${vars.palette.divider}`,
    background: vars.palette.background.paper,
  },
  '& main': { flex: 1, minWidth: 0 },
}))

/** What surrounds every screen: bar, menu (permanent when wide, offcanvas below), notices of the network and of idleness. */
export function Shell({ schoolName }: { schoolName: string }) {
  const wide = useMatches(WIDE)
  const [open, setOpen] = useState(false)
  const { pathname, key } = useLocation()
  const [openedAt, setOpenedAt] = useState(key)
  const main = useRef<HTMLElement>(null)
  usePageFocus(main, pathname)
  // A chosen screen closes the offcanvas, also the one that is open already, and the browser's Back.
  if (openedAt !== key) {
    setOpenedAt(key)
    setOpen(false)
  }
  return (
    <Frame>
      <a className="skip" href="#contenido">
        Saltar al contenido
      </a>
      <OfflineBar trouble={useAppSelector(selectTrouble)} />
      <TopBar schoolName={schoolName} {...(wide ? {} : { onMenu: () => setOpen(true) })} />
      <div className="body">
        {wide ? (
          <div className="side">
            <SideMenu />
          </div>
        ) : (
          <Suspense fallback={null}>
            <MenuDrawer open={open} width={MENU_WIDTH} onClose={() => setOpen(false)} />
          </Suspense>
        )}
        <main id="contenido" tabIndex={-1} ref={main}>
          <ViewLinks />
          <CrashScreen resetKey={pathname}>
            <Outlet />
          </CrashScreen>
        </main>
      </div>
      <IdleWarning />
    </Frame>
  )
}
