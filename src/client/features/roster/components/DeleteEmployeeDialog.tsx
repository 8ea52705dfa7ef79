import type { Employee } from '@contract/roster/roster.schemas'
import { useKeyedWrite } from '../../../state/core/useKeyedWrite'
import { useDeleteEmployeeMutation } from '../../../state/roster/roster.api'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { useRefusal } from '../../../ui/forms/useRefusal'
import { useNotice } from '../../../ui/notices/useNotice'
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
  const send = useKeyedWrite(deleteEmployee, useRefusal(texts.deleteFailed))
  const { notify } = useNotice()

  const remove = async () => {
    const done = await send({ id: employee.id })
    if (done) notify({ title: texts.deleted, kind: 'success' })
    onClose()
    if (done) onDeleted?.()
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
