import { styled } from '@mui/material/styles'
import type { BackupRun, BackupsPage, Copy } from '@contract/backups/backups.schemas'
import { countText } from '@contract/domain/text'
import { useCreateBackup } from '../../../state/backups/backups.api'
import { momentText } from '../../../state/clock/schoolClock'
import { sizeText } from '../../../ui/files/fileRules'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { hairline, PlainList, Quiet, Stack } from '../../../ui/layout/layout'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { Section } from '../../../ui/page/Section'
import { StatusChip } from '../../../ui/page/StatusChip'
import { RunLine } from './RunLine'

const Line = styled('li')(({ theme, theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: spacing(0.5, 1.5),
  padding: spacing(1, 0),
  borderTop: hairline(theme),
  '& > code': { flex: '1 1 100%', overflowWrap: 'anywhere', fontSize: '0.85em' },
}))

function CopyLine({ copy: { nombre, fecha, bytes, cifrado } }: { copy: Copy }) {
  return (
    <Line>
      <strong>{momentText(fecha)}</strong>
      <span>{sizeText(bytes)}</span>
      <StatusChip tone={cifrado ? 'success' : 'warning'} label={cifrado ? 'Cifrado' : 'Sin cifrar'} />
      <code>{nombre}</code>
    </Line>
  )
}

const SHOWN = 5

interface CopiesSectionProps {
  page: BackupsPage
  running: BackupRun | undefined
  mayChange: boolean
}

export function CopiesSection({ page, running, mayChange }: CopiesSectionProps) {
  const { carpeta, falla, mismo_disco, hora, copias } = page
  const { send, busy } = useCreateBackup()
  const when = hora === null ? 'No se hace ninguno de noche.' : `Cada noche, después de las ${hora}.`
  const older = copias.slice(SHOWN)
  return (
    <Section
      title="Los respaldos de la noche"
      text={when}
      action={
        mayChange &&
        running === undefined && (
          <BusyButton type="button" variant="outlined" busy={busy} onClick={() => void send({})}>
            Respaldar ahora
          </BusyButton>
        )
      }
    >
      <Stack gap={1}>
        <div role="status">{running?.tipo === 'RESPALDO' && <RunLine run={running} />}</div>
        {falla && <InfoPanel tone="error" title="No se ven los respaldos." text={falla} />}
        {mismo_disco && (
          <InfoPanel
            tone="warning"
            title="Están en el mismo disco que los datos."
            text="Si ese disco se rompe, se rompen con él. Pon en BACKUP_DIR la carpeta de otro disco, o que alguien los copie a otro."
          />
        )}
        <Quiet as="p">En {carpeta}</Quiet>
        {copias.length === 0 && !falla && <p>Todavía no hay ninguno.</p>}
        <PlainList>
          {copias.slice(0, SHOWN).map((copy) => (
            <CopyLine key={copy.nombre} copy={copy} />
          ))}
        </PlainList>
        {older.length > 0 && (
          <details>
            <summary>{countText(older.length, 'más, anterior', 'más, anteriores')}</summary>
            <PlainList>
              {older.map((copy) => (
                <CopyLine key={copy.nombre} copy={copy} />
              ))}
            </PlainList>
          </details>
        )}
      </Stack>
    </Section>
  )
}
