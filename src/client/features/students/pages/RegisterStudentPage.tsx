import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Student } from '@contract/students/students.schemas'
import { studentsRoutes } from '@contract/students/students.routes'
import { countText } from '@contract/domain/text'
import * as paths from '@contract/domain/screenPaths'
import { useMay } from '../../../state/session/useMay'
import { useCreateStudent } from '../../../state/students/students.writes'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { PageForm } from '../../../ui/forms/PageForm'
import { Icon } from '../../../ui/icons/Icon'
import { Stack } from '../../../ui/layout/layout'
import { Page } from '../../../ui/page/Page'
import { Section } from '../../../ui/page/Section'
import { useWayBack } from '../../../write/useWayBack'
import { HealthFields } from '../components/HealthFields'
import { StudentFields, useRefusedCurp } from '../components/StudentFields'
import { newStudentBody, problemsOf, valuesOf, type StudentValues } from '../studentForm'
import { LIST } from '../studentsList.texts'
import { texts } from '../students.texts'

type Saved = Pick<Student, 'id' | 'nombre' | 'numero_control'>

const Strip = styled('p')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(1),
  margin: 0,
  padding: spacing(1.5),
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.surface.successSoft,
  '& > svg': { color: vars.palette.success.main },
  '& > a': { fontWeight: 600, color: vars.palette.primary.main },
  '& > small': { marginInlineStart: 'auto', color: vars.palette.text.secondary },
}))

function SavedStudents({ last, count }: { last: Saved; count: number }) {
  const canRead = useMay()(studentsRoutes.get.access)
  return (
    <Strip>
      <Icon name="success" />
      <span>
        {last.nombre} · {last.numero_control}
      </span>
      {canRead && <Link to={paths.student(last.id)}>Ver al alumno</Link>}
      <small>{countText(count, 'alumno registrado', 'alumnos registrados')}</small>
    </Strip>
  )
}

/** Registers one pupil after another: the form empties and its first field takes the focus. */
export function RegisterStudentPage() {
  const form = useKeptForm<StudentValues>({
    draftName: 'alumno',
    defaultValues: valuesOf(null),
    problems: problemsOf(null),
  })
  const { send, tellWrong } = useCreateStudent({ form })
  const [saved, setSaved] = useState<{ last: Saved | null; count: number }>({ last: null, count: 0 })
  const { refused, noteRefusal } = useRefusedCurp()
  const { back, breadcrumb } = useWayBack(studentsRoutes.listAll, LIST)
  const save = form.handleSubmit(async (values) => {
    const [file = null] = values.file
    const outcome = await send({ ...newStudentBody(values), file })
    if (outcome.done) {
      form.reset(valuesOf(null))
      setSaved(({ count }) => ({ last: outcome.answer.alumno, count: count + 1 }))
    } else if (outcome.error) noteRefusal(values.curp, outcome.error)
  }, tellWrong)

  return (
    <Page title={texts.register} breadcrumb={breadcrumb} narrow>
      {saved.last && <SavedStudents last={saved.last} count={saved.count} />}
      <PageForm onSubmit={save} dirty={form.formState.isDirty} submitLabel={texts.register} cancelTo={back}>
        {/* The key makes a new form for each pupil: no value of the last one stays, and the first field takes the focus. */}
        <Stack key={saved.count}>
          <Section title="Datos">
            <StudentFields form={form} before={null} refused={refused} />
          </Section>
          <Section title={texts.healthTitle} text={texts.healthText}>
            <HealthFields control={form.control} />
          </Section>
        </Stack>
      </PageForm>
    </Page>
  )
}
