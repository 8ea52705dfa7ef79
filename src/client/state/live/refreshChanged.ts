import type { NamedIds } from '@contract/http/namedRows'
import type { TagType } from '@contract/http/tags'
import { baseApi } from '../core/baseApi'
import { earlyAnswers } from '../early/earlyAnswers'
import type { AppThunk } from '../rootReducer'
import { changedParts } from './changedParts'
import { changesAnnounced } from './refreshing'

/** Answers that no page shows are dropped. @param named the only rows that changed, by tag */
export const refreshChanged =
  (tags: readonly TagType[], named: NamedIds = {}): AppThunk =>
  (dispatch, getState, extra) => {
    dispatch(changesAnnounced(tags))
    earlyAnswers.clear()
    extra.changed = changedParts(getState, tags, named)
    try {
      // RTK begins the reads in this dispatch. What is asked later, such as a read under way now, is asked for whole.
      dispatch(baseApi.util.invalidateTags([...tags]))
    } finally {
      extra.changed = undefined
    }
  }
