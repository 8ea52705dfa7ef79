import { useEffect } from 'react'
import type { Student, StudentDetail } from '@contract/students/students.schemas'
import { ASKED_ANEW } from '../../../state/core/reads'
import { useCreateStudent } from '../../../state/students/students.writes'
import { useNextNumber } from '../../../state/students/students.selectors'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { PageForm } from '../../../ui/forms/PageForm'
import { PageLoading } from '../../../ui/page/PageLoading'
import { Section } from '../../../ui/page/Section'
import { newStudentBody, problemsOf, valuesOf, type StudentValues } from '../studentForm'
import { texts } from '../students.texts'
import { HealthFields } from './HealthFields'
import { StudentFields, useRefusedCurp } from './StudentFields'

interface PupilStepProps {
  /** A brother or sister: its surnames are filled in, and the CURP's first letters from the name. */
  sibling?: Pick<Student, 'id' | 'paterno' | 'materno'> | undefined
  onDone: (pupil: Pick<StudentDetail, 'id'>) => unknown
}

function PupilForm({ proposed, sibling, onDone }: PupilStepProps & { proposed: string | undefined }) {
  const form = useKeptForm<StudentValues>({
    draftName: sibling ? `hermano de ${sibling.id}` : 'alta de familia',
    defaultValues: {
      ...valuesOf(null),
      paterno: sibling?.paterno ?? '',
      materno: sibling?.materno ?? '',
    },
    problems: problemsOf(null),
  })
  const { getFieldState, resetField } = form
  useEffect(() => {
    if (proposed && !getFieldState('numero_control').isDirty)
      resetField('numero_control', { defaultValue: proposed })
  }, [proposed, getFieldState, resetField])
  const { send, tellWrong } = useCreateStudent({ form })
  const { refused, noteRefusal } = useRefusedCurp()
  const save = form.handleSubmit(async (values) => {
    const [file = null] = values.file
    const outcome = await send({ ...newStudentBody(values), file })
    if (outcome.done) await onDone(outcome.answer.alumno)
    else if (outcome.error) noteRefusal(values.curp, outcome.error)
  }, tellWrong)
  return (
    <PageForm onSubmit={save} dirty={form.formState.isDirty} submitLabel={texts.register}>
      <Section title="1. Alumno">
        <StudentFields form={form} before={null} refused={refused} beginsCurp={sibling !== undefined} />
      </Section>
      <Section title={texts.healthTitle} text={texts.healthText}>
        <HealthFields control={form.control} />
      </Section>
    </PageForm>
  )
}

export function PupilStep({ sibling, onDone }: PupilStepProps) {
  const { row: proposed, isLoading } = useNextNumber(undefined, ASKED_ANEW)
  // Wait for the proposed number: submitted before it arrives, the form would refuse the missing one.
  return isLoading ? (
    <PageLoading blocks={2} />
  ) : (
    <PupilForm proposed={proposed} sibling={sibling} onDone={onDone} />
  )
}
