import { skipToken } from '@reduxjs/toolkit/query'
import { useCurrentCycle } from '../../../state/cycles/useCurrentCycle'
import { useGetAnswersOfParentQuery } from '../../../state/questionnaires/questionnaires.api'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { Section } from '../../../ui/page/Section'
import { texts } from '../parents.texts'
import { useAnswers } from '../useAnswers'
import { AnswersForm } from './AnswersForm'

/** What the family answers to the questionnaire of the current cycle, while it is on. */
export function ParentQuestionnaire({ id }: { id: number }) {
  const { cycle } = useCurrentCycle()
  const asked = cycle?.cuestionario_activo ? { cycleId: cycle.id, id } : skipToken
  // Another desk may be answering for the same family.
  const { data, currentData, isFetching, error, refetch } = useGetAnswersOfParentQuery(asked, {
    refetchOnMountOrArgChange: true,
  })
  const answers = useAnswers((currentData ?? data)?.familia.respuestas ?? [])
  const questionnaire = (currentData ?? data)?.cuestionario
  const on = asked !== skipToken && questionnaire?.activo === true
  // Switched off while somebody was typing: what was typed stays in sight, though it cannot be saved.
  if (data && questionnaire && (on || answers.dirty))
    return (
      <AnswersForm
        parentId={id}
        questionnaire={questionnaire}
        family={data.familia}
        answers={answers}
        on={on}
      />
    )
  if (asked === skipToken || (data && !error)) return null
  return (
    <Section title={texts.questionnaire}>
      {isFetching ? (
        <PageLoading blocks={1} />
      ) : (
        <PageError text={error?.message} onRetry={() => void refetch()} />
      )}
    </Section>
  )
}
