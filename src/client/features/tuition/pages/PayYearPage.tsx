import { useSearchParams } from 'react-router-dom'
import { useCurrentCycle } from '../../../state/cycles/useCurrentCycle'
import { CycleGate } from '../../../ui/page/CycleGate'
import { readId } from '../../../ui/screens/useIdParam'
import { PupilFinder } from '../components/PupilFinder'
import { PupilTuition } from '../components/PupilTuition'
import { YearDesk } from '../components/YearDesk'
import { YEAR_ADDRESS, yearAddress } from '../tuition.links'
import { texts } from '../tuition.texts'

const CRUMBS = [{ label: texts.pickYear, to: YEAR_ADDRESS }]
const toYear = (id: number): string => yearAddress(id)

/** All that is open at once, less the cycle's discount: first whose, then how much (`?alumno=`). */
export function PayYearPage() {
  const [params] = useSearchParams()
  const current = useCurrentCycle()
  const given = params.get('alumno')
  if (given !== null)
    return (
      <PupilTuition alumnoId={readId(given)} breadcrumb={CRUMBS}>
        {(statement) => (
          <YearDesk key={`${statement.alumno.id} ${statement.cicloEscolar.id}`} statement={statement} />
        )}
      </PupilTuition>
    )
  return (
    <CycleGate title={texts.pickYear} current={current}>
      {({ name }) => (
        <PupilFinder title={texts.pickYear} subtitle={`Ciclo ${name}. ${texts.pickHint}`} to={toYear} />
      )}
    </CycleGate>
  )
}
