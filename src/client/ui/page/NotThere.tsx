import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { Page } from './Page'
import { PageEmpty } from './PageEmpty'

export interface NotThereProps {
  /** "No existe esta beca". */
  title: string
  text?: string
  /** Where to look for it. */
  to: string
  toLabel: string
}

/** The page of an address that names nothing: never blank, with the way to where it may be. */
export function NotThere({ title, text, to, toLabel }: NotThereProps) {
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
