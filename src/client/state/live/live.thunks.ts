import { createAction } from '@reduxjs/toolkit'
import { TAG_TYPES, type TagType } from '@contract/http/tags'
import { baseApi } from '../core/baseApi'
import { waiting } from '../early/waiting'
import type { AppThunk } from '../rootReducer'

/** DevTools show these two and hide the invalidation that follows. */
export const heard = createAction<readonly TagType[]>('live/changesHeard')
export const missed = createAction('live/everythingMissed')

/** What no page shows is dropped. */
export const changesHeard =
  (tags: readonly TagType[]): AppThunk =>
  (dispatch) => {
    dispatch(heard(tags))
    waiting.clear()
    dispatch(baseApi.util.invalidateTags([...tags]))
  }

/** For when this window cannot know what it missed. Unchanged lists cost a 304. */
export const everythingMissed = (): AppThunk => (dispatch) => {
  dispatch(missed())
  waiting.clear()
  dispatch(baseApi.util.invalidateTags([...TAG_TYPES]))
}
