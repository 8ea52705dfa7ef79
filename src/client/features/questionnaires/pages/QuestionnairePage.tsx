import { useState } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { questionnairesRoutes as routes } from '@contract/questionnaires/questionnaires.routes'
import * as paths from '@contract/domain/screenPaths'
import { useCycles } from '../../../state/cycles/cycles.selectors'
import { useQuestionnaire } from '../../../state/questionnaires/questionnaires.api'
import { useMay } from '../../../state/session/useMay'
import { SelectBox } from '../../../ui/fields/SelectBox'
import { useGuardedNavigate } from '../../../ui/guard/useUnsavedGuard'
import { CycleGate } from '../../../ui/page/CycleGate'
import { Page } from '../../../ui/page/Page'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { QuestionnaireEditor } from '../components/QuestionnaireEditor'
import { useShownCycle } from '../../../write/cycles/useChosenCycle'
import { texts } from '../questionnaires.texts'

interface CyclePickerProps {
  cycle: Pick<Cycle, 'id' | 'name'>
  cycles: readonly Cycle[]
}

/** Only the cycle's name if there is no other. Choosing one leaves the page, so unsaved changes are asked about. */
function CyclePicker({ cycle, cycles }: CyclePickerProps) {
  const go = useGuardedNavigate()
  if (cycles.length < 2) return texts.cycleName(cycle.name)
  return (
    <SelectBox as="span">
      <select
        aria-label="Ciclo"
        value={cycle.id}
        onChange={({ target }) => go(`${paths.questionnaire}?ciclo=${target.value}`)}
      >
        {cycles.map(({ id, name }) => (
          <option key={id} value={id}>
            {texts.cycleName(name)}
          </option>
        ))}
      </select>
    </SelectBox>
  )
}

interface CycleQuestionnaireProps {
  cycle: Cycle
  cycles: readonly Cycle[]
}

function CycleQuestionnaire({ cycle, cycles }: CycleQuestionnaireProps) {
  const { row, isLoading, error, retry } = useQuestionnaire(cycle.id)
  const canCreate = useMay()(routes.create.access)
  const [started, setStarted] = useState(false)
  const picker = <CyclePicker cycle={cycle} cycles={cycles} />
  const stored = row?.cuestionario ?? null
  if (stored || started)
    return <QuestionnaireEditor cycle={cycle} stored={stored} picker={picker} canCreate={canCreate} />
  return (
    <Page title={texts.title} subtitle={picker}>
      {isLoading && <PageLoading />}
      {!isLoading && error && <PageError text={error.message} onRetry={retry} />}
      {row && !error && (
        <PageEmpty
          icon="checklist"
          title="Este ciclo todavía no tiene cuestionario"
          text={
            canCreate
              ? 'Con él la escuela pregunta lo mismo a cada familia: escribe las preguntas, actívalo y captura las respuestas en la página de cada padre.'
              : 'Cuando alguien lo prepare, aquí se verá.'
          }
          action={
            canCreate && <PrimaryAction onClick={() => setStarted(true)}>Crear cuestionario</PrimaryAction>
          }
        />
      )}
    </Page>
  )
}

const NO_CYCLES: readonly Cycle[] = []

export function QuestionnairePage() {
  const { rows: cycles = NO_CYCLES } = useCycles()
  return (
    <CycleGate title={texts.title} current={useShownCycle()}>
      {(cycle) => <CycleQuestionnaire key={cycle.id} cycle={cycle} cycles={cycles} />}
    </CycleGate>
  )
}
