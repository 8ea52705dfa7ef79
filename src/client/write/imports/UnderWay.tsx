import { useEffect, useState } from 'react'
import type { ImportProgress } from '@contract/imports/imports.schemas'
import type { Sent } from '../../state/uploads/upload'
import { Stack } from '../../ui/layout/layout'
import { ProgressBar } from '../../ui/page/ProgressBar'

const ASK_EVERY_MS = 700

const SENDING = 'Enviando el archivo'

const STEPS: Record<ImportProgress['paso'], string> = {
  LEYENDO: 'Leyendo el archivo',
  REVISANDO: 'Revisando',
  GUARDANDO: 'Guardando',
}

const stepText = ({ paso, hechas, total }: ImportProgress): string =>
  total > 0 && paso === 'REVISANDO' ? `${STEPS[paso]}: ${hechas} de ${total}` : STEPS[paso]

interface UnderWayProps {
  /** Null when nothing runs. Must be a stable function. */
  ask: () => Promise<ImportProgress | null | undefined>
  sent: Sent | null
}

export function UnderWay({ ask, sent }: UnderWayProps) {
  const [progress, setProgress] = useState<ImportProgress | null>(null)
  useEffect(() => {
    const timer = setInterval(() => void ask().then((now) => now && setProgress(now)), ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [ask])
  const isSent = sent === null || sent.total === 0 || sent.sent >= sent.total
  const done = progress?.paso === 'REVISANDO' && progress.total > 0 ? progress.hechas / progress.total : null
  const share = isSent ? done : sent.sent / sent.total
  const text = isSent && progress ? stepText(progress) : SENDING
  return (
    <Stack gap={1} role="status">
      <span>{text}</span>
      <ProgressBar label={text} share={share} />
    </Stack>
  )
}
