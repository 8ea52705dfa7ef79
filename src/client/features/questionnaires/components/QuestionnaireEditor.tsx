import { styled } from '@mui/material/styles'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { cyclesRoutes } from '@contract/cycles/cycles.routes'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { questionnairesRoutes as routes } from '@contract/questionnaires/questionnaires.routes'
import type { Questionnaire } from '@contract/questionnaires/questionnaires.schemas'
import { useUpdateCycle } from '../../../state/cycles/cycles.writes'
import { useMay } from '../../../state/session/useMay'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { useKept } from '../../../ui/drafts/drafts'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { useUnsavedGuard } from '../../../ui/guard/useUnsavedGuard'
import { hairline, Row, Stack } from '../../../ui/layout/layout'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { Page } from '../../../ui/page/Page'
import { Section } from '../../../ui/page/Section'
import { StatusChip } from '../../../ui/page/StatusChip'
import { QuestionField } from '../../../ui/questions/QuestionField'
import { draftBody, useQuestionnaireDraft, type Draft } from '../questionnaireDraft'
import { texts } from '../questionnaires.texts'
import { AnswersView } from './AnswersView'
import { Builder } from './Builder'

interface ActiveSwitchProps {
  cycle: Pick<Cycle, 'id' | 'name'>
  active: boolean
  /** There are unsaved changes; switching on activates the stored questions without them. */
  dirty: boolean
}

function ActiveSwitch({ cycle, active, dirty }: ActiveSwitchProps) {
  const canUpdate = useMay()(cyclesRoutes.update.access)
  const label = active ? 'Desactivar cuestionario' : 'Activar cuestionario'

  const [asking, setAsking] = useState(false)
  const { send, busy } = useUpdateCycle({
    saved: active ? 'Cuestionario desactivado' : 'Cuestionario activado: ya se pueden capturar respuestas',
  })
  const change = async () => {
    await send({ id: cycle.id, cuestionario_activo: !active })
    setAsking(false)
  }
  return (
    <Row gap={1.5}>
      <StatusChip tone={active ? 'success' : 'neutral'} label={active ? 'Activo' : 'Apagado'} />
      {canUpdate && (
        <BusyButton
          type="button"
          variant="outlined"
          busy={busy}
          onClick={() => (active || dirty ? setAsking(true) : void change())}
        >
          {label}
        </BusyButton>
      )}
      <ConfirmDialog
        open={asking}
        title={`¿${label}?`}
        text={
          active
            ? `Nadie podrá capturar respuestas del ciclo ${cycle.name} hasta que lo actives de nuevo. Las que ya hay se conservan.`
            : 'Tienes cambios sin guardar: se activa el cuestionario tal como está guardado.'
        }
        confirmLabel={label}
        onConfirm={change}
        onClose={() => setAsking(false)}
      />
    </Row>
  )
}

type EditorView = keyof typeof texts.views

interface EditorViewsProps {
  view: EditorView
  views: readonly EditorView[]
  onChange: (view: EditorView) => void
  children: ReactNode
}

const Views = styled(Tabs)(({ theme }) => ({ borderBottom: hairline(theme) })) as typeof Tabs

const View = styled(Tab)({ fontWeight: 600 })

function EditorViews({ view, views, onChange, children }: EditorViewsProps) {
  const id = useId()
  return (
    <>
      <Views
        value={view}
        onChange={(_, next: EditorView) => onChange(next)}
        variant="scrollable"
        scrollButtons={false}
        aria-label="Qué se muestra del cuestionario"
      >
        {views.map((each) => (
          <View
            key={each}
            value={each}
            label={texts.views[each]}
            id={`${id}-${each}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Views>
      <Stack role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${view}`}>
        {children}
      </Stack>
    </>
  )
}

function LockedReason({ answered }: { answered: boolean }) {
  return answered ? (
    <InfoPanel
      title="Las preguntas ya no se pueden cambiar."
      text="Hay familias que ya respondieron. Si las preguntas cambiaran, sus respuestas dejarían de tener sentido."
    />
  ) : (
    <InfoPanel title="No tienes permiso para cambiar las preguntas." />
  )
}

const Frame = styled('div')(({ theme: { spacing, typography } }) => ({
  display: 'grid',
  gap: spacing(3),
  maxWidth: 720,
  '& > .title': { ...typography.h2, margin: 0, overflowWrap: 'anywhere' },
  '& > p': { margin: 0, overflowWrap: 'anywhere' },
  '& > .about': { whiteSpace: 'pre-line' },
}))

type Shown = Pick<Questionnaire, 'titulo' | 'descripcion'> & {
  preguntas: readonly Omit<Questionnaire['preguntas'][number], 'id'>[]
}

interface PreviewProps {
  questionnaire: Shown
  still?: boolean
}

function Preview({ questionnaire: { titulo, descripcion, preguntas }, still = false }: PreviewProps) {
  const Title = still ? 'h2' : 'h3'
  const [tried, setTried] = useState<Record<number, string[]>>({})
  return (
    <Section
      {...(still
        ? {}
        : {
            title: 'Así lo verá cada familia',
            text: 'Puedes probarlo: lo que respondas aquí no se guarda.',
          })}
    >
      <Frame>
        <Title className="title">{titulo || 'Sin título'}</Title>
        {descripcion && <p className="about">{descripcion}</p>}
        {preguntas.length === 0 && <p>Todavía no hay preguntas que mostrar.</p>}
        {preguntas.map((question, index) => (
          <QuestionField
            // The index may be the key: moving a question draws the preview again anyway.
            key={index}
            question={{
              ...question,
              pregunta: question.pregunta || '(pregunta sin texto)',
              opciones: [...new Set(question.opciones)],
            }}
            value={tried[index] ?? []}
            onChange={(value) => setTried({ ...tried, [index]: value })}
            disabled={still}
          />
        ))}
      </Frame>
    </Section>
  )
}

interface QuestionnaireEditorProps {
  cycle: Cycle
  stored: Questionnaire | null
  picker: ReactNode
  canCreate: boolean
}

const isView = (text: string | null, views: readonly EditorView[]): text is EditorView =>
  views.includes(text as EditorView)

export function QuestionnaireEditor({ cycle, stored, picker, canCreate }: QuestionnaireEditorProps) {
  const [params, setParams] = useSearchParams()
  const canReadAnswers = useMay()(routes.listAnswers.access)
  const writing = useQuestionnaireDraft(stored)
  const { draft, dirty } = writing
  useUnsavedGuard(dirty)
  useKept<Draft>(`cuestionario ${cycle.id} ${stored?.id ?? ''}`, {
    read: () => (dirty ? draft : undefined),
    write: (stored) => writing.dispatch({ type: 'loaded', draft: stored }),
  })
  const views: readonly EditorView[] =
    stored && canReadAnswers ? ['preguntas', 'vista', 'respuestas'] : ['preguntas', 'vista']
  const viewParam = params.get('ver')
  const view = isView(viewParam, views) ? viewParam : 'preguntas'
  const show = (next: EditorView) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (next === 'preguntas') after.delete('ver')
        else after.set('ver', next)
        return after
      },
      { replace: true },
    )
  // Unless changed: a draft begun before a family's first answer stays visible, though it cannot be saved any more.
  const locked = !canCreate || (stored?.respondido === true && !dirty)
  return (
    <Page
      title={texts.title}
      subtitle={picker}
      action={stored && <ActiveSwitch cycle={cycle} active={stored.activo} dirty={dirty} />}
    >
      <EditorViews view={view} views={views} onChange={show}>
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
      </EditorViews>
    </Page>
  )
}
