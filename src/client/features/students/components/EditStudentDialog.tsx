import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { StudentDetail } from '@contract/students/students.schemas'
import { isApiError } from '../../../state/core/errors'
import { useUpdateStudentMutation } from '../../../state/students/students.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { showServerProblems } from '../../../ui/forms/showServerProblems'
import { useNotice } from '../../../ui/notices/useNotice'
import { failureNotice, problemsNotice } from '../notices'
import { changeBody } from '../student.body'
import { problemsOf } from '../student.problems'
import { valuesOf, type StudentValues } from '../student.values'
import { texts } from '../students.texts'
import { useRefusedCurp } from '../useRefusedCurp'
import { StudentFields } from './StudentFields'

interface EditStudentDialogProps {
  student: StudentDetail
  onClose: () => void
}

/** Changes the data or the photo of a pupil; only what changed travels. */
export function EditStudentDialog({ student, onClose }: EditStudentDialogProps) {
  // As it was when editing began: a fresh answer meanwhile must not make its fields look changed here.
  const [before] = useState(student)
  const form = useForm<StudentValues>({
    defaultValues: valuesOf(before),
    resolver: rulesResolver(problemsOf(before)),
  })
  const [updateStudent] = useUpdateStudentMutation()
  const { refused, noteRefusal } = useRefusedCurp()
  const { notify } = useNotice()

  const save = form.handleSubmit(
    async (values) => {
      const change = changeBody(values, before)
      const [file] = values.file
      if (Object.keys(change).length === 0 && !file) return onClose()
      try {
        await updateStudent({ id: student.id, ...change, ...(file ? { file } : {}) }).unwrap()
        notify({ title: texts.updated, kind: 'success' })
        onClose()
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
