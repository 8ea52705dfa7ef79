import { useForm } from 'react-hook-form'
import {
  departmentName,
  departmentProblems,
  MAX_DEPARTMENT_NAME,
} from '@contract/departments/departments.rules'
import type { Department } from '@contract/departments/departments.schemas'
import { useKeyedWrite } from '../../../state/core/useKeyedWrite'
import { useRenameDepartmentMutation } from '../../../state/departments/departments.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { useRefusal } from '../../../ui/forms/useRefusal'
import { useNotice } from '../../../ui/notices/useNotice'
import { problemsNotice } from '../departments.notices'
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
  const send = useKeyedWrite(renameDepartment, useRefusal(texts.updateFailed, form))
  const { notify } = useNotice()

  const save = form.handleSubmit(
    async ({ nombre }) => {
      const name = departmentName(nombre)
      if (name === department.nombre) return onClose()
      if (!(await send({ id: department.id, nombre: name }))) return
      notify({ title: texts.renamed, kind: 'success' })
      onClose()
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
