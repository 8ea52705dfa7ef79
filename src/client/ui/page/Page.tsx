import { styled } from '@mui/material/styles'
import { memo, type ReactNode, useEffect } from 'react'
import { Breadcrumb, type Crumb } from './Breadcrumb'

interface PageHeaderProps {
  title: string
  subtitle?: ReactNode
  breadcrumb?: readonly Crumb[] | undefined
  action?: ReactNode
}

const Top = styled('header')(({ theme: { vars, spacing, typography, breakpoints } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: spacing(2),
  marginBottom: spacing(2),
  '& > div': { minWidth: 0 },
  // What a page is there for stays under the thumb while its list is scrolled.
  [breakpoints.down('sm')]: {
    '& > .action .MuiButton-contained': {
      position: 'fixed',
      zIndex: 1000,
      right: spacing(2),
      bottom: spacing(2),
      boxShadow: '0 2px 10px rgb(0 0 0 / 0.35)',
    },
    '& > .action:not(:has(.MuiButton-root:not(.MuiButton-contained), a:not(.MuiButton-root)))': {
      display: 'contents',
    },
  },
  '& h1': { ...typography.h1, margin: 0, overflowWrap: 'anywhere' },
  '& .subtitle': { margin: `${spacing(0.5)} 0 0`, color: vars.palette.text.secondary },
}))

function Header({ title, subtitle, breadcrumb, action }: PageHeaderProps) {
  return (
    <Top>
      <div>
        {breadcrumb && <Breadcrumb crumbs={breadcrumb} />}
        <h1 tabIndex={-1}>{title}</h1>
        {subtitle && <p className="subtitle">{subtitle}</p>}
      </div>
      {action && <div className="action">{action}</div>}
    </Top>
  )
}

/** The top of a page does not follow what happens under it: a list that is searched, a form that is typed into. */
const PageHeader = memo(Header)

/** Stands for a line under the heading that follows from what is still on the way, so that nothing is pushed when it comes. */
export const SUBTITLE_TO_COME = '\u00a0'

export interface PageProps {
  /** Heading, and the title of the browser tab. */
  title: string
  /** A line under the heading. */
  subtitle?: ReactNode
  /** Where this page hangs; the page itself is not in it. */
  breadcrumb?: readonly Crumb[] | undefined
  /** The one primary action, at the right: usually a `PrimaryAction`. */
  action?: ReactNode
  /** Reading width for forms and details; lists use all of it. */
  narrow?: boolean
  children: ReactNode
}

const Frame = styled('div')(({ theme: { spacing, breakpoints } }) => ({
  padding: `${spacing(2)} ${spacing(3)} ${spacing(6)}`,
  maxWidth: 1400,
  // Below the last row there is room for the button that stands over the page.
  [breakpoints.down('sm')]: { padding: `${spacing(2)} ${spacing(2)} ${spacing(10)}` },
  '&.narrow': { maxWidth: 960 },
  // No specificity: what brings a margin of its own keeps it, and what is empty takes no room.
  ':where(&) > :where(* + :not(:empty))': { marginTop: spacing(2) },
}))

const SEPARATOR = ' · '

/** "Alumnos · Colegio Benito Juárez": what stands last in the tab's title is the school and stays. */
const tabTitle = (title: string): string => {
  const school = document.title.split(SEPARATOR).at(-1)
  return school ? title + SEPARATOR + school : title
}

/**
 * A screen: title or breadcrumb, one primary action, content one under the other with 16 px between. The heading can take the
 * focus after a navigation.
 */
export function Page({ title, subtitle, breadcrumb, action, narrow = false, children }: PageProps) {
  useEffect(() => {
    document.title = tabTitle(title)
  }, [title])
  return (
    <Frame className={narrow ? 'narrow' : ''}>
      <PageHeader title={title} subtitle={subtitle} breadcrumb={breadcrumb} action={action} />
      {children}
    </Frame>
  )
}
