import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { rosterRoutes as routes } from '@contract/roster/roster.routes'
import { REQUIRED_TO_REGISTER, type EmployeeField } from '@contract/roster/roster.rules'
import { useKeyedWrite } from '../../../state/core/useKeyedWrite'
import { useAppSelector } from '../../../state/hooks'
import { useRegisterEmployeeMutation } from '../../../state/roster/roster.api'
import { selectMay } from '../../../state/session/session.selectors'
import { PageForm } from '../../../ui/forms/PageForm'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { useRefusal } from '../../../ui/forms/useRefusal'
import { useNotice } from '../../../ui/notices/useNotice'
import { Page } from '../../../ui/page/Page'
import { Section } from '../../../ui/page/Section'
import { PaperFields } from '../components/PaperFields'
import { PersonFields } from '../components/PersonFields'
import { PhotoField } from '../components/PhotoField'
import { WorkFields } from '../components/WorkFields'
import { emptyEmployee, newEmployeeBody, registrationProblems, type EmployeeValues } from '../employee.values'
import { registrationNotice } from '../roster.notices'
import { texts } from '../roster.texts'

const LIST = '/plantilla'
const required = (field: EmployeeField): boolean => REQUIRED_TO_REGISTER.includes(field)

/** A new collaborator; once kept, their page. */
export function RegisterEmployeePage() {
  const form = useForm<EmployeeValues>({
    defaultValues: emptyEmployee(),
    resolver: rulesResolver(registrationProblems),
  })
  const [registerEmployee] = useRegisterEmployeeMutation()
  const [saved, setSaved] = useState(0)
  const send = useKeyedWrite(registerEmployee, useRefusal(texts.registerFailed, form))
  const canRead = useAppSelector((state) => selectMay(state, routes.get.access))
  const canList = useAppSelector((state) => selectMay(state, routes.list.access))
  const withSalary = useAppSelector((state) => selectMay(state, routes.update.access))
  const { notify } = useNotice()
  const navigate = useNavigate()

  const save = form.handleSubmit(
    async (values) => {
      const [file = null] = values.file
      const answer = await send({ ...newEmployeeBody(values), file })
      if (!answer) return
      notify({ title: texts.registered, kind: 'success' })
      form.reset(emptyEmployee())
      if (canRead) return navigate(`/plantilla/${answer.empleado.id}`)
      setSaved((count) => count + 1)
    },
    (errors) => notify(registrationNotice(errors)),
  )

  const fields = { control: form.control, required }
  return (
    <Page title={texts.register} breadcrumb={canList ? [{ label: texts.list, to: LIST }] : []} narrow>
      <PageForm
        onSubmit={save}
        dirty={form.formState.isDirty}
        submitLabel={texts.register}
        cancelTo={canList ? LIST : '/'}
      >
        {/* A new form for each: nothing of the last one stays. */}
        <div key={saved}>
          <Section title={texts.person}>
            <PersonFields {...fields}>
              <div className="wide">
                <PhotoField control={form.control} />
              </div>
            </PersonFields>
          </Section>
          <Section title={texts.work}>
            <WorkFields {...fields} current="" withSalary={withSalary} />
          </Section>
          <Section title={texts.papers} text={texts.papersText}>
            <PaperFields {...fields} />
          </Section>
        </div>
      </PageForm>
    </Page>
  )
}
