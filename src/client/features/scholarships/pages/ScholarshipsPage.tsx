import { useCurrentCycle } from '../../../state/cycles/useCurrentCycle'
import { CycleGate } from '../../../ui/page/CycleGate'
import { ScholarshipList } from '../components/ScholarshipList'
import { texts } from '../scholarships.texts'

/** The becas of the current cycle. */
export function ScholarshipsPage() {
  return (
    <CycleGate title={texts.list} current={useCurrentCycle()}>
      {(cycle) => <ScholarshipList key={cycle.id} cycle={cycle} />}
    </CycleGate>
  )
}
