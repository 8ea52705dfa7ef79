import { useCallback, useState } from 'react'

export interface OpenedDialog<Dialog extends string> {
  dialog: Dialog
  id: number
}
export type OpenDialog<Dialog extends string> = (dialog: Dialog, row: { id: number }) => void

/** Which dialog is open and of which row. By id: what the dialog shows follows the list. */
export const useRowDialog = <Dialog extends string>() => {
  const [opened, setOpened] = useState<OpenedDialog<Dialog> | null>(null)
  const open: OpenDialog<Dialog> = useCallback((dialog, { id }) => setOpened({ dialog, id }), [])
  const close = useCallback(() => setOpened(null), [])
  return { opened, open, close }
}
