import type { BackupRun, BackupsPage, Drill } from '@contract/backups/backups.schemas'
import { withCommas } from '@contract/domain/text'
import { useDrillBackup } from '../../../state/backups/backups.api'
import { momentText } from '../../../state/clock/schoolClock'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { Quiet, Stack } from '../../../ui/layout/layout'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { Section } from '../../../ui/page/Section'
import { RunLine } from './RunLine'

const minutes = (seconds: number): string =>
  seconds < 90 ? `${seconds} segundos` : `${Math.round(seconds / 60)} minutos`

function Last({ ensayo, probado }: { ensayo: Drill; probado: string | null }) {
  const { resultado, fecha, dicho, segundos, registros } = ensayo
  if (resultado === 'BIEN')
    return (
      <InfoPanel
        tone="success"
        title={`Último respaldo probado: ${momentText(fecha)}.`}
        text={`Se restauró aparte en ${minutes(segundos)}: ${withCommas(registros ?? 0)} registros, el dinero y los archivos cuadran.`}
      />
    )
  return (
    <InfoPanel
      tone={resultado === 'FALLA' ? 'error' : 'warning'}
      title={
        resultado === 'FALLA'
          ? `El respaldo del ensayo del ${momentText(fecha)} no sirve.`
          : `El ensayo del ${momentText(fecha)} no se pudo hacer.`
      }
      text={`${dicho ?? ''} ${probado ? `El último que salió bien es del ${momentText(probado)}.` : 'Todavía no sale bien ninguno.'}`}
    />
  )
}

interface DrillSectionProps {
  page: BackupsPage
  running: BackupRun | undefined
  mayChange: boolean
}

export function DrillSection({ page, running, mayChange }: DrillSectionProps) {
  const { ensayo, probado, copias, continua } = page
  const { send, busy } = useDrillBackup()
  const mayPress = mayChange && (copias.length > 0 || Boolean(continua?.base)) && running === undefined
  return (
    <Section
      title="El ensayo"
      text="Cada semana, de noche, el respaldo más nuevo y la copia continua se restauran aparte, se revisan y se borran."
      action={
        mayPress && (
          <BusyButton type="button" variant="outlined" busy={busy} onClick={() => void send({})}>
            Probar ahora
          </BusyButton>
        )
      }
    >
      <Stack gap={1}>
        <div role="status">{running?.tipo === 'ENSAYO' && <RunLine run={running} />}</div>
        {ensayo ? (
          <Last ensayo={ensayo} probado={probado} />
        ) : (
          <Quiet as="p">Todavía no se prueba ninguno.</Quiet>
        )}
      </Stack>
    </Section>
  )
}
