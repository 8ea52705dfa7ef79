import { use, useCallback, useState } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { formatPesos } from '@contract/domain/money'
import { importsRoutes } from '@contract/imports/imports.routes'
import { openingsRoutes } from '@contract/openings/openings.routes'
import type { Opening } from '@contract/openings/openings.schemas'
import { useOpeningTemplateMutation, useUndoOpeningMutation } from '../../../state/openings/openings.api'
import { useOpenings } from '../../../state/openings/openings.selectors'
import { useMay } from '../../../state/session/useMay'
import { saveAddress } from '../../../ui/files/saveText'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { useUnsavedGuard } from '../../../ui/guard/useUnsavedGuard'
import { Stack } from '../../../ui/layout/layout'
import { CycleGate } from '../../../ui/page/CycleGate'
import { Page } from '../../../ui/page/Page'
import { SchoolDayContext } from '../../../ui/page/schoolDay'
import * as paths from '../../../ui/screens/paths'
import { useShownCycle } from '../../../write/cycles/useChosenCycle'
import { UnderWay } from '../../../write/imports/UnderWay'
import { CancelForReason } from '../../../write/money/CancelForReason'
import { useWrite } from '../../../write/useWrite'
import { Checked } from '../components/Checked'
import { ColumnsForm } from '../components/ColumnsForm'
import { OpeningsList } from '../components/OpeningsList'
import { dayProblemOf, StartForm } from '../components/StartForm'
import { Written } from '../components/Written'
import { texts } from '../openings.texts'
import { useOpening } from '../useOpening'

interface MakeProps {
  cycle: Cycle
  onUndo: ((opening: Opening) => void) | undefined
  /** The opening that was undone last: its result shows no longer. */
  undone: number | null
}

/** The way of a file: chosen, matched, checked, written. */
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
          onMatch={opening.match}
          onCheck={() => void opening.check()}
        />
      )}
      {isChecked && <Checked cycle={cycle} result={shown.result} opening={opening} />}
    </Stack>
  )
}

function Template() {
  const [openingTemplate] = useOpeningTemplateMutation()
  const { send, busy } = useWrite(openingTemplate, { failed: texts.readFailed })
  const download = async () => {
    const { answer } = await send({})
    if (answer) saveAddress(texts.templateName, answer)
  }
  return (
    <BusyButton type="button" variant="outlined" icon="download" busy={busy} onClick={() => void download()}>
      {texts.template}
    </BusyButton>
  )
}

/** Brings in a school in the middle of a year: what was paid and what is owed, out of its own Excel. */
export function OpeningPage() {
  const may = useMay()
  const { access, needs } = openingsRoutes.open
  const mayOpen = may(access) && may(needs)
  const mayUndo = may(openingsRoutes.undo.access)
  const current = useShownCycle()
  const { rows, isLoading, error, retry } = useOpenings()
  const [undoing, setUndoing] = useState<Opening | null>(null)
  const [undone, setUndone] = useState<number | null>(null)
  const [undoOpening] = useUndoOpeningMutation()
  const askUndo = useCallback((opening: Opening) => setUndoing(opening), [])
  const breadcrumb = may(importsRoutes.students.access) ? [{ label: texts.import, to: paths.importFile }] : []
  const list = <OpeningsList source={{ rows, isLoading, error, retry }} mayUndo={mayUndo} onUndo={askUndo} />
  const dialog = undoing && (
    <CancelForReason
      trigger={undoOpening}
      id={undoing.id}
      title={texts.undoTitle(undoing.cicloEscolar.name)}
      text={texts.undoText(
        undoing.alumnos,
        undoing.adeudo === undefined ? undefined : formatPesos(undoing.adeudo),
      )}
      submitLabel={texts.undo}
      reasonLabel={texts.undoReason}
      keepLabel={texts.undoKeep}
      done={texts.undoDone}
      onClose={(done) => {
        if (done) setUndone(undoing.id)
        setUndoing(null)
      }}
    />
  )
  const head = { title: texts.title, breadcrumb }
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
            <Make cycle={cycle} undone={undone} onUndo={mayUndo ? askUndo : undefined} />
            {list}
          </Stack>
          {dialog}
        </Page>
      )}
    </CycleGate>
  )
}
