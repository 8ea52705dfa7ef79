import type { Parent } from '@contract/parents/parents.schemas'
import { InfoDialog } from '../../../ui/dialogs/InfoDialog'
import { texts } from '../parents.texts'
import { ChildrenList } from './ChildrenList'

interface ChildrenDialogProps {
  parent: Parent
  onClose: () => void
}

export function ChildrenDialog({ parent, onClose }: ChildrenDialogProps) {
  return (
    <InfoDialog title={texts.childrenOf(parent.nombre)} onClose={onClose}>
      <ChildrenList pupils={parent.alumnos} />
    </InfoDialog>
  )
}
