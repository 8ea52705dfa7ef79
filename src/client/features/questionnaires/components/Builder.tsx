import Button from '@mui/material/Button'
import { useCallback, useEffect, useRef, useState, type Dispatch } from 'react'
import type { Campos } from '@contract/domain/campos'
import { countText } from '@contract/domain/text'
import { useCreateQuestionnaire } from '../../../state/questionnaires/questionnaires.api'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { TextInput } from '../../../ui/fields/TextInput'
import { PageForm } from '../../../ui/forms/PageForm'
import { toErrors } from '../../../ui/forms/rulesResolver'
import { Icon } from '../../../ui/icons/Icon'
import { Stack } from '../../../ui/layout/layout'
import { OrderList } from '../../../ui/order/OrderList'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { Section } from '../../../ui/page/Section'
import {
  draftBody,
  draftProblems,
  MAX_QUESTIONS,
  type DraftAction,
  type QuestionDraft,
  type QuestionnaireDraft,
} from '../questionnaireDraft'
import { texts } from '../questionnaires.texts'
import { QuestionCard } from './QuestionCard'
import { formPartIn, formPartsIn } from '../../../ui/browser/formParts'

const NONE: Campos = {}

const useSaveQuestionnaire = (cycleId: number, { draft, keep }: QuestionnaireDraft) => {
  const { send, wrong } = useCreateQuestionnaire()
  const [tries, setTries] = useState(0)
  const [refused, setRefused] = useState<{ draft: unknown; campos: Campos }>({ draft: null, campos: NONE })
  const problems = draftProblems(draft)
  const campos = tries === 0 ? NONE : { ...(refused.draft === draft ? refused.campos : NONE), ...problems }

  const save = async () => {
    if (Object.keys(problems).length > 0) {
      setTries(tries + 1)
      return wrong(toErrors(problems))
    }
    const ended = await send({ cicloEscolarId: cycleId, ...draftBody(draft) })
    if (ended.done) keep(ended.answer.cuestionario, draft)
    else setRefused({ draft, campos: ended.error?.campos ?? NONE })
    setTries(ended.done ? 0 : tries + 1)
  }
  return { campos, tries, save }
}

interface QuestionsEditorProps {
  questions: readonly QuestionDraft[]
  campos: Campos
  dispatch: Dispatch<DraftAction>
}

function QuestionsEditor({ questions, campos, dispatch }: QuestionsEditorProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [removing, setRemoving] = useState<number | null>(null)
  const [shown, setShown] = useState({ index: 0, pregunta: '' })
  // The question to focus next: one just added, or the neighbour of a removed one.
  const next = useRef<number | null>(null)
  useEffect(() => {
    if (next.current === null) return
    const at = Math.min(next.current, questions.length - 1)
    next.current = null
    const row = formPartsIn(frame.current, 'question')[at]
    const target = formPartIn(row, 'questionInput')
    ;(target ?? formPartIn(frame.current, 'addQuestion'))?.focus()
  }, [questions.length])

  const remove = useCallback(
    (key: number, index: number) => {
      next.current = index
      dispatch({ type: 'removed', key })
      setRemoving(null)
    },
    [dispatch],
  )
  const askRemove = useCallback(
    ({ key, pregunta, opciones }: QuestionDraft, index: number) => {
      if (!pregunta.trim() && opciones.every((each) => !each.trim())) return remove(key, index)
      setShown({ index, pregunta })
      setRemoving(key)
    },
    [remove],
  )
  const duplicate = useCallback(
    (key: number, index: number) => {
      next.current = index + 1
      dispatch({ type: 'duplicated', key })
    },
    [dispatch],
  )
  const full = questions.length >= MAX_QUESTIONS
  return (
    <Section title={texts.questions} text={countText(questions.length, 'pregunta', 'preguntas')}>
      <div ref={frame}>
        <div role="status">
          {campos['preguntas'] && <InfoPanel tone="warning" title={campos['preguntas']} />}
        </div>
        <OrderList
          label={texts.questions}
          items={questions}
          nameOf={texts.question}
          onMove={(from, to) => dispatch({ type: 'moved', from, to })}
        >
          {(question, index, handle) => (
            <QuestionCard
              question={question}
              index={index}
              handle={handle}
              textError={campos[`preguntas.${index}.pregunta`]}
              optionsError={campos[`preguntas.${index}.opciones`]}
              dispatch={dispatch}
              onRemove={askRemove}
              onDuplicate={full ? null : duplicate}
            />
          )}
        </OrderList>
        <p data-add style={{ margin: '16px 0 0' }}>
          <Button
            variant="outlined"
            startIcon={<Icon name="add" />}
            disabled={full}
            onClick={() => {
              next.current = questions.length
              dispatch({ type: 'added' })
            }}
          >
            Agregar pregunta
          </Button>{' '}
          {full && 'Un cuestionario admite hasta 100 preguntas.'}
        </p>
      </div>
      <ConfirmDialog
        open={removing !== null}
        title={`¿Quitar la pregunta ${shown.index + 1}?`}
        text={shown.pregunta.trim() ? `«${shown.pregunta.trim()}»` : undefined}
        confirmLabel={texts.remove}
        cancelLabel="Conservar"
        destructive
        onConfirm={() => removing !== null && remove(removing, shown.index)}
        onClose={() => setRemoving(null)}
      />
    </Section>
  )
}

interface BuilderProps {
  cycleId: number
  writing: QuestionnaireDraft
  /** A family answered during editing: the questions cannot be saved any more. */
  answered: boolean
  /** Before the first save: the button that started it is gone, so the focus goes to the title. */
  fresh: boolean
}

export function Builder({ cycleId, writing, answered, fresh }: BuilderProps) {
  const { draft, dispatch, dirty, replaced, discard } = writing
  const { campos, tries, save } = useSaveQuestionnaire(cycleId, writing)
  const [asking, setAsking] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After the problems are drawn.
    if (tries > 0) formPartIn(frame.current, 'invalid')?.focus()
  }, [tries])

  return (
    <div ref={frame}>
      <div role="status">
        {answered && (
          <InfoPanel
            tone="warning"
            title="Mientras editabas, una familia respondió."
            text="Estos cambios ya no se pueden guardar. Puedes copiarlos antes de descartarlos."
          />
        )}
        {replaced && !answered && (
          <InfoPanel
            tone="warning"
            title="Mientras editabas, alguien más guardó otro cuestionario."
            text="Si guardas el tuyo, toma su lugar."
          />
        )}
      </div>
      <PageForm
        onSubmit={save}
        dirty={dirty}
        submitLabel="Guardar cuestionario"
        footer={
          dirty && (
            <>
              <span role="status" style={{ marginInlineEnd: 'auto' }}>
                Hay cambios sin guardar
              </span>
              <Button onClick={() => setAsking(true)}>{texts.discard}</Button>
            </>
          )
        }
      >
        <Section title="Presentación">
          <Stack>
            <TextInput
              label="Título"
              value={draft.titulo}
              onChange={({ target }) => dispatch({ type: 'written', field: 'titulo', text: target.value })}
              error={campos['titulo']}
              maxLength={200}
              required
              autoFocus={fresh && draft.titulo === ''}
            />
            <TextInput
              label="Descripción"
              hint="Opcional. Las familias la leen antes de las preguntas."
              value={draft.descripcion}
              onChange={({ target }) =>
                dispatch({ type: 'written', field: 'descripcion', text: target.value })
              }
              error={campos['descripcion']}
              rows={3}
              maxLength={2000}
            />
          </Stack>
        </Section>
        <QuestionsEditor questions={draft.preguntas} campos={campos} dispatch={dispatch} />
      </PageForm>
      <ConfirmDialog
        open={asking}
        title="¿Descartar los cambios?"
        text="El cuestionario vuelve a quedar como está guardado."
        confirmLabel={texts.discard}
        cancelLabel="Seguir editando"
        destructive
        onConfirm={() => {
          setAsking(false)
          discard()
        }}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
