import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { BackupsContract } from '@contract/backups/backups.schemas'
import { inGroups } from '@contract/secondFactor/secondFactor.rules'
import { formatDate } from '@contract/domain/dates'
import { useTakeBackupKey } from '../../../state/backups/backups.api'
import { today } from '../../../state/clock/schoolClock'
import { useSchool } from '../../../state/school/school.selectors'
import { InfoDialog } from '../../../ui/dialogs/InfoDialog'
import { saveText } from '../../../ui/files/saveText'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { Row, Stack } from '../../../ui/layout/layout'
import { PrintSheet } from '../../../ui/page/PrintSheet'
import { QrCode } from '../../../ui/page/QrCode'

type Shown = BackupsContract['showKey']['response']['llave']

const Letters = styled('code')({
  display: 'block',
  fontFamily: 'monospace',
  fontSize: '1.1em',
  overflowWrap: 'anywhere',
})

const PREFIX = 'AGE-SECRET-KEY-1'

/** Groups of four, because a person may have to type it one day. */
const toType = (key: string): string => `${PREFIX} ${inGroups(key.slice(PREFIX.length))}`

/** The file as `age-keygen` writes it, so that `age -d -i` takes it too. */
const keyFileText = (school: string, day: string, { publica, privada }: Shown): string =>
  [
    `# Llave de los respaldos de ${school}, guardada el ${day}.`,
    '# Sin ella no se abre ningún respaldo: npm run restaurar -- RESPALDO --llave ESTE_ARCHIVO',
    `# public key: ${publica}`,
    privada,
    '',
  ].join('\r\n')

function Paper({ school, day, llave }: { school: string; day: string; llave: Shown }) {
  return (
    <PrintSheet>
      <h1>Llave de los respaldos</h1>
      <p>
        {school} · {day}
      </p>
      <p>
        Con esta hoja se abre cualquier respaldo de la escuela. Guárdala en la caja fuerte, lejos de la
        computadora: quien la tenga junto con un respaldo lee todo; sin ella, un respaldo no se abre.
      </p>
      <QrCode text={llave.privada} label="La llave, para leerla con un teléfono" />
      <Letters>{toType(llave.privada)}</Letters>
      <p>
        Para restaurar: en la computadora nueva, con el programa desempacado, el comando «restaurar» pide esta
        llave. Las mayúsculas y los espacios no importan.
      </p>
    </PrintSheet>
  )
}

/** Closing it changes nothing: the key may be shown again until somebody says that it is kept. */
export function KeyDialog({ llave, onClose }: { llave: Shown; onClose: () => void }) {
  const school = useSchool(undefined).row?.nombre ?? 'la escuela'
  const day = formatDate(today())
  const { send, busy } = useTakeBackupKey()
  const confirmKept = async () => {
    if ((await send({ publica: llave.publica })).done) onClose()
  }
  return (
    <InfoDialog
      title="La llave de los respaldos"
      onClose={onClose}
      isOnce
      action={
        <BusyButton type="button" busy={busy} onClick={() => void confirmKept()}>
          Ya la guardé
        </BusyButton>
      }
    >
      <Stack>
        <p>
          Abre todos los respaldos. Imprímela para la caja fuerte y guarda el archivo en una memoria que no se
          quede en esta computadora. Cuando presiones «Ya la guardé», el servidor la olvida y nadie la puede
          volver a ver.
        </p>
        <Row gap={[1, 1]}>
          <Button autoFocus variant="outlined" onClick={() => window.print()}>
            Imprimir la hoja
          </Button>
          <Button
            variant="outlined"
            onClick={() =>
              saveText('llave-de-respaldos.txt', keyFileText(school, day, llave), 'text/plain;charset=utf-8')
            }
          >
            Guardar el archivo
          </Button>
        </Row>
        <Letters>{llave.privada}</Letters>
      </Stack>
      <Paper school={school} day={day} llave={llave} />
    </InfoDialog>
  )
}
