import { useNavigate } from 'react-router-dom'
import { calendarRoutes as routes } from '@contract/calendar/calendar.routes'
import { entryProblems } from '@contract/calendar/calendar.rules'
import { isMonthName } from '@contract/domain/months'
import * as paths from '@contract/domain/screenPaths'
import { useCreateCalendarEntry } from '../../../state/calendar/calendar.api'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { Bound } from '../../../ui/fields/Bound'
import { FileField } from '../../../ui/files/FilePicker'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import { PageForm } from '../../../ui/forms/PageForm'
import { Page } from '../../../ui/page/Page'
import { Section } from '../../../ui/page/Section'
import { useWayBack } from '../../../write/useWayBack'
import { texts } from '../calendar.texts'
import { MonthSelect } from '../components/MonthSelect'

interface Values {
  mes: string
  file: File[]
}

export function RegisterEntryPage() {
  const form = useKeptForm<Values>({
    draftName: 'actividad',
    defaultValues: { mes: '', file: [] },
    problems: ({ mes, file }) => entryProblems({ mes, files: file }),
  })
  const { control, formState } = form
  const { send, tellWrong } = useCreateCalendarEntry({ form })
  const { back, breadcrumb } = useWayBack(routes.list, { label: texts.list, to: paths.calendar })
  const navigate = useNavigate()

  const save = form.handleSubmit(async ({ mes, file: [file] }) => {
    if (!isMonthName(mes) || !file) return
    const { done } = await send({ mes, file })
    if (done) void navigate(back)
  }, tellWrong)

  return (
    <Page title={texts.register} breadcrumb={breadcrumb} narrow>
      <PageForm onSubmit={save} dirty={formState.isDirty} submitLabel={texts.register} cancelTo={back}>
        <Section>
          <FieldGrid>
            <Bound control={control} name="mes">
              {(field) => <MonthSelect {...field} />}
            </Bound>
            <div className="wide">
              <FileField control={control} label={texts.fields.file} accept={['image', 'pdf']} required />
            </div>
          </FieldGrid>
        </Section>
      </PageForm>
    </Page>
  )
}
