import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { staffText } from '@contract/departments/departments.rules'
import type { Department } from '@contract/departments/departments.schemas'
import { useKeyedWrite } from '../../../state/core/useKeyedWrite'
import { useDeleteDepartmentMutation } from '../../../state/departments/departments.api'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { InfoDialog } from '../../../ui/dialogs/InfoDialog'
import { useRefusal } from '../../../ui/forms/useRefusal'
import { useNotice } from '../../../ui/notices/useNotice'
import { texts } from '../departments.texts'

interface DeleteDepartmentDialogProps {
  department: Department
  onClose: () => void
}

/** Asks before a department goes. One where somebody works does not, and the way to them is here. */
export function DeleteDepartmentDialog({ department, onClose }: DeleteDepartmentDialogProps) {
  const { id, nombre, total_empleados } = department
  const [deleteDepartment] = useDeleteDepartmentMutation()
  const send = useKeyedWrite(deleteDepartment, useRefusal(texts.deleteFailed))
  const { notify } = useNotice()

  const remove = async () => {
    if (await send({ id })) notify({ title: texts.deleted, kind: 'success' })
    onClose()
  }

  if (total_empleados > 0)
    return (
      <InfoDialog
        title={texts.staffedTitle(nombre)}
        onClose={onClose}
        action={
          <Button component={Link} to={`/departamento/${id}`}>
            {texts.seeStaff}
          </Button>
        }
      >
        {texts.staffedText(staffText(total_empleados))}
      </InfoDialog>
    )
  return (
    <ConfirmDialog
      open
      destructive
      title={texts.deleteTitle(nombre)}
      text={texts.deleteText}
      confirmLabel={texts.delete}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
