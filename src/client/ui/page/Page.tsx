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

const PageHeader = memo(Header)

/** In place of a subtitle that is still loading, so that the page does not move. */
export const SUBTITLE_TO_COME = '\u00a0'

interface PageProps {
  title: string
  /** Title of the browser's tab, if not `title` (a greeting on the home page). */
  tab?: string
  subtitle?: ReactNode
  breadcrumb?: readonly Crumb[] | undefined
  action?: ReactNode
  narrow?: boolean
  children: ReactNode
}

const SEPARATOR = ' · '

/** "Alumnos · Colegio Benito Juárez": the part after the last separator is the school's name and stays. */
const tabTitle = (title: string): string => {
  const school = document.title.split(SEPARATOR).at(-1)
  return school ? title + SEPARATOR + school : title
}

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
