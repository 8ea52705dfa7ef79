import { formatMoment } from '@contract/domain/dates'
import { schoolZone } from '../../../state/core/schoolClock'
import { useGetLastBackupQuery } from '../../../state/backups/backups.api'
import { RedPanel } from '../../../ui/page/RedPanel'

const HOW =
  'Pide a quien cuida la computadora que haga uno con «npm run respaldo -- ARCHIVO» y que vea por qué no se hacen cada noche.'

/** Tells when the school has no backup of this week, or the last night's failed; nothing on a server that does not say. */
export function BackupNotice() {
  const { data } = useGetLastBackupQuery()
  if (!data || (!data.atrasado && data.fallo === null)) return null
  const { respaldo, fallo } = data
  const last = respaldo
    ? `El último respaldo de la escuela es del ${formatMoment(respaldo.fecha, schoolZone())}.`
    : 'La escuela todavía no tiene ningún respaldo.'
  return (
    <RedPanel>
      {data.atrasado && last} {fallo !== null && `El respaldo de la noche falló: ${fallo}`} {HOW}
    </RedPanel>
  )
}
