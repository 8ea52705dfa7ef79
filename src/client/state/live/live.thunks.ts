import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import { TAG_TYPES, type TagType } from '@contract/http/tags'
import { baseApi } from '../core/baseApi'
import { waiting } from '../core/early/waiting'

type Thunk = (dispatch: (action: UnknownAction) => unknown) => void

/** The log names what happened; the invalidation that follows from it is hidden there. */
const heard = createAction<readonly TagType[]>('live/changesHeard')
const missed = createAction('live/everythingMissed')

/** What other desks changed is fetched again where it is on a screen, and forgotten where it is not or was only asked for. */
export const changesHeard =
  (tags: readonly TagType[]): Thunk =>
  (dispatch) => {
    dispatch(heard(tags))
    waiting.clear()
    dispatch(baseApi.util.invalidateTags([...tags]))
  }

/** Nobody knows what was missed. Unchanged lists cost a 304. */
export const everythingMissed = (): Thunk => (dispatch) => {
  dispatch(missed())
  waiting.clear()
  dispatch(baseApi.util.invalidateTags([...TAG_TYPES]))
}
