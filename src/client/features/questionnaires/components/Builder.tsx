import Button from '@mui/material/Button'
import { useEffect, useRef, useState } from 'react'
import { TextInput } from '../../../ui/fields/TextInput'
import { PageForm } from '../../../ui/forms/PageForm'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { Section } from '../../../ui/page/Section'
import { texts } from '../questionnaires.texts'
import type { QuestionnaireDraft } from '../useQuestionnaireDraft'
import { useSaveQuestionnaire } from '../useSaveQuestionnaire'
import { DraftConflict } from './DraftConflict'
import { QuestionsEditor } from './QuestionsEditor'

interface BuilderProps {
  cycleId: number
  writing: QuestionnaireDraft
  /** Somebody answered while this was written. */
  answered: boolean
  /** Nothing is saved yet: the button that began it is gone, its focus goes to the title. */
  fresh: boolean
}

/** Writes the questionnaire: title, what it is for, and the questions in their order. */
export function Builder({ cycleId, writing, answered, fresh }: BuilderProps) {
  const { draft, dispatch, dirty, replaced, discard } = writing
  const { campos, tries, save } = useSaveQuestionnaire(cycleId, writing)
  const [asking, setAsking] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The first field with a problem, once the problems stand beside their fields.
    if (tries > 0) frame.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [tries])

  return (
    <div ref={frame}>
      <DraftConflict answered={answered} replaced={replaced} />
      <PageForm
        onSubmit={save}
        dirty={dirty}
        submitLabel={texts.save}
        footer={
          dirty && (
            <>
              <span role="status" style={{ marginInlineEnd: 'auto' }}>
                {texts.unsaved}
              </span>
              <Button onClick={() => setAsking(true)}>{texts.discard}</Button>
            </>
          )
        }
      >
        <Section title={texts.general}>
          <div style={{ display: 'grid', gap: 16 }}>
            <TextInput
              label={texts.fields.titulo}
              value={draft.titulo}
              onChange={({ target }) => dispatch({ type: 'written', field: 'titulo', text: target.value })}
              error={campos['titulo']}
              maxLength={200}
              required
              autoFocus={fresh && draft.titulo === ''}
            />
            <TextInput
              label={texts.fields.descripcion}
              hint={texts.descriptionHint}
              value={draft.descripcion}
              onChange={({ target }) =>
                dispatch({ type: 'written', field: 'descripcion', text: target.value })
              }
              error={campos['descripcion']}
              rows={3}
              maxLength={2000}
            />
          </div>
        </Section>
        <QuestionsEditor questions={draft.preguntas} campos={campos} dispatch={dispatch} />
      </PageForm>
      <ConfirmDialog
        open={asking}
        title={texts.discardAsk}
        text={texts.discardText}
        confirmLabel={texts.discard}
        cancelLabel={texts.keepEditing}
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
