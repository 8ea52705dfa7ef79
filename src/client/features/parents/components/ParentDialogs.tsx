import { useCallback, useState, type ComponentType } from 'react'
import type { Parent } from '@contract/parents/parents.schemas'
import { useAppSelector } from '../../../state/hooks'
import { selectParentById } from '../../../state/parents/parents.selectors'
import { ChangePasswordDialog } from './ChangePasswordDialog'
import { ChildrenDialog } from './ChildrenDialog'
import { CreateUserDialog } from './CreateUserDialog'
import { EditParentDialog } from './EditParentDialog'
import { ParentInfoDialog } from './ParentInfoDialog'
import { SendNoticeDialog } from './SendNoticeDialog'

const DIALOGS = {
  info: ParentInfoDialog,
  children: ChildrenDialog,
  edit: EditParentDialog,
  user: CreateUserDialog,
  password: ChangePasswordDialog,
  notice: SendNoticeDialog,
} satisfies Record<string, ComponentType<{ parent: Parent; onClose: () => void }>>
export type ParentDialog = keyof typeof DIALOGS

interface Opened {
  dialog: ParentDialog
  id: number
}

/** Which dialog about which parent is open; `open` keeps its identity. */
export const useParentDialogs = () => {
  const [opened, setOpened] = useState<Opened | null>(null)
  const open = useCallback((dialog: ParentDialog, { id }: Parent) => setOpened({ dialog, id }), [])
  const close = useCallback(() => setOpened(null), [])
  return { opened, open, close }
}

/** The dialog of `useParentDialogs`, over the row as it is now. */
export function ParentDialogs({ opened, onClose }: { opened: Opened | null; onClose: () => void }) {
  const parent = useAppSelector((state) => opened && selectParentById(state, opened.id))
  if (!opened || !parent) return null
  const Dialog = DIALOGS[opened.dialog]
  return <Dialog parent={parent} onClose={onClose} />
}
