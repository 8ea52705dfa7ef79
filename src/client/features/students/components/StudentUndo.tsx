import { useNavigate } from 'react-router-dom'
import type { StudentDetail } from '@contract/students/students.schemas'
import { useRemoveChild } from '../../../state/parents/parents.writes'
import { useDeleteStudent } from '../../../state/students/students.writes'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog'
import { LIST } from '../studentsList.texts'

interface StudentDialogProps {
  row: StudentDetail
  onClose: () => void
}

/** Who was ever enrolled cannot be deleted: the dialog names the cycles. The server may refuse for other reasons. */
export function DeleteStudent({ row: student, onClose }: StudentDialogProps) {
  const { send } = useDeleteStudent()
  const navigate = useNavigate()
  const cycles = student.inscripciones.map(({ ciclo }) => ciclo.name)
  return (
    <DeleteDialog
      title={`¿Eliminar a ${student.nombre}?`}
      text="Se borran sus datos, su foto, sus datos de salud y sus responsables, y deja de ser hijo de su padre. Solo se puede mientras nunca se haya inscrito ni tenga cargos o pagos."
      hindered={
        cycles.length > 0 && {
          title: `${student.nombre} no se puede eliminar`,
          text: `Tiene inscripción en ${cycles.join(', ')}. Para quien se va se registra su baja.`,
        }
      }
      onDelete={() => send({ id: student.id })}
      onClose={onClose}
      onDeleted={() => void navigate(LIST.to)}
    />
  )
}

export function LeaveParent({ row: student, onClose }: StudentDialogProps) {
  const { id, nombre, padre } = student
  const { send } = useRemoveChild({ saved: `${nombre} ya no tiene padre registrado` })
  const leave = async () => {
    if (padre) await send({ idPadre: padre.id, alumnoId: id })
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={`¿Quitar a ${nombre} de los hijos de ${padre?.nombre ?? ''}?`}
      text="Queda sin padre registrado y puede ligarse a otro. Sus cargos y pagos no cambian; el saldo a favor de la familia se queda con el padre."
      confirmLabel="Desvincular del padre o tutor"
      onConfirm={leave}
      onClose={onClose}
    />
  )
}
