import { createAction } from '@reduxjs/toolkit'
import { TAG_TYPES, type TagType } from '@contract/http/tags'
import { baseApi } from '../core/baseApi'
import { earlyAnswers } from '../early/earlyAnswers'
import type { AppThunk } from '../rootReducer'

/** Shown in DevTools in place of the invalidation that follows. */
export const changesAnnounced = createAction<readonly TagType[]>('live/changesHeard')
export const everythingAnnounced = createAction('live/everythingMissed')

/** Refetches everything: for when it is unknown what this window missed. Unchanged lists cost a 304. */
export const everythingMissed = (): AppThunk => (dispatch) => {
  dispatch(everythingAnnounced())
  earlyAnswers.clear()
  dispatch(baseApi.util.invalidateTags([...TAG_TYPES]))
}
