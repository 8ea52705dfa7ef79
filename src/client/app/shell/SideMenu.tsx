import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { shallowEqual } from 'react-redux'
import { Link, useLocation } from 'react-router-dom'
import { useAppSelector } from '../../state/hooks'
import { selectMay } from '../../state/session/session.selectors'
import { Icon } from '../../ui/icons/Icon'
import { MENU_GROUPS } from '../../ui/screens/screen'
import { screens } from '../screens'
import { LogoutButton } from './LogoutButton'
import { currentOf, screenAt } from './menuPlace'

const Nav = styled('nav')(({ theme: { vars, spacing, typography } }) => ({
  padding: spacing(2, 1, 3),
  '& h2': {
    ...typography.body2,
    margin: spacing(2, 1.5, 0.5),
    fontSize: typography.pxToRem(12),
    fontWeight: 650,
    letterSpacing: '.04em',
    textTransform: 'uppercase',
    color: vars.palette.text.secondary,
  },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& a, & button': {
    ...typography.body1,
    display: 'flex',
    alignItems: 'center',
    gap: spacing(1.5),
    width: '100%',
    minHeight: 40,
    padding: spacing(0.5, 1.5),
    border: 0,
    borderRadius: vars.shape.borderRadius,
    background: 'none',
    color: vars.palette.text.primary,
    textDecoration: 'none',
    textAlign: 'left',
    cursor: 'pointer',
    // Scrolled to, it brings the heading of its group or a neighbour along.
    scrollMarginBlock: 48,
    '& svg': { color: vars.palette.text.secondary },
    '&:hover': { background: vars.palette.surface.sunken },
    '&[aria-current]': {
      background: vars.palette.surface.infoSoft,
      color: vars.palette.primary.main,
      fontWeight: 650,
      '& svg': { color: 'inherit' },
    },
  },
  '& hr': { border: 0, borderTop: `1px solid ${vars.palette.divider}`, margin: spacing(2, 1.5) },
}))

/** What the user may open, by group; a group with nothing in it is not shown. */
export function SideMenu() {
  const open = useAppSelector(
    (state) =>
      screens.filter(
        ({ menu, access, needs = access }) => menu && selectMay(state, access) && selectMay(state, needs),
      ),
    shallowEqual,
  )
  const here = screenAt(useLocation().pathname)
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    // jsdom has none.
    nav.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' })
  }, [here])
  const groups = MENU_GROUPS.map((group) => ({
    group,
    entries: open.filter(({ menu }) => menu?.group === group),
  }))
  return (
    <Nav ref={nav} aria-label="Menú principal">
      <Link to="/" aria-current={currentOf('/', here)}>
        <Icon name="home" />
        Inicio
      </Link>
      {groups
        .filter(({ entries }) => entries.length > 0)
        .map(({ group, entries }) => (
          <section key={group}>
            <h2>{group}</h2>
            <ul>
              {entries.map(({ path, menu, load }) => (
                <li key={path}>
                  <Link
                    to={path}
                    aria-current={currentOf(path, here)}
                    onPointerEnter={() => void load()}
                    onFocus={() => void load()}
                  >
                    <Icon name={menu!.icon} />
                    {menu!.label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      <hr />
      <LogoutButton />
    </Nav>
  )
}
