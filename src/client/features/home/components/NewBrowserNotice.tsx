import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { formatMoment } from '@contract/domain/dates'
import { schoolZone } from '../../../state/clock/schoolClock'
import { useNewBrowsers, useReadNewBrowser } from '../../../state/signIns/signIns.api'
import { Row } from '../../../ui/layout/layout'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import * as paths from '../../../ui/screens/paths'

/** A sign-in from a browser that the user never used, until the user has read it. */
export function NewBrowserNotice() {
  const { rows = [] } = useNewBrowsers(undefined)
  const { send } = useReadNewBrowser()
  return rows.map(({ id, navegador, direccion, fecha }) => (
    <InfoPanel
      key={id}
      tone="warning"
      title={`Entraste desde ${navegador || 'un navegador nuevo'} el ${formatMoment(fecha, schoolZone())}`}
      text={`Desde la dirección ${direccion}. ¿No fuiste tú? Termina esa sesión en «Mi cuenta» y cambia tu contraseña.`}
    >
      <Row gap={[1, 1]}>
        <Button onClick={() => void send({ id })}>Fui yo</Button>
        <Button component={Link} to={paths.myAccount}>
          Ver mis sesiones
        </Button>
      </Row>
    </InfoPanel>
  ))
}
