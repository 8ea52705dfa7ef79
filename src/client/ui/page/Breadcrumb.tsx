import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'

export interface Crumb {
  label: string
  to?: string
}

const Nav = styled('nav')(({ theme: { vars, spacing, typography } }) => ({
  fontSize: typography.pxToRem(13),
  color: vars.palette.text.secondary,
  marginBottom: spacing(0.5),
  '& ol': { display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, listStyle: 'none' },
  '& li::after': { content: '"›" / ""', marginInline: spacing(0.75) },
  '& li:last-child::after': { content: 'none' },
  // Tall enough for a finger (24 px), also where the path takes two lines.
  '& a': {
    color: 'inherit',
    textUnderlineOffset: 3,
    display: 'inline-block',
    minWidth: 24,
    lineHeight: '24px',
  },
  '& a:hover': { color: vars.palette.text.primary },
}))

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
