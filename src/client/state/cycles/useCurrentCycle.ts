import { useAppSelector } from '../hooks'
import { selectCan } from '../session/session.selectors'
import { useGetCurrentCycleQuery } from './cycles.api'
import { selectCurrentCycle } from './cycles.selectors'

/** What a page that stands on the current cycle has to know: the cycle, or why there is none to show. */
export const useCurrentCycle = () => {
  const { isLoading, error, refetch } = useGetCurrentCycleQuery()
  const cycle = useAppSelector(selectCurrentCycle)
  const canRegister = useAppSelector((state) => selectCan(state, 'CICLO ESCOLAR', 'CREATE'))
  return { cycle, isLoading, error: error?.message, canRegister, onRetry: () => void refetch() }
}
