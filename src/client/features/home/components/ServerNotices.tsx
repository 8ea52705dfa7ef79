import { formatMoment } from '@contract/domain/dates'
import { useLastBackup } from '../../../state/backups/backups.api'
import { schoolZone } from '../../../state/core/schoolClock'
import { RedPanel } from '../../../ui/page/RedPanel'

const HOW =
  'Pide a quien cuida la computadora que haga uno con «npm run respaldo -- ARCHIVO» y que vea por qué no se hacen cada noche.'

type Answer = NonNullable<ReturnType<typeof useLastBackup>['row']>

/** Folios that follow would carry an older day than the ones before them. */
function ClockNotice({ folio, fecha }: NonNullable<Answer['reloj_atrasado']>) {
  return (
    <RedPanel>
      El reloj del servidor está atrasado: el pago con folio {folio} es del{' '}
      {formatMoment(fecha, schoolZone())}. No cobres hasta que quien cuida la computadora lo corrija.
    </RedPanel>
  )
}

function BackupNotice(data: Answer) {
  if (!data.atrasado && data.fallo === null) return null
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

/** Tells when the clock was set back, the school has no backup of this week, or the last night's failed. */
export function ServerNotices() {
  const { row: data } = useLastBackup()
  return (
    data && (
      <>
        {data.reloj_atrasado && <ClockNotice {...data.reloj_atrasado} />}
        <BackupNotice {...data} />
      </>
    )
  )
}
