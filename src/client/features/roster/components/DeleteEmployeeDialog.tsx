import type { Employee } from '@contract/roster/roster.schemas'
import { useDeleteEmployee } from '../../../state/roster/roster.api'
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog'

interface DeleteEmployeeDialogProps {
  employee: Employee
  onClose: () => void
  onDeleted?: () => void
}

export function DeleteEmployeeDialog({ employee, onClose, onDeleted }: DeleteEmployeeDialogProps) {
  const { send } = useDeleteEmployee()
  return (
    <DeleteDialog
      title={`¿Eliminar a ${employee.nombre}?`}
      text={`Se borran sus datos y su foto (${employee.puesto}) y no se pueden recuperar. Si solo cambió de puesto o de departamento, edítalo.`}
      onDelete={() => send({ id: employee.id })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}
