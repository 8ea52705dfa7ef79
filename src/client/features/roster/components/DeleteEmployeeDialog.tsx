import type { Employee } from '@contract/roster/roster.schemas'
import { useDeleteEmployee } from '../../../state/roster/roster.api'
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog'
import { texts } from '../roster.texts'

interface DeleteEmployeeDialogProps {
  employee: Employee
  onClose: () => void
  /** Called after the deletion, to leave the employee's page. */
  onDeleted?: () => void
}

export function DeleteEmployeeDialog({ employee, onClose, onDeleted }: DeleteEmployeeDialogProps) {
  const { send } = useDeleteEmployee()
  return (
    <DeleteDialog
      title={texts.deleteTitle(employee.nombre)}
      text={texts.deleteText(employee.puesto)}
      onDelete={() => send({ id: employee.id })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}
