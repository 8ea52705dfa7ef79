import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { backupsRoutes } from '@contract/backups/backups.routes'
import { folioLabel } from '@contract/receipts/receipts.rules'
import * as paths from '@contract/domain/screenPaths'
import { useLastBackup } from '../../../state/backups/backups.api'
import { dayOfMoment, momentText } from '../../../state/clock/schoolClock'
import { useMay } from '../../../state/session/useMay'
import { Quiet, Stack } from '../../../ui/layout/layout'
import { ErrorPanel } from '../../../ui/page/ErrorPanel'
import { dayInWords } from './greeting'
import { CopyNote, CopyNotice } from './ContinuousCopy'

const HOW =
  'Pide a quien cuida la computadora que haga uno con «npm run respaldo -- ARCHIVO» y que vea por qué no se hacen cada noche.'

type Answer = NonNullable<ReturnType<typeof useLastBackup>['row']>

/** Shown when the server's clock is behind the last payment: further folios would have earlier days than those before them. */
function ClockNotice({ folio, fecha }: NonNullable<Answer['reloj_atrasado']>) {
  return (
    <ErrorPanel>
      El reloj del servidor está atrasado: el pago con folio {folioLabel(folio)} es del {momentText(fecha)}.
      No cobres hasta que quien cuida la computadora lo corrija.
    </ErrorPanel>
  )
}

function BackupNotice(data: Answer) {
  if (!data.atrasado && data.fallo === null) return null
  const { respaldo, fallo } = data
  const last = respaldo
    ? `El último respaldo de la escuela es del ${momentText(respaldo.fecha)}.`
    : 'La escuela todavía no tiene ningún respaldo.'
  return (
    <ErrorPanel>
      {data.atrasado && last} {fallo !== null && `El respaldo de la noche falló: ${fallo}`} {HOW}
    </ErrorPanel>
  )
}

function DrillNotice({ ensayo }: Pick<Answer, 'ensayo'>) {
  if (!ensayo || ensayo.resultado === 'BIEN') return null
  const what =
    ensayo.resultado === 'FALLA' ? 'Un respaldo no pasó el ensayo' : 'El ensayo del respaldo no se pudo hacer'
  return (
    <ErrorPanel>
      {what} ({momentText(ensayo.fecha)}): {ensayo.dicho}
    </ErrorPanel>
  )
}

const KEY_NOTICES = {
  POR_GUARDAR:
    'La llave de los respaldos está solo en esta computadora: si se pierde, no se abren. Imprime su hoja para la caja fuerte.',
  POR_CONFIRMAR:
    '¿La hoja de la llave de los respaldos sigue en la caja fuerte? Ve a verla y dilo en Respaldos.',
} as const

function KeyNotice({ llave, sin_cifrar }: Pick<Answer, 'llave' | 'sin_cifrar'>) {
  const mayChange = useMay()(backupsRoutes.checkKey.access)
  const text = sin_cifrar
    ? 'Los respaldos no están cifrados (BACKUP_PLAIN): quien tenga un archivo lee la salud de cada niño.'
    : llave && llave !== 'GUARDADA' && mayChange && KEY_NOTICES[llave]
  if (!text) return null
  return (
    <ErrorPanel
      action={
        <Button component={Link} to={paths.backups}>
          Ir a Respaldos
        </Button>
      }
    >
      {text}
    </ErrorPanel>
  )
}

/** Faults of clock, backups and restore drill that cannot wait, for users who manage users. */
export function ServerNotices() {
  const { row: data } = useLastBackup()
  return (
    data && (
      <>
        {data.reloj_atrasado && <ClockNotice {...data.reloj_atrasado} />}
        <BackupNotice {...data} />
        {data.continua && <CopyNotice {...data.continua} />}
        <DrillNotice {...data} />
      </>
    )
  )
}

const End = styled(Stack)(({ theme: { spacing } }) => ({ marginTop: spacing(3) }))

/** Warnings that stay for days, or that all is well. At the end of the home, so that nothing moves when they arrive. */
export function SafetyNotes() {
  const { row: data } = useLastBackup()
  return (
    data && (
      <End gap={1}>
        <KeyNotice {...data} />
        <CopyNote />
        {data.probado && (
          <Quiet as="p">
            <Link to={paths.backups}>Último respaldo probado</Link>: {dayInWords(dayOfMoment(data.probado))}
          </Quiet>
        )}
      </End>
    )
  )
}
