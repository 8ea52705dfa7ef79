import { use, useState } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { OpeningResult, OpeningRow } from '@contract/openings/openings.schemas'
import { FileButton } from '../../../ui/files/FileButton'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { Row } from '../../../ui/layout/layout'
import { useNotice } from '../../../ui/notices/useNotice'
import { SchoolDayContext } from '../../../ui/page/schoolDay'
import { errorTable, errorWords, type ErrorTable } from '../../../ui/files/fileErrors'
import { texts, LABELS } from '../openings.texts'

export const reasonsOf = (row: Pick<OpeningRow, 'campos'>): string => errorWords(row, LABELS)

const openingErrors = (result: OpeningResult): ErrorTable => errorTable(result, texts.reasons, reasonsOf)

interface ErrorFilesProps {
  result: OpeningResult
  disabled: boolean
  onFile: (file: File) => void
}

const Apart = styled(Row)(({ theme: { spacing } }) => ({ marginBlock: spacing(1) }))

export function ErrorFiles({ result, disabled, onFile }: ErrorFilesProps) {
  const [busy, setBusy] = useState(false)
  const { notify } = useNotice()
  const today = use(SchoolDayContext)
  const save = async (kind: 'xlsx' | 'csv') => {
    setBusy(true)
    try {
      const { saveTable } = await import('../../../ui/list/exportTable')
      await saveTable(kind, `Apertura con errores ${today()}`.trim(), openingErrors(result))
    } catch {
      notify({ title: 'No se pudo descargar.', text: 'Intenta de nuevo.', kind: 'error' })
    }
    setBusy(false)
  }
  return (
    <Apart align="start">
      <BusyButton
        type="button"
        variant="outlined"
        icon="download"
        busy={busy}
        onClick={() => void save('xlsx')}
      >
        Descargar con errores (Excel)
      </BusyButton>
      <Button variant="outlined" aria-label="Descargar con errores (CSV)" onClick={() => void save('csv')}>
        CSV
      </Button>
      <FileButton
        label="Elegir el archivo corregido"
        accept={['sheet']}
        disabled={disabled}
        onFile={onFile}
      />
    </Apart>
  )
}
