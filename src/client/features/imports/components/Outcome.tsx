import Button from '@mui/material/Button'
import { countText } from '@contract/domain/text'
import { toCsv } from '@contract/domain/csv'
import type { ImportResult, ImportRow } from '@contract/imports/imports.schemas'
import { IMPORT_STATES, type ImportState } from '@contract/imports/imports.rules'
import * as paths from '@contract/domain/screenPaths'
import { saveText } from '../../../ui/files/saveText'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { Icon } from '../../../ui/icons/Icon'
import { Quiet, Row, Stack } from '../../../ui/layout/layout'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { Section } from '../../../ui/page/Section'
import { errorTable, errorWords } from '../../../ui/files/fileErrors'
import { FileRows, saysColumn, stateColumn, type Listed } from '../../../ui/files/FileRows'
import type { Column } from '../../../ui/list/columns'
import type { StatusTone } from '../../../ui/page/StatusChip'
import { ReadSheets } from '../../../write/imports/SheetChoice'
import { COLUMN_LABELS } from '../../../write/imports/columnLabels'
import {
  FileQuestions,
  isStale,
  openColumns,
  pendingText,
  type Answered,
} from '../../../write/imports/FileQuestions'
import { IgnoredRows } from '../../../write/imports/IgnoredRows'
import { Readings } from '../../../write/imports/Readings'
import { texts, STATE_LABELS, pupilsCount } from '../imports.texts'

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
  {
    key: 'fila',
    header: 'Fila',
    width: 96,
    cell: ({ fila, hoja }) => (hoja === undefined ? fila : `${hoja} · ${fila}`),
  },
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

const newsText = ({ nuevos, cambian }: ImportResult['resumen']): string =>
  [nuevos > 0 && countText(nuevos, 'nuevo', 'nuevos'), cambian > 0 && countText(cambian, 'cambio', 'cambios')]
    .filter(Boolean)
    .join(' y ')

function WithErrors({ result }: { result: ImportResult }) {
  const { con_error } = result.resumen
  const save = () => {
    const { head, rows } = errorTable(result, 'motivos', reasonsOf)
    saveText('alumnos-con-error.csv', toCsv([head, ...rows]), 'text/csv;charset=utf-8')
  }
  return (
    <InfoPanel
      tone="warning"
      title={`${pupilsCount(con_error)} con error: ${con_error === 1 ? 'no se importa' : 'no se importan'}. Descarga los errores, corrige el archivo y vuelve a subirlo.`}
    >
      <Button variant="outlined" startIcon={<Icon name="download" />} onClick={save}>
        Descargar los errores
      </Button>
    </InfoPanel>
  )
}

export interface Shown {
  result: ImportResult
  isDone: boolean
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

export function Outcome(props: OutcomeProps) {
  const { result, isDone, busy, onImport, onColumns, ...answers } = props
  const { nuevos, cambian, iguales, con_error } = result.resumen
  const { lecturas = [] } = result
  const good = nuevos + cambian
  const isPending = openColumns(result, answers.now).length > 0
  return (
    <Section title={texts.result}>
      <Stack gap={2}>
        {isDone && (
          <InfoPanel
            tone="success"
            title="La importación terminó."
            text={`Dados de alta: ${nuevos}. Con cambios: ${cambian}. Sin cambios: ${iguales}.`}
          >
            <PrimaryAction icon="users" to={paths.students}>
              Ver alumnos
            </PrimaryAction>
          </InfoPanel>
        )}
        {!isDone && <FileQuestions result={result} busy={busy} {...answers} />}
        {!isDone && good === 0 && con_error === 0 && <InfoPanel tone="info" title={texts.nothing} />}
        {con_error > 0 && <WithErrors result={result} />}
        {!isDone && (
          <Row>
            {good > 0 && (
              <BusyButton
                type="button"
                variant="contained"
                icon="upload"
                busy={busy}
                disabled={isPending || isStale(answers.read, answers.now)}
                onClick={onImport}
              >
                Importar {newsText(result.resumen)}
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
        {lecturas.length > 0 && <Readings lecturas={lecturas} labels={COLUMN_LABELS} />}
        <ImportRows result={result} />
        <ReadSheets hojas={result.hojas} />
        <IgnoredRows ignoradas={result.ignoradas} />
      </Stack>
    </Section>
  )
}
