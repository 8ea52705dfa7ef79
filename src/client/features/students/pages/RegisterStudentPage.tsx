import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { isApiError } from '../../../state/core/errors'
import { useIdempotencyKey } from '../../../state/core/useIdempotencyKey'
import { useAppSelector } from '../../../state/hooks'
import { selectCan } from '../../../state/session/session.selectors'
import { useRegisterStudentMutation } from '../../../state/students/students.api'
import { PageForm } from '../../../ui/forms/PageForm'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { showServerProblems } from '../../../ui/forms/showServerProblems'
import { useNotice } from '../../../ui/notices/useNotice'
import { Page } from '../../../ui/page/Page'
import { Section } from '../../../ui/page/Section'
import { HealthFields } from '../components/HealthFields'
import { SavedStudents, type Saved } from '../components/SavedStudents'
import { StudentFields } from '../components/StudentFields'
import { failureNotice, problemsNotice } from '../notices'
import { newStudentBody } from '../student.body'
import { problemsOf } from '../student.problems'
import { emptyStudent, type StudentValues } from '../student.values'
import { texts } from '../students.texts'
import { useRefusedCurp } from '../useRefusedCurp'

const LIST = '/historial/alumnos'

const contentOf = ({ name, size, lastModified }: File) => [name, size, lastModified]

/** One pupil after the other: after each the form is empty and the first field has the focus. */
export function RegisterStudentPage() {
  const form = useForm<StudentValues>({
    defaultValues: emptyStudent(),
    resolver: rulesResolver(problemsOf(null)),
  })
  const [registerStudent] = useRegisterStudentMutation()
  const [saved, setSaved] = useState<{ last: Saved | null; count: number }>({ last: null, count: 0 })
  const keys = useIdempotencyKey()
  const { refused, noteRefusal } = useRefusedCurp()
  const canList = useAppSelector((state) => selectCan(state, 'ALUMNOS', 'READ'))
  const { notify } = useNotice()

  const save = form.handleSubmit(
    async (values) => {
      const body = newStudentBody(values)
      const [file = null] = values.file
      const idempotencyKey = keys.keyFor([body, file && contentOf(file)])
      try {
        const { alumno } = await registerStudent({ ...body, file, idempotencyKey }).unwrap()
        keys.done()
        notify({ title: texts.saved, kind: 'success' })
        form.reset(emptyStudent())
        setSaved(({ count }) => ({ last: alumno, count: count + 1 }))
      } catch (error) {
        if (!isApiError(error)) throw error
        noteRefusal(values.curp, error)
        showServerProblems(form, error.campos)
        notify(failureNotice(error.message))
      }
    },
    (errors) => notify(problemsNotice(errors)),
  )

  return (
    <Page title={texts.register} breadcrumb={canList ? [{ label: texts.list, to: LIST }] : []} narrow>
      {saved.last && <SavedStudents last={saved.last} count={saved.count} />}
      <PageForm
        onSubmit={save}
        dirty={form.formState.isDirty}
        submitLabel={texts.register}
        cancelTo={canList ? LIST : '/'}
      >
        {/* A new form for each pupil: nothing of the last one stays, and the first field takes the focus. */}
        <div key={saved.count}>
          <Section title="Datos">
            <StudentFields form={form} before={null} refused={refused} />
          </Section>
          <Section title={texts.healthTitle} text={texts.healthText}>
            <HealthFields control={form.control} />
          </Section>
        </div>
      </PageForm>
    </Page>
  )
}
