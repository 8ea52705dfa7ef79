import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { questionnairesRoutes as routes } from '@contract/questionnaires/questionnaires.routes'
import type { Questionnaire } from '@contract/questionnaires/questionnaires.schemas'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { useUnsavedGuard } from '../../../ui/guard/useUnsavedGuard'
import { Page } from '../../../ui/page/Page'
import { draftBody } from '../questionnaire.draft'
import { texts } from '../questionnaires.texts'
import { useQuestionnaireDraft } from '../useQuestionnaireDraft'
import { ActiveSwitch } from './ActiveSwitch'
import { AnswersView } from './AnswersView'
import { Builder } from './Builder'
import { DeskViews, type DeskView } from './DeskViews'
import { LockedReason } from './LockedReason'
import { Preview } from './Preview'

interface QuestionnaireDeskProps {
  cycle: Cycle
  /** Null until the first one is saved. */
  stored: Questionnaire | null
  picker: ReactNode
  canCreate: boolean
}

const isView = (text: string | null, views: readonly DeskView[]): text is DeskView =>
  views.includes(text as DeskView)

/** Builds, shows and follows one questionnaire. What is being written outlives a look at another view. */
export function QuestionnaireDesk({ cycle, stored, picker, canCreate }: QuestionnaireDeskProps) {
  const [params, setParams] = useSearchParams()
  const canReadAnswers = useAppSelector((state) => selectMay(state, routes.listAnswers.access))
  const writing = useQuestionnaireDraft(stored)
  const { draft, dirty } = writing
  useUnsavedGuard(dirty)
  const views: readonly DeskView[] =
    stored && canReadAnswers ? ['preguntas', 'vista', 'respuestas'] : ['preguntas', 'vista']
  const asked = params.get('ver')
  const view = isView(asked, views) ? asked : 'preguntas'
  const show = (next: DeskView) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (next === 'preguntas') after.delete('ver')
        else after.set('ver', next)
        return after
      },
      { replace: true },
    )
  // What was typed before somebody answered stays in sight, though it cannot be saved any more.
  const locked = !canCreate || (stored?.respondido === true && !dirty)
  return (
    <Page
      title={texts.title}
      subtitle={picker}
      action={stored && <ActiveSwitch cycle={cycle} active={stored.activo} dirty={dirty} />}
    >
      <DeskViews view={view} views={views} onChange={show}>
        {view === 'preguntas' && !locked && (
          <Builder
            cycleId={cycle.id}
            writing={writing}
            answered={stored?.respondido === true}
            fresh={stored === null}
          />
        )}
        {view === 'preguntas' && locked && (
          <>
            <LockedReason answered={stored?.respondido === true} />
            <Preview questionnaire={draftBody(draft)} still />
          </>
        )}
        {view === 'vista' && <Preview questionnaire={draftBody(draft)} />}
        {view === 'respuestas' && <AnswersView cycle={cycle} />}
      </DeskViews>
    </Page>
  )
}
