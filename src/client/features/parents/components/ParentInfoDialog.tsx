import type { Parent } from '@contract/parents/parents.schemas'
import { InfoDialog } from '../../../ui/dialogs/InfoDialog'
import { texts } from '../parents.texts'
import { ChildrenList } from './ChildrenList'
import { ParentDetails } from './ParentDetails'

interface ParentInfoDialogProps {
  parent: Parent
  onClose: () => void
}

/** What one asks about a parent at the counter, without leaving the list. */
export function ParentInfoDialog({ parent, onClose }: ParentInfoDialogProps) {
  return (
    <InfoDialog title={parent.nombre} onClose={onClose}>
      <ParentDetails parent={parent} />
      <h3>{texts.children}</h3>
      <ChildrenList pupils={parent.alumnos} />
    </InfoDialog>
  )
}
