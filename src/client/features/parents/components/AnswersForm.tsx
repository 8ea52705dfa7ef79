import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { SyntheticEvent } from 'react'
import { questionnairesRoutes as routes } from '@contract/questionnaires/questionnaires.routes'
import type { FamilyAnswers, Questionnaire } from '@contract/questionnaires/questionnaires.schemas'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { useBusy } from '../../../ui/forms/useBusy'
import { useUnsavedGuard } from '../../../ui/guard/useUnsavedGuard'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { Section } from '../../../ui/page/Section'
import { QuestionField } from '../../../ui/questions/QuestionField'
import { texts } from '../parents.texts'
import type { Answers } from '../useAnswers'
import { useSaveAnswers } from '../useSaveAnswers'
import { AnswersProgress } from './AnswersProgress'

const Form = styled('form')(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(2.5),
  maxWidth: 720,
  '& > [role=status]:empty': { display: 'none' },
  '& > .about': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& > .buttons': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: spacing(1.5),
    '& > span': { marginInlineEnd: 'auto' },
  },
}))

interface AnswersFormProps {
  parentId: number
  questionnaire: Questionnaire
  family: FamilyAnswers
  answers: Answers
  /** Answers are taken. */
  on: boolean
}

/** Captures what a family answers, bit by bit: what is required counts as missing and refuses nothing. */
export function AnswersForm({ parentId, questionnaire, family, answers, on }: AnswersFormProps) {
  const { titulo, descripcion, preguntas } = questionnaire
  const mayAnswer = useAppSelector((state) => selectMay(state, routes.answer.access))
  const save = useSaveAnswers(questionnaire, parentId, answers)
  const { busy, run } = useBusy()
  useUnsavedGuard(answers.dirty)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void run(save)
  }
  return (
    <Section
      title={texts.questionnaire}
      text={titulo}
      action={<AnswersProgress family={family} questions={preguntas.length} />}
    >
      <Form onSubmit={submit} noValidate aria-label={texts.answersOf(titulo)}>
        <div role="status">
          {!on && <InfoPanel tone="warning" title={texts.answersOff} text={texts.answersOffText} />}
        </div>
        {descripcion && <p className="about">{descripcion}</p>}
        {preguntas.map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            value={answers.valueOf(question.id)}
            onChange={(value) => answers.change(question.id, value)}
            error={answers.problemOf(question)}
            disabled={!mayAnswer}
          />
        ))}
        {mayAnswer && (
          <div className="buttons">
            {answers.dirty && (
              <>
                <span role="status">{texts.unsaved}</span>
                <Button onClick={answers.discard}>{texts.discardAnswers}</Button>
              </>
            )}
            <BusyButton busy={busy}>{texts.saveAnswers}</BusyButton>
          </div>
        )}
      </Form>
    </Section>
  )
}
