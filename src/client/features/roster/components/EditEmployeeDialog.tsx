import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { REQUIRED_TO_KEEP, type EmployeeField } from '@contract/roster/roster.rules'
import type { Employee } from '@contract/roster/roster.schemas'
import { useKeyedWrite } from '../../../state/core/useKeyedWrite'
import { useUpdateEmployeeMutation } from '../../../state/roster/roster.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { useRefusal } from '../../../ui/forms/useRefusal'
import { useNotice } from '../../../ui/notices/useNotice'
import { changeBody, changeProblems, valuesOf, type EmployeeValues } from '../employee.values'
import { changeNotice } from '../roster.notices'
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
  const send = useKeyedWrite(updateEmployee, useRefusal(texts.updateFailed, form))
  const { notify } = useNotice()

  const save = form.handleSubmit(
    async (values) => {
      const change = changeBody(values, before)
      if (Object.keys(change).length === 0) return onClose()
      if (!(await send({ id: employee.id, ...change }))) return
      notify({ title: texts.updated, kind: 'success' })
      onClose()
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
