import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { staffText } from '@contract/departments/departments.rules'
import type { Department } from '@contract/departments/departments.schemas'
import { useDeleteDepartmentMutation } from '../../../state/departments/departments.api'
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog'
import { InfoDialog } from '../../../ui/dialogs/InfoDialog'
import { useWrite } from '../../../write/useWrite'
import { texts } from '../departments.texts'

interface DeleteDepartmentDialogProps {
  department: Department
  onClose: () => void
}

/** Asks before a department goes. One where somebody works does not, and the way to them is here. */
export function DeleteDepartmentDialog({ department, onClose }: DeleteDepartmentDialogProps) {
  const { id, nombre, total_empleados } = department
  const [deleteDepartment] = useDeleteDepartmentMutation()
  const { send } = useWrite(deleteDepartment, { failed: texts.deleteFailed, saved: texts.deleted })

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
    <DeleteDialog
      title={texts.deleteTitle(nombre)}
      text={texts.deleteText}
      onDelete={() => send({ id })}
      onClose={onClose}
    />
  )
}
