import { createAction } from '@reduxjs/toolkit'

export const proofAsked = createAction('proof/asked')

/** The answer: true once the server has confirmed who it is. */
export const proofEnded = createAction<boolean>('proof/ended')
