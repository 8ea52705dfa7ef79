import { useCurrentCycle } from '../../../state/cycles/useCurrentCycle'
import { CycleGate } from '../../../ui/page/CycleGate'
import { GroupList } from '../components/GroupList'
import { texts } from '../groups.texts'

/** The groups of the current cycle. */
export function GroupsPage() {
  return (
    <CycleGate title={texts.list} current={useCurrentCycle()}>
      {(cycle) => <GroupList key={cycle.id} cycle={cycle} />}
    </CycleGate>
  )
}
