import { useCallback, useState } from 'react'
import type { FileColumns, ReadSheet } from '@contract/imports/imports.schemas'
import type { PupilColumn } from '@contract/imports/pupilColumns.rules'
import * as paths from '@contract/domain/screenPaths'
import { newKey } from '../../../state/core/idempotency'
import {
  useFetchImportProgress,
  useImportStudents,
  useDownloadImportTemplate,
  useReadColumns,
} from '../../../state/imports/imports.api'
import { matchesOf, matchText, type Matches } from '../../../ui/files/ColumnMatch'
import { FilePicker } from '../../../ui/files/FilePicker'
import { saveLink } from '../../../ui/browser/saveLink'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { Stack } from '../../../ui/layout/layout'
import { Page } from '../../../ui/page/Page'
import { Section } from '../../../ui/page/Section'
import { useSheets } from '../../../write/imports/SheetChoice'
import { UnderWay } from '../../../write/imports/UnderWay'
import { ColumnsStep, FileKindChoice } from '../components/ColumnsStep'
import { answerFields, NOTHING_ANSWERED } from '../../../write/imports/FileQuestions'
import { Outcome, type Shown } from '../components/Outcome'
import { texts } from '../imports.texts'

const byHand = (
  before: FileColumns,
  matches: Matches<PupilColumn>,
  { encabezados }: FileColumns,
): Partial<Matches<PupilColumn>> => {
  const proposed = matchesOf(before)
  const changed = Object.entries(matches).filter(
    ([column, heading]) =>
      heading !== proposed[column as PupilColumn] && (heading === '' || encabezados.includes(heading)),
  )
  return Object.fromEntries(changed)
}

const BACK = [{ label: 'Todos los alumnos', to: paths.students }]

export function ImportPage() {
  const [file, setFile] = useState<File | null>(null)
  const [columns, setColumns] = useState<FileColumns | null>(null)
  const [matches, setMatches] = useState<Matches<PupilColumn> | null>(null)
  const [answers, setAnswers] = useState(NOTHING_ANSWERED)
  const [shown, setShown] = useState<Shown | null>(null)
  const [avance] = useState(newKey)
  const reading = useReadColumns()
  const sheets = useSheets(reading.send)
  const ask = useFetchImportProgress()
  const progress = useCallback(() => ask({ codigo: avance }), [ask, avance])
  const writing = useImportStudents()
  const template = useDownloadImportTemplate()
  const busy = reading.busy || writing.busy

  const choose = async ([chosen]: readonly File[]) => {
    setFile(chosen ?? null)
    setColumns(null)
    setMatches(null)
    setShown(null)
    setAnswers(NOTHING_ANSWERED)
    if (!chosen) return
    const { answer } = (await sheets.read(chosen)).reply
    if (!answer) return
    setColumns(answer)
    setMatches(matchesOf(answer))
  }
  const chooseSheets = async (hojas: readonly ReadSheet[], wanted: readonly string[]) => {
    if (!file || !columns || !matches) return
    setAnswers(NOTHING_ANSWERED)
    const { answer } = await sheets.choose(file, hojas, wanted)
    if (!answer) return
    setColumns(answer)
    setMatches({ ...matchesOf(answer), ...byHand(columns, matches, answer) })
  }
  const send = async (isReal: boolean) => {
    if (!file || !matches) return
    const simular = isReal ? 'false' : 'true'
    const { answer } = await writing.send({
      file,
      simular,
      columnas: matchText(matches),
      ...answerFields(answers),
      ...sheets.field,
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
            busy={busy}
            onChange={(changed) => {
              setMatches(changed)
              setAnswers(NOTHING_ANSWERED)
            }}
            onReview={() => void send(false)}
            onSheets={(hojas, wanted) => void chooseSheets(hojas, wanted)}
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
