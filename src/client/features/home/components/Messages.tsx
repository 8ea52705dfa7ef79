import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import type { Dashboard } from '@contract/dashboard/dashboard.schemas'
import { formatDate } from '@contract/domain/dates'
import { formatPesos } from '@contract/domain/money'
import { PlainList, Quiet } from '../../../ui/layout/layout'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { Section } from '../../../ui/page/Section'
import * as paths from '../../../ui/screens/paths'
import { people } from './people'

/** Mail that waits and cannot leave. */
export function HeldMail({ of: { mensajes, motivo } }: { of: NonNullable<Dashboard['correo_detenido']> }) {
  return (
    <InfoPanel
      tone="error"
      title={`${people(mensajes, 'correo no puede', 'correos no pueden')} salir.`}
      text={motivo}
    >
      <Button component={Link} to={paths.bulletins}>
        Ver los avisos
      </Button>
    </InfoPanel>
  )
}

/** What the latest run sent and did not, and what was paid after reminders, without claiming that they were the cause. */
export function RemindersLine({ of }: { of: NonNullable<Dashboard['recordatorios']> }) {
  const { fecha, salieron, no_salieron, pagaron } = of
  const { recordadas, familias, total } = pagaron
  return (
    <Section title="Recordatorios" action={<Link to={paths.reminders}>Ver los que vienen</Link>}>
      <PlainList>
        <li>
          El {formatDate(fecha)} salieron {people(salieron, 'recordatorio', 'recordatorios')}.
        </li>
        {no_salieron.map(({ motivo, familias: count }) => (
          <li key={motivo}>
            <Quiet>
              No {count === 1 ? 'salió' : 'salieron'} {count}: {motivo}
            </Quiet>
          </li>
        ))}
        {recordadas > 0 && (
          <li>
            De {people(recordadas, 'familia con recordatorio', 'familias con recordatorio')} en 30 días,{' '}
            {familias} {familias === 1 ? 'pagó' : 'pagaron'} en los siete días siguientes:{' '}
            {formatPesos(total)}.
          </li>
        )}
      </PlainList>
    </Section>
  )
}
