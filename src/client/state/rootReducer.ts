import {
  addListener,
  combineReducers,
  type ThunkAction,
  type ThunkDispatch,
  type TypedStartListening,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { charges } from './charges/charges.slice'
import { baseApi } from './core/baseApi'
import type { StoreExtra } from './core/baseQuery'
import { cycles } from './cycles/cycles.slice'
import { deskSlice } from './desk/desk.slice'
import { parents } from './parents/parents.slice'
import { takenSlice } from './payments/payments.slice'
import { proofSlice } from './proof/proof.slice'
import { schoolSlice } from './school/school.slice'
import { sessionSlice } from './session/session.slice'
import { students } from './students/students.slice'

export const slices = {
  cycles: cycles.reducer,
  students: students.reducer,
  parents: parents.reducer,
  charges: charges.reducer,
  school: schoolSlice.reducer,
  desk: deskSlice.reducer,
  taken: takenSlice.reducer,
  proof: proofSlice.reducer,
  [baseApi.reducerPath]: baseApi.reducer,
}

/** Without what keeps the session in the browser: for stores without storage, and to replay a recorded log. */
export const rootReducer = combineReducers({ session: sessionSlice.reducer, ...slices })

export type RootState = ReturnType<typeof rootReducer>

export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>

export type AppThunk<Result = void> = ThunkAction<Result, RootState, StoreExtra, UnknownAction>

export type StartListening = TypedStartListening<RootState, AppDispatch, StoreExtra>

export const addAppListener = addListener.withTypes<RootState, AppDispatch>()
