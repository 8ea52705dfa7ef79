import Button from '@mui/material/Button'
import { useCallback, useEffect, useRef, useState, type Dispatch } from 'react'
import type { Campos } from '@contract/domain/campos'
import { countText } from '@contract/domain/text'
import { formPartIn, formPartsIn } from '../../../ui/browser/formParts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { Icon } from '../../../ui/icons/Icon'
import { OrderList } from '../../../ui/order/OrderList'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { Section } from '../../../ui/page/Section'
import { MAX_QUESTIONS, type DraftAction, type QuestionDraft } from '../questionnaireDraft'
import { texts } from '../questionnaires.texts'
import { QuestionCard } from './QuestionCard'

interface QuestionsEditorProps {
  questions: readonly QuestionDraft[]
  campos: Campos
  dispatch: Dispatch<DraftAction>
}

const useNextFocus = (count: number) => {
  const frame = useRef<HTMLDivElement>(null)
  const next = useRef<number | null>(null)
  useEffect(() => {
    if (next.current === null) return
    const at = Math.min(next.current, count - 1)
    next.current = null
    const row = formPartsIn(frame.current, 'question')[at]
    const target = formPartIn(row, 'questionInput')
    ;(target ?? formPartIn(frame.current, 'addQuestion'))?.focus()
  }, [count])
  const focusNext = useCallback((index: number) => void (next.current = index), [])
  return { frame, focusNext }
}

/** Asks before removing a question, unless it is empty. */
const useRemoval = (dispatch: Dispatch<DraftAction>, focusNext: (index: number) => void) => {
  const [removing, setRemoving] = useState<number | null>(null)
  const [shown, setShown] = useState({ index: 0, pregunta: '' })
  const remove = useCallback(
    (key: number, index: number) => {
      focusNext(index)
      dispatch({ type: 'removed', key })
      setRemoving(null)
    },
    [dispatch, focusNext],
  )
  const ask = useCallback(
    ({ key, pregunta, opciones }: QuestionDraft, index: number) => {
      if (!pregunta.trim() && opciones.every((each) => !each.trim())) return remove(key, index)
      setShown({ index, pregunta })
      setRemoving(key)
    },
    [remove],
  )
  const dialog = (
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
  )
  return { ask, dialog }
}

export function QuestionsEditor({ questions, campos, dispatch }: QuestionsEditorProps) {
  const { frame, focusNext } = useNextFocus(questions.length)
  const removal = useRemoval(dispatch, focusNext)
  const duplicate = useCallback(
    (key: number, index: number) => {
      focusNext(index + 1)
      dispatch({ type: 'duplicated', key })
    },
    [dispatch, focusNext],
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
              onRemove={removal.ask}
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
              focusNext(questions.length)
              dispatch({ type: 'added' })
            }}
          >
            Agregar pregunta
          </Button>{' '}
          {full && 'Un cuestionario admite hasta 100 preguntas.'}
        </p>
      </div>
      {removal.dialog}
    </Section>
  )
}
