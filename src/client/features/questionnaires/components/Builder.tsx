import Button from '@mui/material/Button'
import { useEffect, useRef, useState } from 'react'
import { questionnaireProblems } from '@contract/questionnaires/questionnaires.rules'
import type { Campos } from '@contract/domain/campos'
import { useCreateQuestionnaire } from '../../../state/questionnaires/questionnaires.api'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { TextInput } from '../../../ui/fields/TextInput'
import { PageForm } from '../../../ui/forms/PageForm'
import { toErrors } from '../../../ui/forms/rulesResolver'
import { Stack } from '../../../ui/layout/layout'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { Section } from '../../../ui/page/Section'
import { draftBody, type QuestionnaireDraft } from '../questionnaireDraft'
import { texts } from '../questionnaires.texts'
import { formPartIn } from '../../../ui/browser/formParts'
import { QuestionsEditor } from './QuestionsEditor'

const NONE: Campos = {}

const useSaveQuestionnaire = (cycleId: number, { draft, keep }: QuestionnaireDraft) => {
  const { send, tellWrong } = useCreateQuestionnaire()
  const [tries, setTries] = useState(0)
  const [refused, setRefused] = useState<{ draft: unknown; campos: Campos }>({ draft: null, campos: NONE })
  const problems = questionnaireProblems(draft)
  const campos = tries === 0 ? NONE : { ...(refused.draft === draft ? refused.campos : NONE), ...problems }

  const save = async () => {
    if (Object.keys(problems).length > 0) {
      setTries(tries + 1)
      return tellWrong(toErrors(problems))
    }
    const ended = await send({ cicloEscolarId: cycleId, ...draftBody(draft) })
    if (ended.done) keep(ended.answer.cuestionario, draft)
    else setRefused({ draft, campos: ended.error?.campos ?? NONE })
    setTries(ended.done ? 0 : tries + 1)
  }
  return { campos, tries, save }
}

interface PresentationProps {
  writing: Pick<QuestionnaireDraft, 'draft' | 'dispatch'>
  campos: Campos
  autoFocus: boolean
}

function Presentation({ writing: { draft, dispatch }, campos, autoFocus }: PresentationProps) {
  const write = (field: 'titulo' | 'descripcion') => (event: { target: { value: string } }) =>
    dispatch({ type: 'written', field, text: event.target.value })
  return (
    <Section title="Presentación">
      <Stack>
        <TextInput
          label="Título"
          value={draft.titulo}
          onChange={write('titulo')}
          error={campos['titulo']}
          maxLength={200}
          required
          autoFocus={autoFocus}
        />
        <TextInput
          label="Descripción"
          hint="Opcional. Las familias la leen antes de las preguntas."
          value={draft.descripcion}
          onChange={write('descripcion')}
          error={campos['descripcion']}
          rows={3}
          maxLength={2000}
        />
      </Stack>
    </Section>
  )
}

const ANSWERED = {
  title: 'Mientras editabas, una familia respondió.',
  text: 'Estos cambios ya no se pueden guardar. Puedes copiarlos antes de descartarlos.',
}
const REPLACED = {
  title: 'Mientras editabas, alguien más guardó otro cuestionario.',
  text: 'Si guardas el tuyo, toma su lugar.',
}

interface BuilderProps {
  cycleId: number
  writing: QuestionnaireDraft
  /** A family answered while the questions were edited: they cannot be saved any more. */
  answered: boolean
  /** Never saved yet: the button that started it is gone, so the title takes the focus. */
  fresh: boolean
}

export function Builder({ cycleId, writing, answered, fresh }: BuilderProps) {
  const { draft, dispatch, dirty, replaced, discard } = writing
  const { campos, tries, save } = useSaveQuestionnaire(cycleId, writing)
  const [asking, setAsking] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In an effect, because the problems must be drawn first.
    if (tries > 0) formPartIn(frame.current, 'invalid')?.focus()
  }, [tries])

  return (
    <div ref={frame}>
      <div role="status">
        {(answered || replaced) && <InfoPanel tone="warning" {...(answered ? ANSWERED : REPLACED)} />}
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
        <Presentation writing={writing} campos={campos} autoFocus={fresh && draft.titulo === ''} />
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
