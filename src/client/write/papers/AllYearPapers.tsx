import Button from '@mui/material/Button'
import { useState } from 'react'
import { dateParts } from '@contract/domain/dates'
import type { YearProgress } from '@contract/yearPapers/yearPapers.schemas'
import { countText } from '@contract/domain/text'
import { today } from '../../state/clock/schoolClock'
import { newKey } from '../../state/core/idempotency'
import { useCreateYearPapers, useFetchYearProgress } from '../../state/yearPapers/yearPapers.api'
import { saveLink } from '../../ui/browser/saveLink'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { SelectInput } from '../../ui/fields/SelectInput'
import { Icon } from '../../ui/icons/Icon'
import { Stack } from '../../ui/layout/layout'
import { ProgressBar } from '../../ui/page/ProgressBar'
import { useNotice } from '../../ui/notices/useNotice'

const texts = {
  open: 'Pagos del año',
  title: 'Pagos del año de todas las familias',
  text: 'Un PDF por familia, con lo que pagó de colegiaturas cada hijo y lo deducible, en un solo archivo. La bitácora dice quién lo descargó.',
  year: 'Año',
  download: 'Descargar',
  failed: 'No se pudieron preparar los pagos del año',
  done: 'Los pagos del año están listos',
  doneText: (families: number) => countText(families, 'familia', 'familias'),
  drawing: ({ hechas, total }: YearProgress) => `Preparando: ${hechas} de ${total} familias`,
} as const

const ASK_EVERY_MS = 700
/** Looks that may find nothing running before the download counts as ended: another process may be drawing it. */
const PATIENCE = 10

const watch = async (
  ask: () => Promise<YearProgress | null | undefined>,
  tell: (progress: YearProgress) => void,
): Promise<void> => {
  let wasSeen = false
  for (let missed = 0; missed < PATIENCE;) {
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
    const now = await ask()
    if (now) tell(now)
    else if (wasSeen) return
    else missed += 1
    wasSeen ||= Boolean(now)
  }
}

function YearDialog({ onClose }: { onClose: () => void }) {
  const { anio } = dateParts(today())
  const [year, setYear] = useState(anio)
  const [progress, setProgress] = useState<YearProgress | null>(null)
  const { notify } = useNotice()
  const { send } = useCreateYearPapers()
  const ask = useFetchYearProgress()
  const download = async () => {
    const avance = newKey()
    const { answer } = await send({ anio: year, avance })
    if (!answer) return
    const { url, familias } = answer.archivo
    saveLink(url)
    setProgress({ hechas: 0, total: familias })
    await watch(
      () => ask({ codigo: avance }),
      (now) => now.total > 0 && setProgress(now),
    )
    notify({ title: texts.done, text: texts.doneText(familias), kind: 'success' })
    onClose()
  }
  const text = progress && texts.drawing(progress)
  return (
    <FormDialog
      size="xs"
      title={texts.title}
      text={texts.text}
      submitLabel={texts.download}
      onSubmit={download}
      onClose={onClose}
    >
      <SelectInput
        label={texts.year}
        options={[anio, anio - 1].map((each) => ({ value: String(each), label: String(each) }))}
        value={String(year)}
        onChange={({ target }) => setYear(Number(target.value))}
      />
      {progress && text && (
        <Stack gap={1} role="status">
          <span>{text}</span>
          <ProgressBar label={text} share={progress.hechas / Math.max(1, progress.total)} />
        </Stack>
      )}
    </FormDialog>
  )
}

export function AllYearPapers() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" startIcon={<Icon name="download" />} onClick={() => setIsOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && <YearDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
