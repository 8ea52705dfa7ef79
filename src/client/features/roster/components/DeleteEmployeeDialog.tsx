import type { Employee } from '@contract/roster/roster.schemas'
import { useDeleteEmployeeMutation } from '../../../state/roster/roster.api'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { useNotice } from '../../../ui/notices/useNotice'
import { failureNotice } from '../roster.notices'
import { texts } from '../roster.texts'

interface DeleteEmployeeDialogProps {
  employee: Employee
  onClose: () => void
  /** Where to go once there is nobody to show. */
  onDeleted?: () => void
}

/** Asks before somebody's record and photo go for good. */
export function DeleteEmployeeDialog({ employee, onClose, onDeleted }: DeleteEmployeeDialogProps) {
  const [deleteEmployee] = useDeleteEmployeeMutation()
  const { notify } = useNotice()

  const remove = async () => {
    try {
      await deleteEmployee({ id: employee.id }).unwrap()
      notify({ title: texts.deleted, kind: 'success' })
      onDeleted?.()
    } catch (error) {
      notify(failureNotice(texts.deleteFailed, error))
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open
      destructive
      title={texts.deleteTitle(employee.nombre)}
      text={texts.deleteText(employee.puesto)}
      confirmLabel={texts.delete}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
