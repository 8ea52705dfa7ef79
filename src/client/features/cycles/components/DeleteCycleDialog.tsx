import { enrolledCount } from '@contract/cycles/cycles.rules'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { useDeleteCycleMutation } from '../../../state/cycles/cycles.api'
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog'
import { useWrite } from '../../../write/useWrite'
import { texts } from '../cycles.texts'

interface DeleteCycleDialogProps {
  cycle: Cycle
  onClose: () => void
  /** Where to go once there is nothing to show. */
  onDeleted: () => void
}

/** Asks before a cycle goes. One with pupils does not; what else hangs on it the server says. */
export function DeleteCycleDialog({ cycle, onClose, onDeleted }: DeleteCycleDialogProps) {
  const [deleteCycle] = useDeleteCycleMutation()
  const { send } = useWrite(deleteCycle, { failed: texts.deleteFailed, saved: texts.deleted })
  const count = enrolledCount(cycle)
  return (
    <DeleteDialog
      title={texts.deleteTitle(cycle.name)}
      text={texts.deleteText}
      hindered={count > 0 && { title: texts.cannotDelete(cycle.name), text: texts.cannotDeleteText(count) }}
      onDelete={() => send({ id: cycle.id })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}
