import { memo, type ReactNode, useEffect } from 'react'
import { Breadcrumb, type Crumb } from './Breadcrumb'

interface PageHeaderProps {
  title: string
  subtitle?: ReactNode
  breadcrumb?: readonly Crumb[] | undefined
  action?: ReactNode
}

function Header({ title, subtitle, breadcrumb, action }: PageHeaderProps) {
  return (
    <header className="ui-page-head">
      <div>
        {breadcrumb && <Breadcrumb crumbs={breadcrumb} />}
        <h1 tabIndex={-1}>{title}</h1>
        {subtitle && <div className="subtitle">{subtitle}</div>}
      </div>
      {action && <div className="action">{action}</div>}
    </header>
  )
}

/** The top of a page does not follow what happens under it: a list that is searched, a form that is typed into. */
const PageHeader = memo(Header)

/** Stands for a line under the heading that follows from what is still on the way, so that nothing is pushed when it comes. */
export const SUBTITLE_TO_COME = '\u00a0'

interface PageProps {
  /** Heading, and the title of the browser tab. */
  title: string
  /** Of the tab alone, where the heading greets instead of naming the page. */
  tab?: string
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
export function Page({
  title,
  tab = title,
  subtitle,
  breadcrumb,
  action,
  narrow = false,
  children,
}: PageProps) {
  useEffect(() => {
    document.title = tabTitle(tab)
  }, [tab])
  return (
    <div className={narrow ? 'ui-page narrow' : 'ui-page'}>
      <PageHeader title={title} subtitle={subtitle} breadcrumb={breadcrumb} action={action} />
      {children}
    </div>
  )
}
