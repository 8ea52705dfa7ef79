import type { StudentDetail } from '@contract/students/students.schemas'
import { useNavigate } from 'react-router-dom'
import { useRemoveChild } from '../../../state/parents/parents.api'
import { useDeleteStudent } from '../../../state/students/students.api'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog'
import { LIST } from '../students.list.texts'
import { texts } from '../students.texts'

interface StudentDialogProps {
  row: StudentDetail
  onClose: () => void
}

/**
 * Asks before a pupil is deleted. A pupil who was ever enrolled cannot be deleted: the dialog names the cycles and sends no request.
 * Only the server knows what else depends on the pupil, such as a charge; it then refuses, and the dialog shows its reason.
 */
export function DeleteStudent({ row: student, onClose }: StudentDialogProps) {
  const { send } = useDeleteStudent()
  const navigate = useNavigate()
  const cycles = student.inscripciones.map(({ ciclo }) => ciclo.name)
  return (
    <DeleteDialog
      title={texts.deleteTitle(student.nombre)}
      text={texts.deleteText}
      hindered={
        cycles.length > 0 && {
          title: texts.cannotDelete(student.nombre),
          text: texts.cannotDeleteText(cycles),
        }
      }
      onDelete={() => send({ id: student.id })}
      onClose={onClose}
      onDeleted={() => void navigate(LIST.to)}
    />
  )
}

/** Asks before a pupil is unlinked from their parent, and says what stays with each. */
export function LeaveParent({ row: student, onClose }: StudentDialogProps) {
  const { id, nombre, padre } = student
  const { send } = useRemoveChild({ saved: texts.left(nombre) })
  const leave = async () => {
    if (padre) await send({ idPadre: padre.id, alumnoId: id })
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={texts.leaveTitle(nombre, padre?.nombre ?? '')}
      text={texts.leaveText}
      confirmLabel={texts.leave}
      onConfirm={leave}
      onClose={onClose}
    />
  )
}
