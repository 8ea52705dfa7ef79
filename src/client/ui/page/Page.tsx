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

/** Holds the place of a subtitle that is still loading, so that the page does not move when it comes. */
export const SUBTITLE_TO_COME = '\u00a0'

interface PageProps {
  title: string
  /** Title of the browser's tab; without it `title`, which on the home page is a greeting. */
  tab?: string
  subtitle?: ReactNode
  breadcrumb?: readonly Crumb[] | undefined
  action?: ReactNode
  narrow?: boolean
  children: ReactNode
}

const SEPARATOR = ' · '

/** "Alumnos · Colegio Benito Juárez": the last part of the tab's title is the school, which stays. */
const tabTitle = (title: string): string => {
  const school = document.title.split(SEPARATOR).at(-1)
  return school ? title + SEPARATOR + school : title
}

/** The heading can take the focus after a navigation. */
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
