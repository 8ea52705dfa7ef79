import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { eventsRoutes as routes } from '@contract/events/events.routes'
import { eventText } from '@contract/events/events.rules'
import { useUpload } from '../../../state/core/useUpload'
import { useRegisterEventMutation } from '../../../state/events/events.api'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { UploadOverlay } from '../../../ui/files/UploadOverlay'
import { PageForm } from '../../../ui/forms/PageForm'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { useRefusal } from '../../../ui/forms/useRefusal'
import { useNotice } from '../../../ui/notices/useNotice'
import { Page } from '../../../ui/page/Page'
import { Section } from '../../../ui/page/Section'
import { EventFields } from '../components/EventFields'
import { FilesField } from '../components/FilesField'
import { problemsNotice, STOPPED } from '../events.notices'
import { LIST, texts } from '../events.texts'
import { EMPTY_EVENT, newEventProblems, type EventValues } from '../events.values'

/** Registers an event with its pictures; while they travel one sees how far they are. */
export function RegisterEventPage() {
  const form = useForm<EventValues>({
    defaultValues: EMPTY_EVENT,
    resolver: rulesResolver(newEventProblems),
  })
  const { control, formState } = form
  const [registerEvent] = useRegisterEventMutation()
  const { send, progress, stop } = useUpload(registerEvent, useRefusal(texts.registerFailed, form))
  const canRead = useAppSelector((state) => selectMay(state, routes.list.access))
  const back = canRead ? LIST : '/'
  const { notify } = useNotice()
  const navigate = useNavigate()

  const save = form.handleSubmit(
    async ({ files, ...values }) => {
      const answer = await send({ ...eventText(values), files: files.flatMap(({ file }) => file ?? []) })
      if (answer === 'stopped') return notify(STOPPED)
      if (!answer) return
      notify({ title: texts.registered, kind: 'success' })
      await navigate(canRead ? `/evento/${answer.evento.id}` : back)
    },
    (errors) => notify(problemsNotice(errors)),
  )

  return (
    <Page title={texts.register} breadcrumb={canRead ? [{ label: texts.list, to: LIST }] : []} narrow>
      <PageForm onSubmit={save} dirty={formState.isDirty} submitLabel={texts.register} cancelTo={back}>
        <Section title={texts.data}>
          <EventFields control={control} />
        </Section>
        <Section>
          <FilesField control={control} />
        </Section>
      </PageForm>
      <UploadOverlay progress={progress} onStop={stop} />
    </Page>
  )
}
