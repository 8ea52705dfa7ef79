import { useCurrentCycle } from '../../../state/cycles/useCurrentCycle'
import { CycleGate } from '../../../ui/page/CycleGate'
import { HolderList } from '../components/HolderList'
import { texts } from '../scholarships.texts'

/** Pupils with a beca in the current cycle. */
export function HoldersPage() {
  return (
    <CycleGate title={texts.holders} current={useCurrentCycle()}>
      {(cycle) => <HolderList key={cycle.id} cycle={cycle} />}
    </CycleGate>
  )
}
