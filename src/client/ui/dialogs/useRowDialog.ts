import { useCallback, useState } from 'react'

export interface OpenedDialog<Dialog extends string> {
  dialog: Dialog
  id: number
}
export type OpenDialog<Dialog extends string> = (dialog: Dialog, row: { id: number }) => void

/** Holds an id and not the row, so that the dialog shows the row as the list has it now. */
export const useRowDialog = <Dialog extends string>() => {
  const [opened, setOpened] = useState<OpenedDialog<Dialog> | null>(null)
  const open: OpenDialog<Dialog> = useCallback((dialog, { id }) => setOpened({ dialog, id }), [])
  const close = useCallback(() => setOpened(null), [])
  return { opened, open, close }
}
