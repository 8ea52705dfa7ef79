import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { mentionsRoutes as routes } from '@contract/mentions/mentions.routes'
import { mentionText, newMentionProblems } from '@contract/mentions/mentions.rules'
import { useKeyedWrite } from '../../../state/core/useKeyedWrite'
import { useAppSelector } from '../../../state/hooks'
import { useRegisterMentionMutation } from '../../../state/mentions/mentions.api'
import { selectMay } from '../../../state/session/session.selectors'
import { Bound } from '../../../ui/fields/Bound'
import { FilePicker } from '../../../ui/files/FilePicker'
import { PageForm } from '../../../ui/forms/PageForm'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { useRefusal } from '../../../ui/forms/useRefusal'
import { useNotice } from '../../../ui/notices/useNotice'
import { Page } from '../../../ui/page/Page'
import { Section } from '../../../ui/page/Section'
import { MentionFields } from '../components/MentionFields'
import { problemsNotice } from '../mentions.notices'
import { LIST, texts } from '../mentions.texts'
import { EMPTY_MENTION, type MentionValues } from '../mentions.values'

/** Registers a mention with its image. */
export function RegisterMentionPage() {
  const form = useForm<MentionValues>({
    defaultValues: EMPTY_MENTION,
    resolver: rulesResolver((values) => newMentionProblems({ ...values, files: values.file })),
  })
  const { control, formState } = form
  const [register] = useRegisterMentionMutation()
  const canRead = useAppSelector((state) => selectMay(state, routes.list.access))
  const back = canRead ? LIST : '/'
  const send = useKeyedWrite(register, useRefusal(texts.registerFailed, form))
  const { notify } = useNotice()
  const navigate = useNavigate()

  const save = form.handleSubmit(
    async ({ file: [file], ...values }) => {
      if (!file) return
      if (!(await send({ ...mentionText(values), file }))) return
      notify({ title: texts.registered, kind: 'success' })
      void navigate(back)
    },
    (errors) => notify(problemsNotice(errors)),
  )

  return (
    <Page title={texts.register} breadcrumb={canRead ? [{ label: texts.list, to: LIST }] : []} narrow>
      <PageForm onSubmit={save} dirty={formState.isDirty} submitLabel={texts.register} cancelTo={back}>
        <Section>
          <MentionFields control={control} />
        </Section>
        <Section>
          <Bound control={control} name="file">
            {({ value, error, onChange, ref }) => (
              <FilePicker
                ref={ref}
                label={texts.fields.file}
                files={value}
                error={error}
                onChange={onChange}
                accept={['image']}
                required
              />
            )}
          </Bound>
        </Section>
      </PageForm>
    </Page>
  )
}
