import { useState } from 'react'
import type { StudentDetail } from '@contract/students/students.schemas'
import { useUpdateStudent } from '../../../state/students/students.writes'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { useDialogForm } from '../../../write/useDialogForm'
import {
  changeBody,
  healthChange,
  healthProblems,
  healthValues,
  problemsOf,
  valuesOf,
  type HealthValues,
  type StudentValues,
} from '../student.form'
import { texts } from '../students.texts'
import { HealthFields } from './HealthFields'
import { StudentFields, useRefusedCurp } from './StudentFields'

interface StudentDialogProps {
  student: StudentDetail
  onClose: () => void
}

export function EditStudent({ row: student, onClose }: { row: StudentDetail; onClose: () => void }) {
  const [before] = useState(student)
  const form = useKeptForm<StudentValues>({
    kept: `alumno ${student.id}`,
    defaultValues: valuesOf(before),
    resolver: rulesResolver(problemsOf(before)),
  })
  const { send, wrong } = useUpdateStudent({ form })
  const { refused, noteRefusal } = useRefusedCurp()
  const save = form.handleSubmit(async (values) => {
    const change = changeBody(values, before)
    const [file] = values.file
    if (Object.keys(change).length === 0 && !file) return onClose()
    const outcome = await send({ id: student.id, ...change, ...(file ? { file } : {}) })
    if (outcome.done) onClose()
    else if (outcome.error) noteRefusal(values.curp, outcome.error)
  }, wrong)

  return (
    <FormDialog
      open
      size="md"
      title="Editar alumno"
      text={`${student.nombre} · ${student.numero_control}`}
      dirty={form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <StudentFields form={form} before={before} refused={refused} />
    </FormDialog>
  )
}

/** Only changed fields are sent, a list whole. The notices do not repeat health data, because other people see the screen. */
export function EditHealthDialog({ student, onClose }: StudentDialogProps) {
  const [before] = useState(() => healthValues(student))
  const { control, dialog } = useDialogForm({
    kept: `salud ${student.id}`,
    problems: healthProblems,
    write: useUpdateStudent,
    onClose,
    values: before,
    body: (values: HealthValues) => {
      const change = healthChange(values, before)
      return Object.keys(change).length > 0 ? { id: student.id, ...change } : null
    },
  })

  return (
    <FormDialog
      size="md"
      title={texts.editHealth}
      text={`${student.nombre} · ${student.numero_control}`}
      {...dialog}
    >
      <HealthFields control={control} />
    </FormDialog>
  )
}
