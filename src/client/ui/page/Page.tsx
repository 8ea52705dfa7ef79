import { styled } from '@mui/material/styles'
import { useEffect, type ReactNode } from 'react'
import { Breadcrumb, type Crumb } from './Breadcrumb'

export interface PageProps {
  /** Heading, and the title of the browser tab. */
  title: string
  /** A line under the heading. */
  subtitle?: ReactNode
  /** Where this page hangs; the page itself is not in it. */
  breadcrumb?: readonly Crumb[]
  /** The one primary action, at the right: usually a `PrimaryAction`. */
  action?: ReactNode
  /** Reading width for forms and details; lists use all of it. */
  narrow?: boolean
  children: ReactNode
}

const Frame = styled('div')(({ theme: { vars, spacing, breakpoints } }) => ({
  padding: `${spacing(3)} ${spacing(3)} ${spacing(6)}`,
  maxWidth: 1400,
  [breakpoints.down('sm')]: { padding: `${spacing(2)} ${spacing(2)} ${spacing(4)}` },
  '&.narrow': { maxWidth: 960 },
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: spacing(2),
    marginBottom: spacing(3),
    [breakpoints.down('sm')]: { marginBottom: spacing(2) },
  },
  '& > header > div': { minWidth: 0 },
  '& h1': { margin: 0, overflowWrap: 'anywhere' },
  '& .subtitle': { margin: `${spacing(0.5)} 0 0`, color: vars.palette.text.secondary },
}))

const Heading = styled('h1')(({ theme }) => ({ ...theme.typography.h1 }))

const SEPARATOR = ' · '

/** "Alumnos · Colegio Benito Juárez": what stands last in the tab's title is the school and stays. */
const tabTitle = (title: string): string => {
  const school = document.title.split(SEPARATOR).at(-1)
  return school ? title + SEPARATOR + school : title
}

/** A screen: title or breadcrumb, one primary action, content. The heading can take the focus after a navigation. */
export function Page({ title, subtitle, breadcrumb, action, narrow = false, children }: PageProps) {
  useEffect(() => {
    document.title = tabTitle(title)
  }, [title])
  return (
    <Frame className={narrow ? 'narrow' : ''}>
      <header>
        <div>
          {breadcrumb && <Breadcrumb crumbs={breadcrumb} />}
          <Heading tabIndex={-1}>{title}</Heading>
          {subtitle && <p className="subtitle">{subtitle}</p>}
        </div>
        {action}
      </header>
      {children}
    </Frame>
  )
}
