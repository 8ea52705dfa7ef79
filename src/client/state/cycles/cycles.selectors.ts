import { listHook } from '../core/reads'
import { useAppSelector } from '../hooks'
import { selectCan } from '../session/session.selectors'
import { cyclesApi } from './cycles.api'
import { cycles } from './cycles.slice'

const { getCurrentCycle, listCycles } = cyclesApi.endpoints

/** Newest first. */
export const useCycles = listHook(listCycles, cycles.rows)

const useCurrentCycles = listHook(getCurrentCycle, cycles.rows)

/** What a page that stands on the current cycle has to know: the cycle, or why there is none to show. */
export const useCurrentCycle = () => {
  const { rows, isLoading, error, retry } = useCurrentCycles()
  const canRegister = useAppSelector((state) => selectCan(state, 'CICLO ESCOLAR', 'CREATE'))
  return { cycle: rows?.[0] ?? null, isLoading, error, canRegister, onRetry: retry }
}
