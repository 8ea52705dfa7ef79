import type { NamedIds } from '@contract/http/namedRows'
import type { TagType } from '@contract/http/tags'
import { baseApi } from '../core/baseApi'
import { earlyAnswers } from '../early/earlyAnswers'
import type { AppThunk } from '../rootReducer'
import { changedParts } from './changedParts'
import { changesAnnounced } from './refreshing'

/** Refetches what is shown and drops the other answers of these tags. @param named by tag, the only rows that changed */
export const refreshChanged =
  (tags: readonly TagType[], named: NamedIds = {}): AppThunk =>
  (dispatch, getState, extra) => {
    dispatch(changesAnnounced(tags))
    earlyAnswers.clear()
    extra.changed = changedParts(getState, tags, named)
    try {
      // RTK begins the reads in this dispatch. Those begun later are read whole.
      dispatch(baseApi.util.invalidateTags([...tags]))
    } finally {
      extra.changed = undefined
    }
  }
