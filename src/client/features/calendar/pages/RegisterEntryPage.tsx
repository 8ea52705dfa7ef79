import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { calendarRoutes as routes } from '@contract/calendar/calendar.routes'
import { entryProblems, NO_FILE } from '@contract/calendar/calendar.rules'
import { isMonthName } from '@contract/domain/months'
import { useRegisterCalendarEntryMutation } from '../../../state/calendar/calendar.api'
import { useKeyedWrite } from '../../../state/core/useKeyedWrite'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { Bound } from '../../../ui/fields/Bound'
import { FilePicker } from '../../../ui/files/FilePicker'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import { PageForm } from '../../../ui/forms/PageForm'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { useRefusal } from '../../../ui/forms/useRefusal'
import { useNotice } from '../../../ui/notices/useNotice'
import { Page } from '../../../ui/page/Page'
import { Section } from '../../../ui/page/Section'
import { LIST, texts } from '../calendar.texts'
import { MonthSelect } from '../components/MonthSelect'

interface Values {
  mes: string
  file: File[]
}

/** Puts an image or a PDF into a month. */
export function RegisterEntryPage() {
  const form = useForm<Values>({
    defaultValues: { mes: '', file: [] },
    resolver: rulesResolver(({ mes, file }) => entryProblems({ mes, files: file })),
  })
  const { control, formState } = form
  const [register] = useRegisterCalendarEntryMutation()
  const canRead = useAppSelector((state) => selectMay(state, routes.list.access))
  const back = canRead ? LIST : '/'
  const send = useKeyedWrite(register, useRefusal(texts.registerFailed, form))
  const { notify } = useNotice()
  const navigate = useNavigate()

  const save = form.handleSubmit(
    async ({ mes, file: [file] }) => {
      if (!isMonthName(mes) || !file) return
      if (!(await send({ mes, file }))) return
      notify({ title: texts.registered, kind: 'success' })
      void navigate(back)
    },
    ({ mes }) => notify({ title: texts.ups, text: mes ? texts.missing : NO_FILE, kind: 'warning' }),
  )

  return (
    <Page title={texts.register} breadcrumb={canRead ? [{ label: texts.list, to: LIST }] : []} narrow>
      <PageForm onSubmit={save} dirty={formState.isDirty} submitLabel={texts.register} cancelTo={back}>
        <Section>
          <FieldGrid>
            <Bound control={control} name="mes">
              {(field) => <MonthSelect {...field} />}
            </Bound>
            <div className="wide">
              <Bound control={control} name="file">
                {({ value, error, onChange, ref }) => (
                  <FilePicker
                    ref={ref}
                    label={texts.fields.file}
                    files={value}
                    error={error}
                    onChange={onChange}
                    accept={['image', 'pdf']}
                    required
                  />
                )}
              </Bound>
            </div>
          </FieldGrid>
        </Section>
      </PageForm>
    </Page>
  )
}
