import { Link } from 'react-router-dom'
import * as paths from '@contract/domain/screenPaths'
import { InfoPanel } from '../../ui/page/InfoPanel'

export function NotFromHome() {
  return (
    <InfoPanel
      tone="warning"
      title="Las familias no la pueden abrir en su casa"
      text="La escuela todavía no tiene una dirección en internet: esta liga abre solo dentro de la escuela."
    >
      <Link to={paths.guide('direccion')}>Cómo una escuela obtiene una dirección</Link>
    </InfoPanel>
  )
}
