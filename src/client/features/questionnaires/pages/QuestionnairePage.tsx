import { useSearchParams } from 'react-router-dom'
import { useListCyclesQuery } from '../../../state/cycles/cycles.api'
import { selectCycles } from '../../../state/cycles/cycles.selectors'
import { useCurrentCycle } from '../../../state/cycles/useCurrentCycle'
import { useAppSelector } from '../../../state/hooks'
import { CycleGate } from '../../../ui/page/CycleGate'
import { CycleQuestionnaire } from '../components/CycleQuestionnaire'
import { texts } from '../questionnaires.texts'

/** The questionnaire of the current cycle, or of the one the address names (`?ciclo=3`). */
export function QuestionnairePage() {
  const current = useCurrentCycle()
  const [params] = useSearchParams()
  useListCyclesQuery()
  const cycles = useAppSelector(selectCycles)
  const chosen = cycles.find(({ id }) => String(id) === params.get('ciclo'))
  return (
    <CycleGate title={texts.title} current={{ ...current, cycle: chosen ?? current.cycle }}>
      {(cycle) => <CycleQuestionnaire key={cycle.id} cycle={cycle} cycles={cycles} />}
    </CycleGate>
  )
}
