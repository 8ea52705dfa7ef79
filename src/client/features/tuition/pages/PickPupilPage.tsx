import { useCurrentCycle } from '../../../state/cycles/cycles.selectors'
import { CycleGate } from '../../../ui/page/CycleGate'
import { PupilFinder, PupilFinderList } from '../components/PupilFinder'
import { monthsAddress } from '../tuition.links'
import { texts } from '../tuition.texts'

const toMonths = (id: number): string => monthsAddress(id)

/** Whose tuition is paid; what is owed of before can be paid without a current cycle too. */
export function PickPupilPage() {
  return (
    <CycleGate
      title={texts.pick}
      current={useCurrentCycle()}
      without={<PupilFinderList title={texts.pick} to={toMonths} />}
    >
      {({ name }) => (
        <PupilFinder title={texts.pick} subtitle={`Ciclo ${name}. ${texts.pickHint}`} to={toMonths} />
      )}
    </CycleGate>
  )
}
