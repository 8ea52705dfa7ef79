import { departmentsRoutes as routes } from '@contract/departments/departments.routes'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { RowAction } from '../../../ui/list/RowAction'
import { texts } from '../departments.texts'

export type DepartmentDialog = 'rename' | 'logo' | 'delete'

/** What one may do with a department. */
export function DepartmentActions({ onOpen }: { onOpen: (dialog: DepartmentDialog) => void }) {
  const canRename = useAppSelector((state) => selectMay(state, routes.rename.access))
  const canChangeLogo = useAppSelector((state) => selectMay(state, routes.replaceLogo.access))
  const canDelete = useAppSelector((state) => selectMay(state, routes.delete.access))
  return (
    <>
      {canRename && <RowAction icon="edit" label={texts.rename} onClick={() => onOpen('rename')} />}
      {canChangeLogo && <RowAction icon="photo" label={texts.changeLogo} onClick={() => onOpen('logo')} />}
      {canDelete && <RowAction danger icon="delete" label={texts.delete} onClick={() => onOpen('delete')} />}
    </>
  )
}
