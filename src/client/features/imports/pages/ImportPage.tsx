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
import { mappingOf, mappingText, type ColumnMapping } from '../../../ui/files/ColumnMapping'
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
  mapping: ColumnMapping<PupilColumn>,
  { encabezados }: FileColumns,
): Partial<ColumnMapping<PupilColumn>> => {
  const proposed = mappingOf(before)
  const changed = Object.entries(mapping).filter(
    ([column, heading]) =>
      heading !== proposed[column as PupilColumn] && (heading === '' || encabezados.includes(heading)),
  )
  return Object.fromEntries(changed)
}

const BACK = [{ label: 'Todos los alumnos', to: paths.students }]

const useChosenFile = (avance: string) => {
  const [file, setFile] = useState<File | null>(null)
  const [columns, setColumns] = useState<FileColumns | null>(null)
  const [mapping, setMapping] = useState<ColumnMapping<PupilColumn> | null>(null)
  const [answers, setAnswers] = useState(NOTHING_ANSWERED)
  const [shown, setShown] = useState<Shown | null>(null)
  const reading = useReadColumns()
  const sheets = useSheets(reading.send)
  const writing = useImportStudents()

  const choose = async ([chosen]: readonly File[]) => {
    setFile(chosen ?? null)
    setColumns(null)
    setMapping(null)
    setShown(null)
    setAnswers(NOTHING_ANSWERED)
    if (!chosen) return
    const { answer } = (await sheets.read(chosen)).reply
    if (!answer) return
    setColumns(answer)
    setMapping(mappingOf(answer))
  }
  const chooseSheets = async (hojas: readonly ReadSheet[], wanted: readonly string[]) => {
    if (!file || !columns || !mapping) return
    setAnswers(NOTHING_ANSWERED)
    const { answer } = await sheets.choose(file, hojas, wanted)
    if (!answer) return
    setColumns(answer)
    setMapping({ ...mappingOf(answer), ...byHand(columns, mapping, answer) })
  }
  const send = async (isReal: boolean) => {
    if (!file || !mapping) return
    const simular = isReal ? 'false' : 'true'
    const { answer } = await writing.send({
      file,
      simular,
      columnas: mappingText(mapping),
      ...answerFields(answers),
      ...sheets.field,
      avance,
    })
    if (answer) setShown({ result: answer, isDone: isReal, read: answers })
  }
  return {
    file,
    columns,
    mapping,
    answers,
    shown,
    reading,
    writing,
    choose,
    chooseSheets,
    changeMapping: (changed: ColumnMapping<PupilColumn>) => {
      setMapping(changed)
      setAnswers(NOTHING_ANSWERED)
    },
    answer: setAnswers,
    backToColumns: () => setShown(null),
    send,
  }
}

function TemplateButton() {
  const { send, busy } = useDownloadImportTemplate()
  const download = async () => {
    const { answer } = await send({})
    if (answer) saveLink(answer, 'plantilla-alumnos.xlsx')
  }
  return (
    <BusyButton type="button" variant="outlined" icon="download" busy={busy} onClick={() => void download()}>
      Descargar plantilla
    </BusyButton>
  )
}

export function ImportPage() {
  const [avance] = useState(newKey)
  const chosen = useChosenFile(avance)
  const { file, columns, mapping, answers, shown, reading, writing } = chosen
  const ask = useFetchImportProgress()
  const progress = useCallback(() => ask({ codigo: avance }), [ask, avance])
  const busy = reading.busy || writing.busy
  return (
    <Page title="Importar alumnos" subtitle={texts.intro} breadcrumb={BACK} action={<TemplateButton />}>
      <Stack gap={3}>
        <FileKindChoice />
        <Section>
          <FilePicker
            label="Archivo de alumnos"
            accept={['sheet']}
            files={file ? [file] : []}
            disabled={busy}
            onChange={(files) => void chosen.choose(files)}
          />
          {busy && <UnderWay ask={progress} sent={reading.progress ?? writing.progress} />}
        </Section>
        {columns && mapping && !shown && (
          <ColumnsStep
            read={columns}
            mapping={mapping}
            busy={busy}
            onChange={chosen.changeMapping}
            onReview={() => void chosen.send(false)}
            onSheets={(hojas, wanted) => void chosen.chooseSheets(hojas, wanted)}
          />
        )}
        {shown && (
          <Outcome
            {...shown}
            busy={writing.busy}
            onImport={() => void chosen.send(true)}
            onColumns={chosen.backToColumns}
            now={answers}
            onAnswer={chosen.answer}
            onCheck={() => void chosen.send(false)}
          />
        )}
      </Stack>
    </Page>
  )
}
