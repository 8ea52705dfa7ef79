import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { REQUIRED_TO_KEEP, type EmployeeField } from '@contract/roster/roster.rules'
import type { Employee } from '@contract/roster/roster.schemas'
import { isApiError } from '../../../state/core/errors'
import { useUpdateEmployeeMutation } from '../../../state/roster/roster.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { showServerProblems } from '../../../ui/forms/showServerProblems'
import { useNotice } from '../../../ui/notices/useNotice'
import { changeBody, changeProblems, valuesOf, type EmployeeValues } from '../employee.values'
import { changeNotice, failureNotice } from '../roster.notices'
import { texts } from '../roster.texts'
import { PaperFields } from './PaperFields'
import { PersonFields } from './PersonFields'
import { WorkFields } from './WorkFields'

const required = (field: EmployeeField): boolean => REQUIRED_TO_KEEP.includes(field)

/** Changes the data of a collaborator; only what changed travels. */
export function EditEmployeeDialog({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  // As it was when editing began: a fresh answer meanwhile must not make its fields look changed here.
  const [before] = useState(() => valuesOf(employee))
  const form = useForm<EmployeeValues>({ defaultValues: before, resolver: rulesResolver(changeProblems) })
  const [updateEmployee] = useUpdateEmployeeMutation()
  const { notify } = useNotice()

  const save = form.handleSubmit(
    async (values) => {
      const change = changeBody(values, before)
      if (Object.keys(change).length === 0) return onClose()
      try {
        await updateEmployee({ id: employee.id, ...change }).unwrap()
        notify({ title: texts.updated, kind: 'success' })
        onClose()
      } catch (error) {
        notify(failureNotice(texts.updateFailed, error))
        if (isApiError(error)) showServerProblems(form, error.campos)
      }
    },
    (errors) => notify(changeNotice(errors)),
  )

  const fields = { control: form.control, required }
  return (
    <FormDialog
      open
      size="md"
      title={texts.editTitle}
      text={employee.nombre}
      dirty={form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <PersonFields {...fields} />
      <WorkFields {...fields} current={before.departamento} withSalary />
      <PaperFields {...fields} />
    </FormDialog>
  )
}
