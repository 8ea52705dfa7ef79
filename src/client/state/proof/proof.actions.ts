import { createAction } from '@reduxjs/toolkit'

/** A call waits until its user gives the password or a code again. */
export const proofAsked = createAction('proof/asked')

/** The answer: true once the server has confirmed who it is. */
export const proofEnded = createAction<boolean>('proof/ended')
