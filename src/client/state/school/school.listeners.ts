import { isAnyOf } from '@reduxjs/toolkit'
import { askAnew } from '../core/baseApi'
import { changesAnnounced, everythingAnnounced } from '../live/refreshing'
import type { StartListening } from '../rootReducer'
import { schoolApi } from './school.api'

/** The bar shows name and logo but reads no school: an invalidation alone would refetch nothing. */
export const listenToSchool = (startListening: StartListening): void => {
  startListening({
    matcher: isAnyOf(changesAnnounced, everythingAnnounced),
    effect: async (action, { dispatch }) => {
      if (changesAnnounced.match(action) && !action.payload.includes('School')) return
      // After the invalidation that follows, which would make this read be sent twice.
      await null
      await dispatch(askAnew(schoolApi.endpoints.getSchool, undefined))
    },
  })
}
