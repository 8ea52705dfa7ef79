import Button from '@mui/material/Button'
import { Link, useNavigate } from 'react-router-dom'
import { parentsRoutes } from '@contract/parents/parents.routes'
import type { StudentDetail } from '@contract/students/students.schemas'
import { PupilStep } from '../../features/students/components/PupilStep'
import { useAddChildren } from '../../state/parents/parents.writes'
import { useMay } from '../../state/session/useMay'
import { useIncomplete } from '../../state/students/students.selectors'
import { Page } from '../../ui/page/Page'
import * as paths from '../../ui/screens/paths'
import { FamilyStepper, type StepName } from './FamilyStepper'
import { NEXT_STEP, stepsOf } from './newFamilyPaths'
import { texts } from './newFamily.texts'

const NOTHING_DONE: ReadonlySet<StepName> = new Set()

function PendingLink() {
  const { rows } = useIncomplete()
  return (
    <Button component={Link} to={paths.pendingFamilies}>
      {rows && rows.length > 0 ? `Altas por completar (${rows.length})` : texts.incomplete}
    </Button>
  )
}

interface FirstStepProps {
  /** Registered just before: the new pupil gets their surnames and parent. */
  sibling?: StudentDetail
  ciclo: number | null
}

/** With a known sibling it also links the parent, so that the next step is the enrolment. */
export function FirstStep({ sibling, ciclo }: FirstStepProps) {
  const navigate = useNavigate()
  const mayLink = useMay()(parentsRoutes.addChildren.access)
  const { send } = useAddChildren({ failed: 'No se pudo ligar al padre' })
  const parent = mayLink ? sibling?.padre : null
  const follow = async (id: number) => {
    // Refused, the parent's step is open on the next page.
    if (parent) await send({ idPadre: parent.id, hijos: [{ id }] })
    void navigate(stepsOf(id, ciclo), NEXT_STEP)
  }
  return (
    <Page
      title={texts.title}
      subtitle={
        sibling
          ? `Hermano o hermana de ${sibling.nombre}${parent?.nombre === undefined ? '' : `, con ${parent?.nombre}`}`
          : 'Alumno, padre, inscripción, grupo y primer pago, en un solo lugar'
      }
      narrow
      action={<PendingLink />}
    >
      <FamilyStepper at="alumno" done={NOTHING_DONE} />
      <PupilStep sibling={sibling} onDone={({ id }) => follow(id)} />
    </Page>
  )
}
