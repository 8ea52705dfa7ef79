import Button from '@mui/material/Button'
import { useState } from 'react'
import type { BackupKey, BackupsContract, BackupsPage } from '@contract/backups/backups.schemas'
import { useCheckBackupKey, useShowBackupKey } from '../../../state/backups/backups.api'
import { momentText } from '../../../state/clock/schoolClock'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { Quiet, Row, Stack } from '../../../ui/layout/layout'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { Section } from '../../../ui/page/Section'
import { KeyDialog } from './KeyDialog'

function Unkept({ mayChange }: { mayChange: boolean }) {
  const { send, busy } = useShowBackupKey()
  const [shown, setShown] = useState<BackupsContract['showKey']['response']['llave'] | null>(null)
  const show = async () => {
    const { done, answer } = await send({})
    if (done) setShown(answer.llave)
  }
  return (
    <InfoPanel
      tone="warning"
      title="La llave todavía está solo en esta computadora."
      text="Si se pierde la computadora, los respaldos no se abren. Imprime su hoja y guárdala en la caja fuerte."
    >
      {mayChange && (
        <BusyButton type="button" busy={busy} onClick={() => void show()}>
          Guardar la llave
        </BusyButton>
      )}
      {shown && <KeyDialog llave={shown} onClose={() => setShown(null)} />}
    </InfoPanel>
  )
}

function IsItThere({ mayChange }: { mayChange: boolean }) {
  const { send, busy } = useCheckBackupKey()
  const [asks, setAsks] = useState(false)
  return (
    <InfoPanel
      tone="warning"
      title="¿La hoja de la llave sigue en la caja fuerte?"
      text="Ve a verla: sin ella no se abre ningún respaldo."
    >
      {mayChange && (
        <Row gap={[1, 1]}>
          <BusyButton type="button" busy={busy} onClick={() => void send({ esta: true })}>
            Sí, ahí está
          </BusyButton>
          <Button onClick={() => setAsks(true)}>No está</Button>
        </Row>
      )}
      <ConfirmDialog
        open={asks}
        title="¿Hacer una llave nueva?"
        text="Los respaldos de hoy en adelante se abren con la nueva. Los anteriores siguen con la que se perdió: si alguien la tiene, los puede abrir."
        confirmLabel="Hacer una llave nueva"
        onConfirm={async () => {
          await send({ esta: false })
          setAsks(false)
        }}
        onClose={() => setAsks(false)}
      />
    </InfoPanel>
  )
}

function State({ llave, mayChange }: { llave: BackupKey; mayChange: boolean }) {
  if (llave.estado === 'POR_GUARDAR') return <Unkept mayChange={mayChange} />
  if (llave.estado === 'POR_CONFIRMAR') return <IsItThere mayChange={mayChange} />
  return (
    <InfoPanel
      tone="success"
      title="La llave está guardada fuera de esta computadora."
      text={`Se guardó el ${momentText(llave.guardada ?? llave.hecha)}; se vio por última vez el ${momentText(llave.confirmada ?? llave.hecha)}.`}
    />
  )
}

const CIPHER: Readonly<Record<BackupsPage['cifra'], string>> = {
  LLAVE: 'Cada respaldo de la noche va cifrado para esta llave.',
  CONTRASENA: 'Los respaldos de la noche van cifrados con la contraseña del servicio (BACKUP_PASSPHRASE).',
  NADA: 'Los respaldos van sin cifrar, porque el servicio lo pide así (BACKUP_PLAIN).',
}

export function KeySection({ page, mayChange }: { page: BackupsPage; mayChange: boolean }) {
  const { llave, cifra } = page
  return (
    <Section title="La llave">
      <Stack gap={1}>
        {cifra === 'NADA' && (
          <InfoPanel
            tone="error"
            title="Los respaldos no están cifrados."
            text="Quien tenga un archivo lee la salud de cada niño. Quita BACKUP_PLAIN y reinicia el programa."
          />
        )}
        {llave && <State llave={llave} mayChange={mayChange} />}
        <Quiet as="p">{CIPHER[cifra]}</Quiet>
      </Stack>
    </Section>
  )
}
