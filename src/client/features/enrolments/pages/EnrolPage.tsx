import { useParams } from 'react-router-dom'
import { gradeLabel, isGrade } from '@contract/domain/grades'
import { useGetCurrentCycleQuery } from '../../../state/cycles/cycles.api'
import { selectCurrentCycle } from '../../../state/cycles/cycles.selectors'
import { useAppSelector } from '../../../state/hooks'
import { selectCan } from '../../../state/session/session.selectors'
import { Page } from '../../../ui/page/Page'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { RedPanel } from '../../../ui/page/RedPanel'
import { EnrolForm } from '../components/EnrolForm'
import { texts } from '../enrolments.texts'

const MENU = [{ label: texts.menu, to: '/menu/inscripciones' }]

export function EnrolPage() {
  const { grado } = useParams()
  const { isLoading, error, refetch } = useGetCurrentCycleQuery()
  const cycle = useAppSelector(selectCurrentCycle)
  const canRegister = useAppSelector((state) => selectCan(state, 'CICLO ESCOLAR', 'CREATE'))
  const grade = grado?.toUpperCase()
  if (!isGrade(grade))
    return (
      <Page title={texts.menu}>
        <PageEmpty
          icon="school"
          title={`No existe el nivel «${grado ?? ''}»`}
          action={
            <PrimaryAction icon="left" to="/menu/inscripciones">
              {texts.menu}
            </PrimaryAction>
          }
        />
      </Page>
    )
  return (
    <Page
      title={texts.title(gradeLabel(grade))}
      subtitle={cycle ? `Ciclo ${cycle.name}` : undefined}
      breadcrumb={MENU}
    >
      {isLoading && <PageLoading />}
      {error && !cycle && <PageError text={error.message} onRetry={() => void refetch()} />}
      {!isLoading && !error && !cycle && (
        <RedPanel
          action={
            canRegister && <PrimaryAction to="/registro/ciclo-escolar">{texts.registerCycle}</PrimaryAction>
          }
        />
      )}
      {cycle && !cycle.inscripciones_abiertas && (
        <PageEmpty icon="school" title={texts.closed} text={texts.closedText(cycle.name)} />
      )}
      {cycle?.inscripciones_abiertas && (
        <EnrolForm key={`${cycle.id} ${grade}`} cycle={cycle} grade={grade} />
      )}
    </Page>
  )
}
