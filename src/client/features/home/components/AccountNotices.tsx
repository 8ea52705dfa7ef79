import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import type { NewBrowser } from '@contract/signIns/signIns.schemas'
import * as paths from '@contract/domain/screenPaths'
import { momentText } from '../../../state/clock/schoolClock'
import { useAccountNotices, useDismissNewBrowser } from '../../../state/signIns/signIns.api'
import { Row } from '../../../ui/layout/layout'
import { InfoPanel } from '../../../ui/page/InfoPanel'

function NewBrowserNotice({ id, navegador, direccion, fecha }: NewBrowser) {
  const { send } = useDismissNewBrowser()
  return (
    <InfoPanel
      tone="warning"
      title={`Entraste desde ${navegador || 'un navegador nuevo'} el ${momentText(fecha)}`}
      text={`Desde la dirección ${direccion}. ¿No fuiste tú? Termina esa sesión en «Mi cuenta» y cambia tu contraseña.`}
    >
      <Row gap={[1, 1]}>
        <Button onClick={() => void send({ id })}>Fui yo</Button>
        <Button component={Link} to={paths.myAccount}>
          Ver mis sesiones
        </Button>
      </Row>
    </InfoPanel>
  )
}

function CommonPassword() {
  return (
    <InfoPanel
      tone="warning"
      title="Tu contraseña es de las primeras que se prueban"
      text="Quien quiera entrar con tu usuario la adivina pronto. Elige otra."
    >
      <Button component={Link} to={paths.myAccount}>
        Cambiar mi contraseña
      </Button>
    </InfoPanel>
  )
}

export function AccountNotices() {
  const { row } = useAccountNotices(undefined)
  return (
    <>
      {row?.adivinable && <CommonPassword />}
      {row?.navegadores.map((each) => (
        <NewBrowserNotice key={each.id} {...each} />
      ))}
    </>
  )
}
