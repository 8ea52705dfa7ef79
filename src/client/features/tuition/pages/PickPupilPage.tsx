import { useCurrentCycle } from '../../../state/cycles/cycles.selectors'
import { CycleGate } from '../../../ui/page/CycleGate'
import { PupilFinder } from '../components/PupilFinder'
import { monthsAddress } from '../tuition.links'
import { texts } from '../tuition.texts'

const toMonths = (id: number): string => monthsAddress(id)

/** Whose tuition is paid. */
export function PickPupilPage() {
  return (
    <CycleGate title={texts.pick} current={useCurrentCycle()}>
      {({ name }) => (
        <PupilFinder title={texts.pick} subtitle={`Ciclo ${name}. ${texts.pickHint}`} to={toMonths} />
      )}
    </CycleGate>
  )
}
