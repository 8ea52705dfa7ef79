import { useState } from 'react'
import type { StudentDetail } from '@contract/students/students.schemas'
import { useUpdateStudent } from '../../../state/students/students.writes'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
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
} from '../studentForm'
import { texts } from '../students.texts'
import { HealthFields } from './HealthFields'
import { StudentFields, useRefusedCurp } from './StudentFields'

interface StudentDialogProps {
  student: StudentDetail
  onClose: () => void
}

export function EditStudent({ row: student, onClose }: { row: StudentDetail; onClose: () => void }) {
  const [before] = useState(student)
  const { refused, noteRefusal } = useRefusedCurp()
  const { form, dialog } = useDialogForm({
    draftName: `alumno ${student.id}`,
    values: valuesOf(before),
    problems: problemsOf(before),
    write: useUpdateStudent,
    onClose,
    body: (values: StudentValues) => {
      const change = changeBody(values, before)
      const [file] = values.file
      if (Object.keys(change).length === 0 && !file) return null
      return { id: student.id, ...change, ...(file ? { file } : {}) }
    },
    onFailed: (error, { curp }) => noteRefusal(curp, error),
  })

  return (
    <FormDialog
      {...dialog}
      size="md"
      title="Editar alumno"
      text={`${student.nombre} · ${student.numero_control}`}
    >
      <StudentFields form={form} before={before} refused={refused} />
    </FormDialog>
  )
}

/** Only changed fields are sent, lists whole. Notices do not repeat health data, because others see the screen. */
export function EditHealthDialog({ student, onClose }: StudentDialogProps) {
  const [before] = useState(() => healthValues(student))
  const { control, dialog } = useDialogForm({
    draftName: `salud ${student.id}`,
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
