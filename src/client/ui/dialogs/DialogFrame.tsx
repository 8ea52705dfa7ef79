import Dialog, { type DialogProps } from '@mui/material/Dialog'
import { useEffect } from 'react'
import { viewMoved } from '../forms/pressPause'
import { usePressGuard } from '../forms/usePressGuard'
import { takeEarlyKeys } from './earlyKeys'

/** Drawn last in a dialog, so that its effect runs once a field has the focus. */
function Opened() {
  useEffect(takeEarlyKeys, [])
  return null
}

/** The user has seen the dialog only once it is fully open, so the pause before money moves begins then. */
const AT_REST = { onEntered: viewMoved }

interface DialogFrameProps extends Omit<DialogProps, 'slotProps'> {
  slotProps?: Pick<NonNullable<DialogProps['slotProps']>, 'transition'> & { paper?: object }
  /** It takes, returns or cancels money: a click counts only after its button has been in sight (decisions/0052). */
  money?: boolean
}

/** The click that opened it does nothing inside it, and keys typed too early arrive in its first field. */
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
