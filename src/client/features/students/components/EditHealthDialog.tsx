import { useForm } from 'react-hook-form'
import type { StudentDetail } from '@contract/students/students.schemas'
import { isApiError } from '../../../state/core/errors'
import { useUpdateStudentMutation } from '../../../state/students/students.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { showServerProblems } from '../../../ui/forms/showServerProblems'
import { useNotice } from '../../../ui/notices/useNotice'
import { failureNotice } from '../notices'
import { healthBody } from '../student.body'
import { healthProblems } from '../student.problems'
import type { HealthValues } from '../student.values'
import { texts } from '../students.texts'
import { HealthFields } from './HealthFields'

interface EditHealthDialogProps {
  student: StudentDetail
  onClose: () => void
}

const written = (items: StudentDetail['alergias']): string[] => items.map(({ descripcion }) => descripcion)

/** Allergies and illnesses of a pupil; both lists travel whole and take the place of the stored ones. */
export function EditHealthDialog({ student, onClose }: EditHealthDialogProps) {
  const form = useForm<HealthValues>({
    defaultValues: { alergias: written(student.alergias), enfermedades: written(student.enfermedades) },
    resolver: rulesResolver(healthProblems),
  })
  const [updateStudent] = useUpdateStudentMutation()
  const { notify } = useNotice()

  const save = form.handleSubmit(async (values) => {
    try {
      await updateStudent({ id: student.id, ...healthBody(values) }).unwrap()
      // The notice says nothing of what was written: it stays on the screen for all to see.
      notify({ title: texts.updated, kind: 'success' })
      onClose()
    } catch (error) {
      if (!isApiError(error)) throw error
      showServerProblems(form, error.campos)
      notify(failureNotice(error.message))
    }
  })

  return (
    <FormDialog
      open
      size="md"
      title={texts.editHealth}
      text={`${student.nombre} · ${student.numero_control}`}
      dirty={form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <HealthFields control={form.control} />
    </FormDialog>
  )
}
