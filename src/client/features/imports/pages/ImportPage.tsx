import Button from '@mui/material/Button'
import { useCallback, useState } from 'react'
import { toCsv } from '@contract/domain/csv'
import type { FileColumns, ImportResult, ImportRow } from '@contract/imports/imports.schemas'
import type { PupilColumn } from '@contract/imports/pupilColumns.rules'
import { IMPORT_STATES, type ImportState } from '@contract/imports/imports.rules'
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
import { saveText } from '../../../ui/files/saveText'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { Icon } from '../../../ui/icons/Icon'
import { Quiet, Row, Stack } from '../../../ui/layout/layout'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { Page } from '../../../ui/page/Page'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { Section } from '../../../ui/page/Section'
import * as paths from '../../../ui/screens/paths'
import { UnderWay } from '../../../write/imports/UnderWay'
import { errorTable, errorWords, type ErrorTable } from '../../../ui/files/fileErrors'
import { FileRows, saysColumn, stateColumn, type Listed } from '../../../ui/files/FileRows'
import type { Column } from '../../../ui/list/columns'
import type { StatusTone } from '../../../ui/page/StatusChip'
import { COLUMN_LABELS, columnTexts } from '../../../write/imports/columnLabels'
import { ColumnsStep, FileKindChoice } from '../components/ColumnsStep'
import {
  answerFields,
  FileQuestions,
  isStale,
  NOTHING_ANSWERED,
  openColumns,
  pendingText,
  type Answered,
} from '../../../write/imports/FileQuestions'
import { texts, STATE_LABELS } from '../imports.texts'

const TONES: Record<ImportState, StatusTone> = {
  NUEVO: 'success',
  CAMBIA: 'info',
  IGUAL: 'neutral',
  ERROR: 'error',
}

const LABELS: Readonly<Partial<Record<string, string>>> = COLUMN_LABELS

const reasonsOf = (row: Pick<ImportRow, 'campos' | 'cambios'>): string => {
  const { cambios = [] } = row
  return cambios.length > 0
    ? `Cambia: ${cambios.map((column) => LABELS[column] ?? column).join(', ')}`
    : errorWords(row, LABELS)
}

const columns: readonly Column<Listed<ImportRow>>[] = [
  { key: 'alumno', header: 'Alumno', clip: false, cell: ({ alumno }) => alumno?.nombre || '—' },
  { key: 'fila', header: 'Fila', width: 72, cell: ({ fila }) => fila },
  stateColumn(texts.state, STATE_LABELS, TONES),
  saysColumn('motivo', 'Qué pasa', reasonsOf),
]

const NOUN = { one: 'fila', many: 'filas' }
const STATES = {
  label: texts.state,
  all: 'Todos los estados',
  options: IMPORT_STATES.map((value) => ({ value, label: STATE_LABELS[value] })),
}

function ImportRows({ result }: { result: ImportResult }) {
  return (
    <FileRows
      label={texts.result}
      noun={NOUN}
      rows={result.filas}
      columns={columns}
      saysOf={reasonsOf}
      states={STATES}
      empty={{ title: texts.nothing, text: texts.intro }}
    />
  )
}

const importErrors = (result: ImportResult): ErrorTable => errorTable(result, 'motivos', reasonsOf)

const BACK = [{ label: 'Todos los alumnos', to: paths.students }]

interface Shown {
  result: ImportResult
  isDone: boolean
  /** The answers that the file was read with. */
  read: Answered
}

interface OutcomeProps extends Shown {
  busy: boolean
  onImport: () => void
  onColumns: () => void
  now: Answered
  onAnswer: (answered: Answered) => void
  onCheck: () => void
}

function Outcome(props: OutcomeProps) {
  const { result, isDone, busy, onImport, onColumns, read, now, onAnswer, onCheck } = props
  const { nuevos, cambian, iguales, con_error } = result.resumen
  const { ignoradas = [] } = result
  const good = nuevos + cambian
  const isPending = openColumns(result, now).length > 0
  const save = () => {
    const { head, rows } = importErrors(result)
    saveText('alumnos-con-error.csv', toCsv([head, ...rows]), 'text/csv;charset=utf-8')
  }
  return (
    <Section title={texts.result}>
      <Stack gap={2}>
        {isDone && (
          <InfoPanel
            tone="success"
            title={`La importación terminó.`}
            text={`Dados de alta: ${nuevos}. Con cambios: ${cambian}. Sin cambios: ${iguales}.`}
          >
            <PrimaryAction icon="users" to={paths.students}>
              Ver alumnos
            </PrimaryAction>
          </InfoPanel>
        )}
        {!isDone && (
          <FileQuestions
            result={result}
            read={read}
            now={now}
            busy={busy}
            onAnswer={onAnswer}
            onCheck={onCheck}
          />
        )}
        {!isDone && good === 0 && con_error === 0 && <InfoPanel tone="info" title={texts.nothing} />}
        {con_error > 0 && (
          <InfoPanel tone="warning" title={texts.leftOut(con_error)}>
            <Button variant="outlined" startIcon={<Icon name="download" />} onClick={save}>
              Descargar los errores
            </Button>
          </InfoPanel>
        )}
        {!isDone && (
          <Row>
            {good > 0 && (
              <BusyButton
                type="button"
                variant="contained"
                icon="upload"
                busy={busy}
                disabled={isPending || isStale(read, now)}
                onClick={onImport}
              >
                {texts.willImport(nuevos, cambian)}
              </BusyButton>
            )}
            <Button variant="outlined" disabled={busy} onClick={onColumns}>
              Cambiar las columnas
            </Button>
            {isPending && (
              <Quiet as="p" role="status">
                {pendingText}
              </Quiet>
            )}
          </Row>
        )}
        <ImportRows result={result} />
        {ignoradas.length > 0 && <Quiet as="p">{columnTexts.ignored(ignoradas)}</Quiet>}
      </Stack>
    </Section>
  )
}

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
