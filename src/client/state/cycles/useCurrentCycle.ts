import { useAppSelector } from '../hooks'
import { selectCan } from '../session/session.selectors'
import { useCurrentCycles } from './cycles.selectors'

/** What a page that stands on the current cycle has to know: the cycle, or why there is none to show. */
export const useCurrentCycle = () => {
  const { rows, isLoading, error, retry } = useCurrentCycles(undefined)
  const canRegister = useAppSelector((state) => selectCan(state, 'CICLO ESCOLAR', 'CREATE'))
  return { cycle: rows?.[0] ?? null, isLoading, error, canRegister, onRetry: retry }
}
