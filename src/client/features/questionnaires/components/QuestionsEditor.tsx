import Button from '@mui/material/Button'
import { useCallback, useEffect, useRef, useState, type Dispatch } from 'react'
import type { Campos } from '@contract/domain/campos'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { Icon } from '../../../ui/icons/Icon'
import { OrderList } from '../../../ui/order/OrderList'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { Section } from '../../../ui/page/Section'
import { MAX_QUESTIONS, type DraftAction, type QuestionDraft } from '../questionnaire.draft'
import { texts } from '../questionnaires.texts'
import { QuestionCard } from './QuestionCard'

interface QuestionsEditorProps {
  questions: readonly QuestionDraft[]
  campos: Campos
  dispatch: Dispatch<DraftAction>
}

/** The questions in their order: added, duplicated, moved, taken away. One that says something is asked about first. */
export function QuestionsEditor({ questions, campos, dispatch }: QuestionsEditorProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [removing, setRemoving] = useState<number | null>(null)
  const [shown, setShown] = useState({ index: 0, pregunta: '' })
  // The place whose field is written in next: a question just added, or the one beside the one taken away.
  const next = useRef<number | null>(null)
  useEffect(() => {
    if (next.current === null) return
    const at = Math.min(next.current, questions.length - 1)
    next.current = null
    const row = frame.current?.querySelectorAll('ol > li')[at]
    const target = row?.querySelector<HTMLElement>('[data-field=pregunta] input')
    ;(target ?? frame.current?.querySelector<HTMLElement>('[data-add] button'))?.focus()
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
    <Section title={texts.questions} text={texts.questionsText(questions.length)}>
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
            {texts.add}
          </Button>{' '}
          {full && texts.full}
        </p>
      </div>
      <ConfirmDialog
        open={removing !== null}
        title={texts.removeAsk(shown.index)}
        text={shown.pregunta.trim() ? `«${shown.pregunta.trim()}»` : undefined}
        confirmLabel={texts.remove}
        cancelLabel={texts.keep}
        destructive
        onConfirm={() => removing !== null && remove(removing, shown.index)}
        onClose={() => setRemoving(null)}
      />
    </Section>
  )
}
