import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Crumb } from './Breadcrumb'
import { Page } from './Page'
import { PageEmpty } from './PageEmpty'
import { PageError } from './PageError'
import { PageLoading } from './PageLoading'

interface NotThereProps {
  /** "No existe esta beca". */
  title: string
  text?: string
  /** Where to look for it. */
  to: string
  toLabel: string
}

/** The page of an address that names nothing: never blank, with the way to where it may be. */
function NotThere({ title, text, to, toLabel }: NotThereProps) {
  return (
    <Page title={title}>
      <PageEmpty
        icon="search"
        title={title}
        text={text ?? 'Puede que la dirección esté incompleta, o que ya no exista.'}
        action={
          <Button variant="outlined" component={Link} to={to}>
            {toLabel}
          </Button>
        }
      />
    </Page>
  )
}

/** One thing as it comes from the server. */
export interface DetailSource<Row> {
  /** Null: there is none. Undefined: nobody knows yet. */
  row: Row | null | undefined
  /** While there is no row and one is on its way. */
  isLoading: boolean
  error: { status?: number | string; message?: string } | undefined
  retry: () => unknown
}

interface DetailScreenProps<Row> {
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
