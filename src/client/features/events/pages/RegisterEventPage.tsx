import { useNavigate } from 'react-router-dom'
import { storyProblems, storyText, type Story } from '@contract/domain/story'
import { eventsRoutes as routes } from '@contract/events/events.routes'
import * as paths from '@contract/domain/screenPaths'
import { useCreateEvent } from '../../../state/events/events.api'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { UploadOverlay } from '../../../ui/files/UploadOverlay'
import { PageForm } from '../../../ui/forms/PageForm'
import { StoryFields } from '../../../ui/forms/StoryFields'
import { Page } from '../../../ui/page/Page'
import { Section } from '../../../ui/page/Section'
import { useWayBack } from '../../../write/useWayBack'
import { FilesField, filesProblems, type FilesValues } from '../components/EventFiles'
import { texts } from '../events.texts'

interface EventValues extends Story, FilesValues {}

const problems = (values: EventValues) => ({ ...storyProblems(values), ...filesProblems(values) })

export function RegisterEventPage() {
  const form = useKeptForm<EventValues>({
    draftName: 'evento',
    defaultValues: { titulo: '', fecha: '', descripcion: '', files: [] },
    problems,
  })
  const { control, formState } = form
  const { send, tellWrong, progress, stop } = useCreateEvent({ form })
  const { mayList, back, breadcrumb } = useWayBack(routes.list, { label: texts.list, to: paths.events })
  const navigate = useNavigate()

  const save = form.handleSubmit(async ({ files, ...values }) => {
    const outcome = await send({ ...storyText(values), files: files.flatMap(({ file }) => file ?? []) })
    if (outcome.done) await navigate(mayList ? paths.event(outcome.answer.evento.id) : back)
  }, tellWrong)

  return (
    <Page title={texts.register} breadcrumb={breadcrumb} narrow>
      <PageForm onSubmit={save} dirty={formState.isDirty} submitLabel={texts.register} cancelTo={back}>
        <Section title="Datos">
          <StoryFields control={control} />
        </Section>
        <Section>
          <FilesField control={control} />
        </Section>
      </PageForm>
      <UploadOverlay progress={progress} onStop={stop} />
    </Page>
  )
}
