import { useNavigate } from 'react-router-dom'
import { NO_IMAGE } from '@contract/domain/messages'
import { storyProblems, storyText, type Story } from '@contract/domain/story'
import { mentionsRoutes as routes } from '@contract/mentions/mentions.routes'
import { useCreateMention } from '../../../state/mentions/mentions.api'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { FileField } from '../../../ui/files/FilePicker'
import { PageForm } from '../../../ui/forms/PageForm'
import { StoryFields } from '../../../ui/forms/StoryFields'
import { Page } from '../../../ui/page/Page'
import { Section } from '../../../ui/page/Section'
import { useWayBack } from '../../../write/useWayBack'
import { LIST, texts } from '../mentions.texts'

interface MentionValues extends Story {
  file: File[]
}

const problems = (values: MentionValues) => ({
  ...storyProblems(values),
  ...(values.file.length > 0 ? {} : { file: NO_IMAGE }),
})

export function RegisterMentionPage() {
  const form = useKeptForm<MentionValues>({
    draftName: 'mención',
    defaultValues: { titulo: '', fecha: '', descripcion: '', file: [] },
    problems,
  })
  const { control, formState } = form
  const { send, tellWrong } = useCreateMention({ form })
  const { back, breadcrumb } = useWayBack(routes.list, LIST)
  const navigate = useNavigate()

  const save = form.handleSubmit(async ({ file: [file], ...values }) => {
    if (!file) return
    const { done } = await send({ ...storyText(values), file })
    if (done) void navigate(back)
  }, tellWrong)

  return (
    <Page title={texts.register} breadcrumb={breadcrumb} narrow>
      <PageForm onSubmit={save} dirty={formState.isDirty} submitLabel={texts.register} cancelTo={back}>
        <Section>
          <StoryFields control={control} />
        </Section>
        <Section>
          <FileField control={control} label={texts.image} accept={['image']} required />
        </Section>
      </PageForm>
    </Page>
  )
}
