import { useCallback } from 'react'
import type { TagType } from '@contract/http/tags'
import { useAppDispatch } from '../hooks'
import { baseApi } from './baseApi'

/**
 * Asks again for what a refusal showed to be old: another desk was faster. By tags and not by a query's own `refetch`, which
 * throws when its page was left before the refusal arrived.
 */
export const useCatchUp = () => {
  const dispatch = useAppDispatch()
  return useCallback(
    (...tags: TagType[]): void => void dispatch(baseApi.util.invalidateTags(tags)),
    [dispatch],
  )
}
