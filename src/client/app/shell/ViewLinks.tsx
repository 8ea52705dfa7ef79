import { styled } from '@mui/material/styles'
import { Link, useLocation } from 'react-router-dom'
import { screenAt, useOpenEntries } from './menuPlace'

const Views = styled('nav')(({ theme: { vars, spacing, typography, breakpoints } }) => ({
  display: 'flex',
  gap: spacing(0.5),
  maxWidth: 1400,
  padding: spacing(1.5, 3, 0),
  overflowX: 'auto',
  '@media print': { display: 'none' },
  [breakpoints.down('sm')]: { padding: spacing(1, 2, 0) },
  '& a': {
    ...typography.body2,
    minHeight: 32,
    padding: spacing(0.5, 1.5),
    borderRadius: 999,
    whiteSpace: 'nowrap',
    color: vars.palette.text.secondary,
    textDecoration: 'none',
    '&:hover': { background: vars.palette.surface.sunken },
    '&[aria-current]': {
      background: vars.palette.surface.infoSoft,
      color: vars.palette.primary.main,
      fontWeight: 650,
    },
  },
}))

/** The views of one thing, each with its own address: pupils of this cycle and of all. Only on a view itself, and where there are several. */
export function ViewLinks() {
  const here = screenAt(useLocation().pathname)
  const entry = useOpenEntries().find(({ name }) => name === here?.menu?.entry)
  const views = entry?.screens.filter(({ menu }) => !menu.act) ?? []
  if (!entry || views.length < 2 || here?.menu?.act) return null
  return (
    <Views aria-label={`Vistas de ${entry.name}`}>
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
    </Views>
  )
}
