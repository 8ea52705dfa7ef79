import { useIdParam } from '../../../ui/screens/useIdParam'
import { MonthsDesk } from '../components/MonthsDesk'
import { PupilTuition } from '../components/PupilTuition'
import { PICK_ADDRESS } from '../tuition.links'
import { texts } from '../tuition.texts'

const CRUMBS = [{ label: texts.pick, to: PICK_ADDRESS }]

/** A pupil's months as cards: what is paid, what is due, and the desk to take the money at. */
export function PayMonthsPage() {
  return (
    <PupilTuition alumnoId={useIdParam('alumno')} breadcrumb={CRUMBS}>
      {(statement) => (
        <MonthsDesk key={`${statement.alumno.id} ${statement.cicloEscolar.id}`} statement={statement} />
      )}
    </PupilTuition>
  )
}
