import { useParams } from 'react-router-dom'
import { gradeLabel, isGrade } from '@contract/domain/grades'
import { useCurrentCycle } from '../../../state/cycles/useCurrentCycle'
import { CycleGate } from '../../../ui/page/CycleGate'
import { NotThere } from '../../../ui/page/NotThere'
import { Page } from '../../../ui/page/Page'
import { RegisterForm } from '../components/RegisterForm'
import { texts } from '../scholarships.texts'

const CRUMBS = [{ label: texts.menu, to: '/menu/registro/beca' }]

export function RegisterScholarshipPage() {
  const { grado = '' } = useParams()
  const current = useCurrentCycle()
  const grade = grado.toUpperCase()
  if (!isGrade(grade))
    return <NotThere title={texts.unknownGrade(grado)} to="/menu/registro/beca" toLabel={texts.menu} />
  const title = texts.title(gradeLabel(grade))
  return (
    <CycleGate title={title} current={current}>
      {(cycle) => (
        <Page title={title} subtitle={`Ciclo ${cycle.name}`} breadcrumb={CRUMBS}>
          <RegisterForm key={`${cycle.id} ${grade}`} cycle={cycle} grade={grade} />
        </Page>
      )}
    </CycleGate>
  )
}
