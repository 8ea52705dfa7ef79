import { useState } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { questionnairesRoutes as routes } from '@contract/questionnaires/questionnaires.routes'
import { useAppSelector } from '../../../state/hooks'
import { useGetQuestionnaireQuery } from '../../../state/questionnaires/questionnaires.api'
import { selectMay } from '../../../state/session/session.selectors'
import { Page } from '../../../ui/page/Page'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { texts } from '../questionnaires.texts'
import { CyclePicker } from './CyclePicker'
import { QuestionnaireDesk } from './QuestionnaireDesk'

interface CycleQuestionnaireProps {
  cycle: Cycle
  cycles: readonly Cycle[]
}

/** The four states of a cycle's questionnaire. */
export function CycleQuestionnaire({ cycle, cycles }: CycleQuestionnaireProps) {
  const { data, isLoading, error, refetch } = useGetQuestionnaireQuery({ id: cycle.id })
  const canCreate = useAppSelector((state) => selectMay(state, routes.create.access))
  const [started, setStarted] = useState(false)
  const picker = <CyclePicker cycle={cycle} cycles={cycles} />
  if (data || started)
    return <QuestionnaireDesk cycle={cycle} stored={data ?? null} picker={picker} canCreate={canCreate} />
  return (
    <Page title={texts.title} subtitle={picker}>
      {isLoading && <PageLoading />}
      {!isLoading && error && <PageError text={error.message} onRetry={() => void refetch()} />}
      {data === null && !error && (
        <PageEmpty
          icon="checklist"
          title={texts.none}
          text={canCreate ? texts.noneText : texts.noneReadText}
          action={canCreate && <PrimaryAction onClick={() => setStarted(true)}>{texts.create}</PrimaryAction>}
        />
      )}
    </Page>
  )
}
