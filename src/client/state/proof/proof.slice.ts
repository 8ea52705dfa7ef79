import { createSlice, isFulfilled, isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit'
import type { ApiError } from '../core/errors'
import { loggedOut } from '../session/sessionEvents'
import { proofAsked, proofEnded } from './proofEvents'

interface ProofState {
  isAsked: boolean
  /** The role requires a second factor and the user has none: until then the server answers nothing else. */
  owesFactor: boolean
}

const NONE: ProofState = { isAsked: false, owesFactor: false }

/** Any call may be the first to be refused for lack of a second factor. */
const isOwed = (action: UnknownAction): boolean =>
  isRejectedWithValue(action) && (action.payload as ApiError | undefined)?.motivo === 'SEGUNDO_FACTOR'

/** By the endpoint's name: its `matchFulfilled` would load the calls of the second factor with every page. */
const isSetUp = (action: UnknownAction): boolean =>
  isFulfilled(action) && (action.meta.arg as { endpointName?: string }).endpointName === 'confirmFactor'

export const proofSlice = createSlice({
  name: 'proof',
  initialState: NONE,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loggedOut, () => NONE)
      .addCase(proofAsked, (state) => {
        state.isAsked = true
      })
      .addCase(proofEnded, (state) => {
        state.isAsked = false
      })
      .addMatcher(isSetUp, (state) => {
        state.owesFactor = false
      })
      .addMatcher(isOwed, (state) => {
        state.owesFactor = true
      })
  },
  selectors: {
    selectIsProofAsked: ({ isAsked }) => isAsked,
    selectOwesFactor: ({ owesFactor }) => owesFactor,
  },
})

export const { selectIsProofAsked, selectOwesFactor } = proofSlice.selectors
