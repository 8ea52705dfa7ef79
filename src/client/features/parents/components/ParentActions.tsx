import { styled } from '@mui/material/styles'
import { parentsRoutes } from '@contract/parents/parents.routes'
import type { Parent } from '@contract/parents/parents.schemas'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { RowAction } from '../../../ui/list/RowAction'
import { texts } from '../parents.texts'
import type { ParentDialog } from './ParentDialogs'

/** Five buttons: on a tablet in two lines, not one below the other. */
const Buttons = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'contents',
  [breakpoints.between('sm', 'lg')]: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    width: 330,
  },
}))

interface ParentActionsProps {
  parent: Parent
  onOpen: (dialog: ParentDialog, parent: Parent) => void
}

/** What can be done with a parent of the history (SPEC §2); an app user is made once. */
export function ParentActions({ parent, onOpen }: ParentActionsProps) {
  const canUpdate = useAppSelector((state) => selectMay(state, parentsRoutes.update.access))
  return (
    <Buttons>
      {/* First, so that the others stand below each other in every row. */}
      {canUpdate && parent.userId === null && (
        <RowAction icon="key" label={texts.createUser} onClick={() => onOpen('user', parent)} />
      )}
      <RowAction icon="info" label={texts.info} onClick={() => onOpen('info', parent)} />
      {canUpdate && <RowAction icon="edit" label={texts.edit} onClick={() => onOpen('edit', parent)} />}
      {canUpdate && <RowAction icon="add" label={texts.addChildren} to={`/padre/add/${parent.id}`} />}
      <RowAction icon="eye" label={texts.detail} to={`/padre/${parent.id}`} />
    </Buttons>
  )
}
