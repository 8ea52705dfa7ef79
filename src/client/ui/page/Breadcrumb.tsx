import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'

export interface Crumb {
  label: string
  /** Without one it is only a name, such as a menu group. */
  to?: string
}

const Nav = styled('nav')(({ theme: { vars, spacing, typography } }) => ({
  fontSize: typography.pxToRem(13),
  color: vars.palette.text.secondary,
  marginBottom: spacing(0.5),
  '& ol': { display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, listStyle: 'none' },
  '& li::after': { content: '"›" / ""', marginInline: spacing(0.75) },
  '& li:last-child::after': { content: 'none' },
  '& a': { color: 'inherit', textUnderlineOffset: 3 },
  '& a:hover': { color: vars.palette.text.primary },
}))

/** Where a page hangs. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <Nav aria-label="Ruta">
      <ol>
        {crumbs.map(({ label, to }) => (
          <li key={label}>{to === undefined ? label : <Link to={to}>{label}</Link>}</li>
        ))}
      </ol>
    </Nav>
  )
}
