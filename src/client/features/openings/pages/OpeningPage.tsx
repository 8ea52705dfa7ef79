import { use, useState } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { formatPesos } from '@contract/domain/money'
import { importsRoutes } from '@contract/imports/imports.routes'
import { openingsRoutes } from '@contract/openings/openings.routes'
import type { Opening } from '@contract/openings/openings.schemas'
import type { OpeningFileColumn } from '@contract/openings/opening.columns'
import type { FileColumns, ReadSheet } from '@contract/imports/imports.schemas'
import { countText } from '@contract/domain/text'
import * as paths from '@contract/domain/screenPaths'
import { useDownloadOpeningTemplate, useUndoOpening, useOpenings } from '../../../state/openings/openings.api'
import { useMay } from '../../../state/session/useMay'
import { useMayCall } from '../../../state/session/useMayCall'
import { saveLink } from '../../../ui/browser/saveLink'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { useUnsavedGuard } from '../../../ui/guard/useUnsavedGuard'
import { Stack, Quiet } from '../../../ui/layout/layout'
import { CycleGate } from '../../../ui/page/CycleGate'
import { Page } from '../../../ui/page/Page'
import { SchoolDayContext } from '../../../ui/page/schoolDay'
import { useShownCycle } from '../../../write/cycles/useChosenCycle'
import { UnderWay } from '../../../write/imports/UnderWay'
import { CancelForReason } from '../../../write/money/CancelForReason'
import { ColumnParts, doubtsOf, repeatedOf, type ColumnMapping } from '../../../ui/files/ColumnMapping'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { Section } from '../../../ui/page/Section'
import { StickyBar } from '../../../ui/page/StickyBar'
import { SheetChoice } from '../../../write/imports/SheetChoice'
import { columnTexts } from '../../../write/imports/columnLabels'
import { IgnoredRows } from '../../../write/imports/IgnoredRows'
import { Checked } from '../components/Checked'
import { OpeningsList } from '../components/OpeningsList'
import { dayProblemOf, StartForm } from '../components/StartForm'
import { Written } from '../components/Written'
import { pupilsCount, texts } from '../openings.texts'
import { labelsOf, useOpening, missingLabels, partsOf, unusedOf } from '../useOpening'

interface ColumnsFormProps {
  columns: FileColumns<OpeningFileColumn>
  mapping: ColumnMapping<OpeningFileColumn>
  busy: boolean
  isBlocked: boolean
  onMapping: (mapping: ColumnMapping<OpeningFileColumn>) => void
  onCheck: () => void
  onSheets: (hojas: readonly ReadSheet[], wanted: readonly string[]) => void
}

function ColumnsForm(props: ColumnsFormProps) {
  const { columns, mapping, busy, isBlocked, onMapping, onCheck, onSheets } = props
  const missing = missingLabels(mapping)
  const labels = labelsOf(columns)
  const unused = unusedOf(columns, mapping)
  const doubts = doubtsOf(columns, mapping).map((column) => labels[column])
  const isRepeated = repeatedOf(columns, mapping).length > 0
  const problem =
    missing.length > 0
      ? `Falta decir en qué columna está: ${missing.join(', ')}.`
      : isRepeated
        ? 'Una columna del archivo está elegida dos veces.'
        : undefined
  const found = Object.values(mapping).filter(Boolean).length
  return (
    <>
      <Section
        title="Columnas del archivo"
        text={`El archivo trae ${pupilsCount(columns.filas)}. Revisa qué es cada columna; lo que no esté en el archivo queda vacío.`}
      >
        <Stack>
          <SheetChoice hojas={columns.hojas} busy={busy} onChoose={onSheets} />
          <Stack gap={1} role="status">
            {doubts.length > 0 && <InfoPanel tone="warning" title={columnTexts.doubts(doubts.join(', '))} />}
          </Stack>
          <ColumnParts
            parts={partsOf(columns)}
            read={columns}
            labels={labels}
            mapping={mapping}
            disabled={busy}
            onChange={onMapping}
          />
          {unused.length > 0 && <Quiet as="p">{`No se usan: ${unused.join(', ')}.`}</Quiet>}
          <IgnoredRows ignoradas={columns.ignoradas} />
        </Stack>
      </Section>
      <StickyBar aria-label="Columnas por revisar">
        <p role="status">
          {problem ?? countText(found, 'columna encontrada', 'columnas encontradas')}
          <Quiet as="small">Al revisar no se guarda nada.</Quiet>
        </p>
        <BusyButton type="button" busy={busy} disabled={problem !== undefined || isBlocked} onClick={onCheck}>
          Revisar sin guardar
        </BusyButton>
      </StickyBar>
    </>
  )
}

interface MakeProps {
  cycle: Cycle
  onUndo: ((opening: Opening) => void) | undefined
  undone: number | null
}

function Make({ cycle, onUndo, undone }: MakeProps) {
  const today = use(SchoolDayContext)()
  const opening = useOpening(cycle, today)
  const { fecha, file, read, shown, busy } = opening
  const made = shown?.isDone ? shown.result.apertura : undefined
  const isWritten = made !== undefined && made.id !== undone
  useUnsavedGuard(file !== null && !made)
  if (isWritten)
    return (
      <Written result={shown!.result} made={made} opening={opening} onUndo={onUndo && (() => onUndo(made))} />
    )
  const isChecked = shown !== null && !made
  return (
    <Stack gap={3}>
      {!isChecked && <StartForm cycle={cycle} opening={opening} />}
      {!isChecked && busy && <UnderWay ask={opening.ask} sent={opening.sent} />}
      {!isChecked && read && (
        <ColumnsForm
          {...read}
          busy={busy}
          isBlocked={dayProblemOf(fecha, cycle, today) !== null}
          onMapping={opening.changeMapping}
          onCheck={() => void opening.check()}
          onSheets={(hojas, wanted) => void opening.chooseSheets(hojas, wanted)}
        />
      )}
      {isChecked && <Checked cycle={cycle} result={shown.result} read={shown.answers} opening={opening} />}
    </Stack>
  )
}

function Template() {
  const { send, busy } = useDownloadOpeningTemplate()
  const download = async () => {
    const { answer } = await send({})
    if (answer) saveLink(answer, 'plantilla-apertura.xlsx')
  }
  return (
    <BusyButton type="button" variant="outlined" icon="download" busy={busy} onClick={() => void download()}>
      Descargar plantilla
    </BusyButton>
  )
}

export function OpeningPage() {
  const may = useMay()
  const mayOpen = useMayCall(openingsRoutes.create)
  const mayUndo = may(openingsRoutes.undo.access)
  const current = useShownCycle()
  const openings = useOpenings()
  const [undoing, setUndoing] = useState<Opening | null>(null)
  const [undone, setUndone] = useState<number | null>(null)
  const breadcrumb = useMayCall(importsRoutes.importStudents)
    ? [{ label: 'Importar', to: paths.importFile }]
    : []
  const list = <OpeningsList source={openings} mayUndo={mayUndo} onUndo={setUndoing} />
  const dialog = undoing && (
    <CancelForReason
      write={useUndoOpening}
      id={undoing.id}
      title={`¿Deshacer la apertura de ${undoing.cicloEscolar.name}?`}
      text={`${pupilsCount(undoing.alumnos)} ${undoing.alumnos === 1 ? 'deja de estar inscrito' : 'dejan de estar inscritos'} y se borra lo que debían${undoing.adeudo === undefined ? '' : ` (${formatPesos(undoing.adeudo)})`}, con los grupos, becas, alumnos y padres que la apertura creó y nadie más usa.`}
      submitLabel={texts.undo}
      reasonLabel="Motivo para deshacerla"
      keepLabel="No deshacer"
      done={{ title: 'Apertura deshecha', text: 'Todo quedó como antes de ella.' }}
      onClose={(done) => {
        if (done) setUndone(undoing.id)
        setUndoing(null)
      }}
    />
  )
  const head = { title: 'Apertura de un ciclo en curso', breadcrumb }
  if (!mayOpen)
    return (
      <Page {...head} subtitle={texts.subtitle}>
        {list}
        {dialog}
      </Page>
    )
  return (
    <CycleGate {...head} current={current} without={list}>
      {(cycle) => (
        <Page {...head} subtitle={texts.subtitle} action={<Template />}>
          <Stack gap={3}>
            <Make cycle={cycle} undone={undone} onUndo={mayUndo ? setUndoing : undefined} />
            {list}
          </Stack>
          {dialog}
        </Page>
      )}
    </CycleGate>
  )
}
