import { Link } from 'react-router-dom'
import { formatDate } from '@contract/domain/dates'
import type { Extended } from '@contract/statements/statements.schemas'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import * as paths from '../../../ui/screens/paths'
import { texts } from '../statements.texts'

/** Months with an extension, which are not overdue until its last day. */
export function Extensions({ months }: { months: readonly Extended[] }) {
  if (months.length === 0) return null
  return (
    <InfoPanel title={texts.withExtension(months.length)}>
      <ul>
        {months.map(({ id, alumno, descripcion, hasta, motivo }) => (
          <li key={id}>
            <Link to={paths.account(alumno.id)}>{alumno.nombre}</Link>{' '}
            {texts.extensionLine(descripcion, formatDate(hasta), motivo)}
          </li>
        ))}
      </ul>
    </InfoPanel>
  )
}
