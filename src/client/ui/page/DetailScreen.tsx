import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Crumb } from './Breadcrumb'
import { LoadingOrError } from './LoadingOrError'
import { Page } from './Page'
import { PageEmpty } from './PageEmpty'

interface NotThereProps {
  title: string
  text?: string
  to: string
  toLabel: string
}

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

export interface DetailSource<Row> {
  /** Null: it does not exist. Undefined: not known yet. */
  row: Row | null | undefined
  isLoading: boolean
  error: { status?: number | string; message?: string } | undefined
  retry: () => unknown
}

interface DetailScreenProps<Row> {
  source: DetailSource<Row>
  title: string
  unknown: string
  unknownText?: string
  /** Its last link is also offered for a row that does not exist. */
  breadcrumb?: readonly Crumb[]
  narrow?: boolean
  children: (row: Row) => ReactNode
}

const HOME: Crumb = { label: 'Ir al inicio', to: '/' }

/** A loaded row stays during a refresh, even if that fails; only a 404 removes it. */
export function DetailScreen<Row>(props: DetailScreenProps<Row>) {
  const { source, title, unknown, unknownText, breadcrumb = [], narrow = false, children } = props
  const { row, error } = source
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
      <LoadingOrError read={source} />
    </Page>
  )
}
