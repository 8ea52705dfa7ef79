import { styled } from '@mui/material/styles'
import { isValidElement, memo, type ReactNode } from 'react'
import { Breadcrumb, type Crumb } from './Breadcrumb'

export interface PageHeaderProps {
  title: string
  subtitle?: ReactNode
  breadcrumb?: readonly Crumb[] | undefined
  action?: ReactNode
}

const Frame = styled('header')(({ theme: { vars, spacing, breakpoints, typography } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: spacing(2),
  marginBottom: spacing(3),
  [breakpoints.down('sm')]: { marginBottom: spacing(2) },
  '& > div': { minWidth: 0 },
  '& h1': { ...typography.h1, margin: 0, overflowWrap: 'anywhere' },
  '& .subtitle': { margin: `${spacing(0.5)} 0 0`, color: vars.palette.text.secondary },
}))

function Header({ title, subtitle, breadcrumb, action }: PageHeaderProps) {
  return (
    <Frame>
      <div>
        {breadcrumb && <Breadcrumb crumbs={breadcrumb} />}
        <h1 tabIndex={-1}>{title}</h1>
        {subtitle && <p className="subtitle">{subtitle}</p>}
      </div>
      {action}
    </Frame>
  )
}

const sameProps = (a: object, b: object): boolean => {
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>]
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]))
  )
}

/** An element written anew with the same plain props, as `<PrimaryAction to="/x">Nuevo</PrimaryAction>`, is the same. */
const sameNode = (a: ReactNode, b: ReactNode): boolean =>
  Object.is(a, b) ||
  (isValidElement<object>(a) &&
    isValidElement<object>(b) &&
    a.type === b.type &&
    a.key === b.key &&
    sameProps(a.props, b.props))

const sameCrumbs = (a: readonly Crumb[] = [], b: readonly Crumb[] = []): boolean =>
  a === b || (a.length === b.length && a.every((crumb, at) => sameProps(crumb, b[at]!)))

/** The top of a page. A list page renders at every key of its search; its top, the dearest part of it, does not. */
export const PageHeader = memo(
  Header,
  (before, now) =>
    before.title === now.title &&
    sameNode(before.subtitle, now.subtitle) &&
    sameNode(before.action, now.action) &&
    sameCrumbs(before.breadcrumb, now.breadcrumb),
)
