import { useState } from 'react'
import { EMPTY_CHANGE, NO_IMAGE } from '@contract/domain/messages'
import { type EmployeeField, REQUIRED_TO_KEEP } from '@contract/roster/roster.rules'
import type { Employee } from '@contract/roster/roster.schemas'
import { useReplaceEmployeePhoto, useUpdateEmployee } from '../../../state/roster/roster.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { ReplaceFileDialog } from '../../../ui/files/ReplaceFileDialog'
import { Portrait } from '../../../ui/page/Portrait'
import { useDialogForm } from '../../../write/useDialogForm'
import { changeBody, changeProblems, type EmployeeValues, valuesOf } from '../employee.values'
import { texts } from '../roster.texts'
import { EmployeePapers, PersonFields, WorkFields } from './EmployeeFields'

interface EmployeeDialogProps {
  employee: Employee
  onClose: () => void
}

const isRequired = (field: EmployeeField): boolean => REQUIRED_TO_KEEP.includes(field)

export function EditEmployeeDialog({ employee, onClose }: EmployeeDialogProps) {
  const [before] = useState(() => valuesOf(employee))
  const { control, dialog } = useDialogForm({
    draftName: `empleado ${employee.id}`,
    values: before,
    problems: changeProblems,
    write: useUpdateEmployee,
    onClose,
    wrongTexts: { missing: EMPTY_CHANGE },
    body: (values: EmployeeValues) => {
      const change = changeBody(values, before)
      return Object.keys(change).length > 0 ? { id: employee.id, ...change } : null
    },
  })

  const fields = { control, isRequired }
  return (
    <FormDialog size="md" title="Editar colaborador" text={employee.nombre} {...dialog}>
      <PersonFields {...fields} />
      <WorkFields {...fields} current={before.departamento} withSalary />
      <EmployeePapers {...fields} />
    </FormDialog>
  )
}

export function ChangePhotoDialog({ employee, onClose }: EmployeeDialogProps) {
  const { id, nombre, urlFoto, urlMiniatura } = employee
  const { send } = useReplaceEmployeePhoto()
  return (
    <ReplaceFileDialog
      title={texts.changePhoto}
      text={nombre}
      current={<Portrait nombre={nombre} url={urlMiniatura} size={120} alt={`Foto de ${nombre}`} />}
      label="Foto nueva"
      accept={['image']}
      noFile={NO_IMAGE}
      onSend={(file) => send({ id, urlFoto: urlFoto ?? '', file })}
      onClose={onClose}
    />
  )
}
