import { useCurrentCycle } from '../../../state/cycles/cycles.selectors'
import { CycleGate } from '../../../ui/page/CycleGate'
import { CycleView } from '../components/CycleView'
import { texts } from '../cycles.texts'

export function CurrentCyclePage() {
  return (
    <CycleGate title={texts.current} current={useCurrentCycle()}>
      {(cycle) => <CycleView key={cycle.id} cycle={cycle} />}
    </CycleGate>
  )
}
