import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { skipToken } from '@reduxjs/toolkit/query'
import { useState, type SyntheticEvent } from 'react'
import type { Campos } from '@contract/domain/campos'
import { questionnairesRoutes as routes } from '@contract/questionnaires/questionnaires.routes'
import { answerProblem, isAnswered } from '@contract/questionnaires/questionnaires.rules'
import type {
  FamilyAnswers,
  Question,
  QuestionAnswer,
  Questionnaire,
} from '@contract/questionnaires/questionnaires.schemas'
import { ASKED_ANEW } from '../../../state/core/reads'
import { useCurrentCycle } from '../../../state/cycles/cycles.selectors'
import { useAnswerQuestionnaire, useParentAnswers } from '../../../state/questionnaires/questionnaires.api'
import { useMay } from '../../../state/session/useMay'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { useBusy } from '../../../ui/forms/useBusy'
import { UPS } from '../../../ui/forms/wrongForm'
import { useUnsavedGuard } from '../../../ui/guard/useUnsavedGuard'
import { Prose, Row, Stack } from '../../../ui/layout/layout'
import { useNotice } from '../../../ui/notices/useNotice'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { Section } from '../../../ui/page/Section'
import { StatusChip } from '../../../ui/page/StatusChip'
import { QuestionField } from '../../../ui/questions/QuestionField'
import { texts } from '../parents.texts'

type Given = ReadonlyMap<number, readonly string[]>

const toMap = (answers: readonly QuestionAnswer[]): Given =>
  new Map(answers.map(({ idPregunta, respuestas }) => [idPregunta, respuestas]))

const tidy = (answer: readonly string[]): string[] =>
  answer.map((text) => text.normalize('NFC').trim()).filter(Boolean)

const sameAnswers = (one: readonly string[], other: readonly string[]): boolean =>
  JSON.stringify(tidy(one)) === JSON.stringify(tidy(other))

const NOTHING: readonly string[] = []

/** Keeps and sends changed answers only: a colleague's newer ones show, and are not overwritten. */
const useAnswers = (stored: readonly QuestionAnswer[]) => {
  const [changes, setChanges] = useState<Given>(new Map())
  const [refused, setRefused] = useState<Campos>({})
  const before = toMap(stored)
  const ofStored = (id: number) => before.get(id) ?? NOTHING
  const changed = [...changes]
    .filter(([id, answer]) => !sameAnswers(answer, ofStored(id)))
    .map(([idPregunta, answer]) => ({ idPregunta, respuestas: tidy(answer) }))

  return {
    changed,
    dirty: changed.length > 0,
    valueOf: (id: number): readonly string[] => changes.get(id) ?? ofStored(id),
    change: (id: number, answer: string[]) => {
      setChanges(new Map(changes).set(id, answer))
      const { [id]: _mended, ...rest } = refused
      setRefused(rest)
    },
    problemOf: (question: Question): string | undefined =>
      refused[question.id] ?? answerProblem(question, tidy(changes.get(question.id) ?? NOTHING)) ?? undefined,
    refuse: (campos: Campos | undefined, sent: readonly QuestionAnswer[]) =>
      setRefused(
        Object.fromEntries(
          sent.flatMap(({ idPregunta }, at) => {
            const reason = Object.entries(campos ?? {}).find(([campo]) =>
              campo.startsWith(`respuestas.${at}.`),
            )
            return reason ? [[idPregunta, reason[1]]] : []
          }),
        ),
      ),
    sent: (answers: readonly QuestionAnswer[]) =>
      setChanges((now) => {
        const left = new Map(now)
        for (const { idPregunta, respuestas } of answers)
          if (sameAnswers(left.get(idPregunta) ?? NOTHING, respuestas)) left.delete(idPregunta)
        return left
      }),
    discard: () => {
      setChanges(new Map())
      setRefused({})
    },
  }
}
type Answers = ReturnType<typeof useAnswers>

const useSaveAnswers = (
  { cicloEscolarId, preguntas }: Questionnaire,
  idPadre: number,
  { changed, problemOf, refuse, sent }: Answers,
) => {
  const { send } = useAnswerQuestionnaire()
  const { notify } = useNotice()

  return async (): Promise<void> => {
    const wrong = preguntas.map(problemOf).find(Boolean)
    if (wrong) return notify({ title: UPS, text: wrong, kind: 'warning' })
    if (changed.length === 0) return notify({ title: 'No hay respuestas nuevas que guardar', kind: 'info' })
    const outcome = await send({ cicloEscolarId, idPadre, respuestas: changed })
    if (!outcome.done) return refuse(outcome.error?.campos, changed)
    sent(changed)
    const { faltan } = outcome.answer.familia
    const text = faltan > 0 ? `${texts.answersMissing(faltan)}.` : undefined
    notify({ title: 'Respuestas guardadas', text, kind: 'success' })
  }
}

interface AnswersProgressProps {
  family: Pick<FamilyAnswers, 'respondidas' | 'faltan'>
  questions: number
}

function AnswersProgress({ family, questions }: AnswersProgressProps) {
  const { respondidas, faltan } = family
  const missing = faltan > 0 ? ` · ${texts.answersMissing(faltan)}` : ''
  return (
    <StatusChip
      tone={isAnswered(family) ? 'success' : 'warning'}
      label={`${respondidas} de ${questions} respondidas` + missing}
    />
  )
}

const Form = styled('form')({
  maxWidth: 720,
  '& > div > [role=status]:empty': { display: 'none' },
})

interface AnswersFormProps {
  parentId: number
  questionnaire: Questionnaire
  family: FamilyAnswers
  answers: Answers
  on: boolean
}

/** Missing obligatory answers are counted, but do not block saving. */
function AnswersForm({ parentId, questionnaire, family, answers, on }: AnswersFormProps) {
  const { titulo, descripcion, preguntas } = questionnaire
  const mayAnswer = useMay()(routes.answer.access)
  const save = useSaveAnswers(questionnaire, parentId, answers)
  const { busy, run } = useBusy()
  // Answers are not kept over the end of a session: they may contain health data.
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
      <Form onSubmit={submit} noValidate aria-label={`Respuestas de «${titulo}»`}>
        <Stack gap={2.5}>
          <div role="status">
            {!on && (
              <InfoPanel
                tone="warning"
                title="El cuestionario ya no está activo."
                text="Lo que escribiste sigue aquí, pero no se puede guardar mientras esté apagado."
              />
            )}
          </div>
          {descripcion && <Prose>{descripcion}</Prose>}
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
            <Row gap={1.5} justify="end">
              {answers.dirty && (
                <>
                  <span role="status" style={{ marginInlineEnd: 'auto' }}>
                    Hay cambios sin guardar
                  </span>
                  <Button onClick={answers.discard}>Descartar cambios</Button>
                </>
              )}
              <BusyButton busy={busy}>Guardar respuestas</BusyButton>
            </Row>
          )}
        </Stack>
      </Form>
    </Section>
  )
}

export function ParentQuestionnaire({ row: { id } }: { row: { id: number } }) {
  const current = useCurrentCycle()
  const { cycle } = current
  const answersOf = cycle?.cuestionario_activo ? { cycleId: cycle.id, id } : skipToken
  const { row, isLoading, error, retry } = useParentAnswers(answersOf, ASKED_ANEW)
  const [last, setLast] = useState(row)
  if (row && row !== last) setLast(row)
  // If the questionnaire is switched off meanwhile, typed answers stay visible, though they cannot be saved.
  const shown = row ?? (answersOf === skipToken ? last : undefined)
  const answers = useAnswers(shown?.familia.respuestas ?? [])
  const questionnaire = shown?.cuestionario
  const on = answersOf !== skipToken && questionnaire?.activo === true
  if (questionnaire && (on || answers.dirty))
    return (
      <AnswersForm
        parentId={id}
        questionnaire={questionnaire}
        family={shown.familia}
        answers={answers}
        on={on}
      />
    )
  // Only the current cycle says whether the questionnaire is active.
  const isKnown = cycle !== null || (!current.isLoading && current.error === undefined)
  if (isKnown && (answersOf === skipToken || (shown && !error)))
    return (
      <PageEmpty
        icon="checklist"
        title="El cuestionario no está activo"
        text="Se activa en el ciclo escolar actual. Aquí se capturan las respuestas de cada familia."
      />
    )
  return (
    <Section title={texts.questionnaire}>
      {isLoading || current.isLoading ? (
        <PageLoading blocks={1} />
      ) : isKnown ? (
        <PageError text={error?.message} onRetry={retry} />
      ) : (
        <PageError text={current.error} onRetry={current.onRetry} />
      )}
    </Section>
  )
}
