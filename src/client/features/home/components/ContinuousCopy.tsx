import { agoInWords } from '@contract/backups/backups.rules'
import type { ContinuousCopy } from '@contract/backups/backups.schemas'
import { useLastBackup } from '../../../state/backups/backups.api'
import { Quiet } from '../../../ui/layout/layout'
import { ErrorPanel } from '../../../ui/page/ErrorPanel'

/** Only when the continuous copy is stuck; otherwise `CopyNote` says how recent it is. */
export function CopyNotice({ problema, minutos }: Pick<ContinuousCopy, 'problema' | 'minutos'>) {
  if (problema === null) return null
  return (
    <ErrorPanel>
      {problema} {minutos !== null && `A salvo está todo hasta hace ${agoInWords(minutos)}.`}
    </ErrorPanel>
  )
}

/** At the end of the home, so that nothing moves when it comes. */
export function CopyNote() {
  const { row } = useLastBackup()
  const { continua } = row ?? {}
  if (!continua || continua.problema !== null) return null
  const { minutos, otro_disco } = continua
  if (minutos === null) return <Quiet>La primera copia continua de la escuela se está haciendo.</Quiet>
  const ago = agoInWords(minutos)
  return (
    <Quiet>
      {otro_disco
        ? `Todo a salvo hasta hace ${ago}.`
        : `Todo está copiado hasta hace ${ago}, pero en el mismo disco: con otro en BACKUP_DIR se salva también si este se rompe.`}
    </Quiet>
  )
}
