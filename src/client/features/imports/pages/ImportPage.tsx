import { useCallback, useState } from 'react'
import type { FileColumns } from '@contract/imports/imports.schemas'
import type { PupilColumn } from '@contract/imports/pupilColumns.rules'
import { newKey } from '../../../state/core/idempotency'
import {
  useFetchImportProgress,
  useImportStudents,
  useImportTemplate,
  useReadColumns,
} from '../../../state/imports/imports.api'
import { matchesOf, matchText, type Matches } from '../../../ui/files/ColumnMatch'
import { FilePicker } from '../../../ui/files/FilePicker'
import { saveLink } from '../../../ui/browser/saveLink'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { Stack } from '../../../ui/layout/layout'
import { Page } from '../../../ui/page/Page'
import { Section } from '../../../ui/page/Section'
import * as paths from '../../../ui/screens/paths'
import { UnderWay } from '../../../write/imports/UnderWay'
import { ColumnsStep, FileKindChoice } from '../components/ColumnsStep'
import { answerFields, NOTHING_ANSWERED } from '../../../write/imports/FileQuestions'
import { Outcome, type Shown } from '../components/Outcome'
import { texts } from '../imports.texts'

const BACK = [{ label: 'Todos los alumnos', to: paths.students }]

export function ImportPage() {
  const [file, setFile] = useState<File | null>(null)
  const [columns, setColumns] = useState<FileColumns | null>(null)
  const [matches, setMatches] = useState<Matches<PupilColumn> | null>(null)
  const [answers, setAnswers] = useState(NOTHING_ANSWERED)
  const [shown, setShown] = useState<Shown | null>(null)
  const [avance] = useState(newKey)
  const reading = useReadColumns()
  const ask = useFetchImportProgress()
  const progress = useCallback(() => ask({ codigo: avance }), [ask, avance])
  const writing = useImportStudents()
  const template = useImportTemplate()
  const busy = reading.busy || writing.busy

  const choose = async ([chosen]: readonly File[]) => {
    setFile(chosen ?? null)
    setColumns(null)
    setMatches(null)
    setShown(null)
    if (!chosen) return
    const { answer } = await reading.send({ file: chosen })
    if (!answer) return
    setColumns(answer)
    setMatches(matchesOf(answer))
  }
  const send = async (isReal: boolean) => {
    if (!file || !matches) return
    const simular = isReal ? 'false' : 'true'
    const { answer } = await writing.send({
      file,
      simular,
      columnas: matchText(matches),
      ...answerFields(answers),
      avance,
    })
    if (answer) setShown({ result: answer, isDone: isReal, read: answers })
  }
  const download = async () => {
    const { answer } = await template.send({})
    if (answer) saveLink(answer, 'plantilla-alumnos.xlsx')
  }
  return (
    <Page
      title="Importar alumnos"
      subtitle={texts.intro}
      breadcrumb={BACK}
      action={
        <BusyButton
          type="button"
          variant="outlined"
          icon="download"
          busy={template.busy}
          onClick={() => void download()}
        >
          Descargar plantilla
        </BusyButton>
      }
    >
      <Stack gap={3}>
        <FileKindChoice />
        <Section>
          <FilePicker
            label="Archivo de alumnos"
            accept={['sheet']}
            files={file ? [file] : []}
            disabled={busy}
            onChange={(files) => void choose(files)}
          />
          {busy && <UnderWay ask={progress} sent={reading.progress ?? writing.progress} />}
        </Section>
        {columns && matches && !shown && (
          <ColumnsStep
            read={columns}
            matches={matches}
            busy={writing.busy}
            onChange={setMatches}
            onReview={() => void send(false)}
          />
        )}
        {shown && (
          <Outcome
            {...shown}
            busy={writing.busy}
            onImport={() => void send(true)}
            onColumns={() => setShown(null)}
            now={answers}
            onAnswer={setAnswers}
            onCheck={() => void send(false)}
          />
        )}
      </Stack>
    </Page>
  )
}
