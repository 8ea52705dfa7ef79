import { cyclesRoutes } from '@contract/cycles/cycles.routes'
import { listHook } from '../core/reads'
import { useMay } from '../session/useMay'
import { cyclesApi } from './cycles.api'
import { cycles } from './cycles.slice'

const { getCurrentCycle, listCycles } = cyclesApi.endpoints

export const useCycles = listHook(listCycles, cycles.rows)

const useCurrentCycles = listHook(getCurrentCycle, cycles.rows)

export const useCurrentCycle = () => {
  const { rows, isLoading, error, retry } = useCurrentCycles()
  const canRegister = useMay()(cyclesRoutes.create.access)
  return { cycle: rows?.[0] ?? null, isLoading, error, canRegister, onRetry: retry }
}
