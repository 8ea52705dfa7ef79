import { useForm } from 'react-hook-form'
import {
  departmentName,
  departmentProblems,
  MAX_DEPARTMENT_NAME,
} from '@contract/departments/departments.rules'
import type { Department } from '@contract/departments/departments.schemas'
import { isApiError } from '../../../state/core/errors'
import { useRenameDepartmentMutation } from '../../../state/departments/departments.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { showServerProblems } from '../../../ui/forms/showServerProblems'
import { useNotice } from '../../../ui/notices/useNotice'
import { failureNotice, problemsNotice } from '../departments.notices'
import { texts } from '../departments.texts'

interface RenameDepartmentDialogProps {
  department: Department
  onClose: () => void
}

/** Another name for a department. */
export function RenameDepartmentDialog({ department, onClose }: RenameDepartmentDialogProps) {
  const form = useForm<{ nombre: string }>({
    defaultValues: { nombre: department.nombre },
    resolver: rulesResolver(departmentProblems),
  })
  const [renameDepartment] = useRenameDepartmentMutation()
  const { notify } = useNotice()

  const save = form.handleSubmit(
    async ({ nombre }) => {
      const name = departmentName(nombre)
      if (name === department.nombre) return onClose()
      try {
        await renameDepartment({ id: department.id, nombre: name }).unwrap()
        notify({ title: texts.renamed, kind: 'success' })
        onClose()
      } catch (error) {
        notify(failureNotice(texts.updateFailed, error))
        if (isApiError(error)) showServerProblems(form, error.campos)
      }
    },
    (errors) => notify(problemsNotice(errors)),
  )

  return (
    <FormDialog
      open
      title={texts.renameTitle}
      text={texts.renameText}
      dirty={form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <Bound control={form.control} name="nombre">
        {(field) => (
          <UppercaseInput {...field} label={texts.nombre} maxLength={MAX_DEPARTMENT_NAME} required />
        )}
      </Bound>
    </FormDialog>
  )
}
