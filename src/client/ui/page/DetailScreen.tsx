import type { ReactNode } from 'react'
import type { Crumb } from './Breadcrumb'
import { NotThere } from './NotThere'
import { Page } from './Page'
import { PageError } from './PageError'
import { PageLoading } from './PageLoading'

/** One thing as it comes from the server. */
export interface DetailSource<Row> {
  /** Null: there is none. Undefined: nobody knows yet. */
  row: Row | null | undefined
  /** While there is no row and one is on its way. */
  isLoading: boolean
  error: { status?: number | string; message?: string } | undefined
  retry: () => unknown
}

export interface DetailScreenProps<Row> {
  source: DetailSource<Row>
  /** Heading until the row brings its own. */
  title: string
  /** Heading when there is no such row: "No existe esta beca". */
  unknown: string
  unknownText?: string
  /** Where the page hangs; the last one is where to look for a row that is not there. */
  breadcrumb?: readonly Crumb[]
  narrow?: boolean
  /** The page of a row that is there: a `Page` or a `ListScreen`. */
  children: (row: Row) => ReactNode
}

const HOME: Crumb = { label: 'Ir al inicio', to: '/' }

/**
 * The page of one thing: loading, not there (no such id, or a 404), refused with Reintentar, shown. A row that is there stays
 * while it is asked for again, also when that fails; a 404 takes it away.
 */
export function DetailScreen<Row>(props: DetailScreenProps<Row>) {
  const { source, title, unknown, unknownText, breadcrumb = [], narrow = false, children } = props
  const { row, isLoading, error, retry } = source
  if (row === null || error?.status === 404) {
    const { label, to = '/' } = breadcrumb.findLast((crumb) => crumb.to !== undefined) ?? HOME
    return (
      <NotThere
        title={unknown}
        toLabel={label}
        to={to}
        {...(unknownText === undefined ? {} : { text: unknownText })}
      />
    )
  }
  if (row !== undefined) return children(row)
  return (
    <Page title={title} breadcrumb={breadcrumb} narrow={narrow}>
      {isLoading ? <PageLoading /> : <PageError text={error?.message} onRetry={() => void retry()} />}
    </Page>
  )
}
