import { skipToken } from '@reduxjs/toolkit/query'
import { useMemo } from 'react'
import { parentsRoutes } from '@contract/parents/parents.routes'
import { useAppSelector } from '../../state/hooks'
import { useGetParentQuery } from '../../state/parents/parents.api'
import { makeSelectParent } from '../../state/parents/parents.selectors'
import { selectMay } from '../../state/session/session.selectors'
import { useIdParam } from '../../ui/screens/useIdParam'

/** No parent has it. */
const NOBODY = 0

/** The parent of `/padre/:padre`. Who may not read parents knows the id alone. */
export const useParentOfAddress = () => {
  const id = useIdParam('padre')
  const canRead = useAppSelector((state) => selectMay(state, parentsRoutes.get.access))
  // Children are enrolled and moved elsewhere: what is kept shows at once and is asked for again.
  const { isFetching, isSuccess, error, refetch } = useGetParentQuery(
    id === null || !canRead ? skipToken : { id },
    { refetchOnMountOrArgChange: true },
  )
  const parent = useAppSelector(useMemo(() => makeSelectParent(id ?? NOBODY), [id]))
  const unknown = id === null || (isSuccess && !isFetching)
  const row = parent ?? (unknown ? null : undefined)
  return { id, canRead, source: { row, isLoading: isFetching, error, retry: refetch } }
}
