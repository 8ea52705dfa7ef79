import Button from '@mui/material/Button'
import { Link, useNavigate } from 'react-router-dom'
import { parentsRoutes } from '@contract/parents/parents.routes'
import type { StudentDetail } from '@contract/students/students.schemas'
import * as paths from '@contract/domain/screenPaths'
import { deskRoutes } from '@contract/desk/desk.routes'
import { formatPesos } from '@contract/domain/money'
import { PupilStep } from '../../features/students/components/PupilStep'
import { ASKED_ANEW } from '../../state/core/reads'
import { useAddChildren } from '../../state/parents/parents.writes'
import { useMay } from '../../state/session/useMay'
import { useIncomplete } from '../../state/students/students.selectors'
import { Page } from '../../ui/page/Page'
import { costOfPicks, firstPicks } from '../../features/desk/picks'
import { lineName } from '../../features/desk/desk.texts'
import { today } from '../../state/clock/schoolClock'
import { useFamily, useSendToDesk } from '../../state/desk/desk.api'
import { Prose, Row, Stack } from '../../ui/layout/layout'
import { useCopy } from '../../ui/notices/useCopy'
import { deskOfChild } from '../../write/money/deskAddress'
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
  /** Registered just before: the new pupil gets its surnames and parent. */
  sibling?: StudentDetail
  ciclo: number | null
}

/** With a sibling it also links the parent, so that enrolment is the next step. */
export function FirstStep({ sibling, ciclo }: FirstStepProps) {
  const navigate = useNavigate()
  const mayLink = useMay()(parentsRoutes.addChildren.access)
  const { send } = useAddChildren({ failed: 'No se pudo ligar al padre' })
  const parent = mayLink ? sibling?.padre : null
  const follow = async (id: number) => {
    // If this is refused, the next page begins with the parent's step.
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

/** What the family will pay: ' $3,500.00: Inscripción, Material'; '' where the user may not read debts. */
const usePays = (alumnoId: number): string => {
  const may = useMay()(deskRoutes.getFamily.access)
  const { row } = useFamily(may ? { alumnoId } : null, ASKED_ANEW)
  if (!row) return ''
  const { picks } = firstPicks(row, [`alumno-${alumnoId}`], today(), () => true)
  const { total, lines } = costOfPicks(row, picks, today())
  return total > 0 ? ` ${formatPesos(total)}: ${lines.map(lineName).join(', ')}` : ''
}

/** For a user who may not take money: what the family will pay, and the address that opens it at the desk. */
export function HandOver({ student: { id, nombre, padre } }: { student: StudentDetail }) {
  const copy = useCopy(texts.copying)
  const pays = usePays(id)
  const { send } = useSendToDesk()
  const address = `${window.location.origin}${deskOfChild(id)}`
  return (
    <Stack gap={1}>
      <span>{`${padre?.nombre ?? nombre} pasa a caja a pagar${pays}. Este enlace abre la caja con eso elegido:`}</span>
      <Row justify="space-between">
        <Prose as="span">{address}</Prose>
        <Row>
          <Button onClick={() => void copy(address)}>Copiar enlace</Button>
          <Button variant="outlined" data-last-step onClick={() => void send({ alumnoId: id })}>
            Pasar a caja
          </Button>
        </Row>
      </Row>
    </Stack>
  )
}
