import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { rosterRoutes as routes } from '@contract/roster/roster.routes'
import { REQUIRED_TO_REGISTER, type EmployeeField } from '@contract/roster/roster.rules'
import * as paths from '@contract/domain/screenPaths'
import { useCreateEmployee } from '../../../state/roster/roster.api'
import { useMay } from '../../../state/session/useMay'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { FileField } from '../../../ui/files/FilePicker'
import { PageForm } from '../../../ui/forms/PageForm'
import { Stack } from '../../../ui/layout/layout'
import { Page } from '../../../ui/page/Page'
import { Section } from '../../../ui/page/Section'
import { useWayBack } from '../../../write/useWayBack'
import { EmployeePapers, PersonFields, WorkFields } from '../components/EmployeeFields'
import { emptyEmployee, newEmployeeBody, registrationProblems, type EmployeeValues } from '../employee.values'
import { texts } from '../roster.texts'

const isRequired = (field: EmployeeField): boolean => REQUIRED_TO_REGISTER.includes(field)

export function RegisterEmployeePage() {
  const form = useKeptForm<EmployeeValues>({
    draftName: 'empleado',
    defaultValues: emptyEmployee(),
    problems: registrationProblems,
  })
  const [saved, setSaved] = useState(0)
  const { send, tellWrong } = useCreateEmployee({ form })
  const may = useMay()
  const canRead = may(routes.get.access)
  const { back, breadcrumb } = useWayBack(routes.list, { label: texts.list, to: paths.roster })
  const withSalary = may(routes.update.access)
  const navigate = useNavigate()

  const save = form.handleSubmit(async (values) => {
    const [file = null] = values.file
    const { done, answer } = await send({ ...newEmployeeBody(values), file })
    if (!done) return
    form.reset(emptyEmployee())
    if (canRead) return navigate(paths.employee(answer.empleado.id))
    setSaved((count) => count + 1)
  }, tellWrong)

  const fields = { control: form.control, isRequired }
  return (
    <Page title={texts.register} breadcrumb={breadcrumb} narrow>
      <PageForm onSubmit={save} dirty={form.formState.isDirty} submitLabel={texts.register} cancelTo={back}>
        <Stack key={saved}>
          <Section title={texts.person}>
            <PersonFields {...fields}>
              <div className="wide">
                <FileField control={form.control} label="Foto" accept={['image']} required />
              </div>
            </PersonFields>
          </Section>
          <Section title={texts.work}>
            <WorkFields {...fields} current="" withSalary={withSalary} />
          </Section>
          <Section title={texts.papers} text="Un dato que no cuadra se avisa y se puede guardar así.">
            <EmployeePapers {...fields} />
          </Section>
        </Stack>
      </PageForm>
    </Page>
  )
}
