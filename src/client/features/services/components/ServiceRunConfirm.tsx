import { styled } from '@mui/material/styles'
import { isoMonth } from '@contract/domain/dates'
import { monthLabel } from '@contract/domain/months'
import type { LeftOut, Service, ServicesContract } from '@contract/services/services.schemas'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { InfoDialog } from '../../../ui/dialogs/InfoDialog'
import { Totals } from '../../../ui/payments/Totals'
import { texts, type ServiceRun } from '../services.texts'

const Names = styled('ul')(({ theme: { spacing, vars } }) => ({
  maxHeight: 220,
  margin: spacing(1, 0, 0),
  padding: spacing(0, 0, 0, 2.5),
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  '& small': { display: 'block', color: vars.palette.text.secondary },
}))

function LeftOutList({ omitidos }: { omitidos: readonly LeftOut[] }) {
  if (omitidos.length === 0) return null
  return (
    <>
      <p>{texts.leftOut(omitidos.length)}</p>
      <Names tabIndex={0} aria-label={texts.leftOut(omitidos.length)}>
        {omitidos.map(({ alumno, meses, motivo }) => (
          <li key={alumno.id}>
            {alumno.nombre}
            <small>{[motivo, meses.map(monthLabel).join(', ')].filter(Boolean).join(': ')}</small>
          </li>
        ))}
      </Names>
    </>
  )
}

export interface DryRun {
  body: { alumnos: readonly { id: number }[]; desde: string }
  answer: ServicesContract['charge']['response']
}

interface ServiceRunConfirmProps {
  run: ServiceRun
  service: Service
  dryRun: DryRun | null
  onConfirm: () => Promise<void>
  onClose: () => void
}

export function ServiceRunConfirm({ run, service, dryRun, onConfirm, onClose }: ServiceRunConfirmProps) {
  const own = texts[run]
  const { resumen, omitidos } = dryRun?.answer ?? { resumen: null, omitidos: [] }
  const isNothing = resumen?.cargos === 0
  const first = service.meses.find((month) => isoMonth(month) === dryRun?.body.desde)
  return (
    <>
      {isNothing && (
        <InfoDialog title={own.nothing} onClose={onClose}>
          <LeftOutList omitidos={omitidos} />
        </InfoDialog>
      )}
      <ConfirmDialog
        open={dryRun !== null && !isNothing}
        money
        destructive={run === 'remove'}
        title={own.ask(resumen?.cargos ?? 0)}
        text={
          <p>
            {own.told(resumen?.alumnos ?? 0)} {service.nombre}, desde {first && monthLabel(first)}.
          </p>
        }
        confirmLabel={own.confirm(resumen?.cargos ?? 0)}
        cancelLabel="Revisar"
        onConfirm={onConfirm}
        onClose={onClose}
      >
        <Totals items={[[own.total, resumen?.total ?? 0]]} />
        <LeftOutList omitidos={omitidos} />
      </ConfirmDialog>
    </>
  )
}
