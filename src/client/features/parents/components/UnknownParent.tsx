import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { texts } from '../parents.texts'

/** The address leads to nobody. */
export function UnknownParent() {
  return (
    <PageEmpty
      icon="search"
      title={texts.unknown}
      text={texts.unknownText}
      action={
        <Button variant="outlined" component={Link} to="/historial/padres">
          {texts.list}
        </Button>
      }
    />
  )
}
