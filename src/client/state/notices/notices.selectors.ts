import { listHook } from '../core/reads'
import { noticesApi } from './notices.api'

/** Of one parent, newest first. */
export const useParentNotices = listHook(noticesApi.endpoints.listParentNotices)
