import Button from '@mui/material/Button'
import type { Parent } from '@contract/parents/parents.schemas'
import { Icon } from '../../../ui/icons/Icon'
import { texts } from '../parents.texts'
import type { ParentDialog } from './ParentDialogs'

interface ParentUserButtonProps {
  parent: Parent
  onOpen: (dialog: ParentDialog, parent: Parent) => void
}

/** The app user: made once, then only its password is changed. */
export function ParentUserButton({ parent, onOpen }: ParentUserButtonProps) {
  const hasUser = parent.userId !== null
  return (
    <Button
      variant="outlined"
      startIcon={<Icon name="key" />}
      onClick={() => onOpen(hasUser ? 'password' : 'user', parent)}
    >
      {hasUser ? texts.changePassword : texts.createUser}
    </Button>
  )
}
