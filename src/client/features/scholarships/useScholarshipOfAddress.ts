import { skipToken } from '@reduxjs/toolkit/query'
import { isApiError } from '../../state/core/errors'
import { useGetScholarshipQuery } from '../../state/scholarships/scholarships.api'
import { useIdParam } from '../../ui/screens/useIdParam'

/** The beca of `/beca/:beca`; `unknown` once it is sure that there is none. */
export const useScholarshipOfAddress = () => {
  const id = useIdParam('beca')
  const { currentData, isFetching, error, refetch } = useGetScholarshipQuery(id === null ? skipToken : { id })
  const unknown = id === null || currentData === null || (isApiError(error) && error.status === 404)
  return {
    beca: unknown ? null : (currentData ?? null),
    unknown,
    isFetching,
    error: isApiError(error) ? error.message : undefined,
    onRetry: () => void refetch(),
  }
}
