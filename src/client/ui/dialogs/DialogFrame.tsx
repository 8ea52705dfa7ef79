import Dialog, { type DialogProps } from '@mui/material/Dialog'
import { useEffect } from 'react'
import { viewMoved } from '../forms/pressPause'
import { usePressGuard } from '../forms/usePressGuard'
import { takeEarlyKeys } from './earlyKeys'

/** The last child of a dialog: its effect runs once a field has the focus. */
function Opened() {
  useEffect(takeEarlyKeys, [])
  return null
}

/** The pause before a click may move money begins once the dialog is fully open, when the user has seen it. */
const AT_REST = { onEntered: viewMoved }

interface DialogFrameProps extends Omit<DialogProps, 'slotProps'> {
  slotProps?: Pick<NonNullable<DialogProps['slotProps']>, 'transition'> & { paper?: object }
  /** The dialog takes, returns or cancels money: its buttons ignore clicks until they have been in sight (decisions/0052). */
  money?: boolean
}

/** The click that opened it has no effect inside, and keys typed too early go to its first field. */
export function DialogFrame({ money = false, open, children, slotProps, ...dialog }: DialogFrameProps) {
  return (
    <Dialog
      {...usePressGuard(money && 'money', open)}
      {...dialog}
      open={open}
      slotProps={{
        ...slotProps,
        ...(money ? { transition: { ...slotProps?.transition, ...AT_REST } } : {}),
        paper: { ...slotProps?.paper, ...(open ? {} : { 'data-closing': '' }) },
      }}
    >
      {children}
      <Opened />
    </Dialog>
  )
}
