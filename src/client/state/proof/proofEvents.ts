import { createAction } from '@reduxjs/toolkit'

export const proofAsked = createAction('proof/asked')

export const proofEnded = createAction<boolean>('proof/ended')
