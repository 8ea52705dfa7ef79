import { useCurrentCycle } from '../../../state/cycles/useCurrentCycle'
import { CycleGate } from '../../../ui/page/CycleGate'
import { GroupDetail } from '../components/GroupDetail'
import { GroupOfAddress } from '../components/GroupOfAddress'
import { texts } from '../groups.texts'

/** One group, its pupils and their list on paper. */
export function GroupPage() {
  return (
    <CycleGate title={texts.group} current={useCurrentCycle()}>
      {(cycle) => (
        <GroupOfAddress cycle={cycle}>
          {(group) => <GroupDetail key={group.id} cycle={cycle} group={group} />}
        </GroupOfAddress>
      )}
    </CycleGate>
  )
}
