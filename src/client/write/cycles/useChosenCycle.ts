import { useSearchParams } from 'react-router-dom'
import { cyclesRoutes } from '@contract/cycles/cycles.routes'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { useCurrentCycle, useCycles } from '../../state/cycles/cycles.selectors'
import { useMay } from '../../state/session/useMay'

const NONE: readonly Cycle[] = []

/** Cycles running or to come, by start; none from a server that does not send `vigencia`. */
const openCyclesOf = (cycles: readonly Cycle[]): Cycle[] =>
  cycles
    .filter(({ vigencia }) => vigencia === 'EN_CURSO' || vigencia === 'PROXIMO')
    .sort((a, b) => (a.fecha_inicio < b.fecha_inicio ? -1 : 1))

export const useOpenCycles = (): readonly Cycle[] => {
  const may = useMay()(cyclesRoutes.list.access)
  const { rows } = useCycles(undefined, { skip: !may })
  return rows ? openCyclesOf(rows) : NONE
}

const everyCycle = (cycles: readonly Cycle[]): readonly Cycle[] => cycles

/** Waits for the list only if another cycle than the current one is wanted: no form may start in the wrong cycle. */
const useWantedCycle = (
  wanted: string | null,
  among: (cycles: readonly Cycle[]) => readonly Cycle[] = openCyclesOf,
) => {
  const current = useCurrentCycle()
  const may = useMay()(cyclesRoutes.list.access)
  const { rows, isLoading, error, retry } = useCycles(undefined, { skip: !may })
  if (!wanted || wanted === String(current.cycle?.id) || !may) return current
  if (!rows) return { ...current, cycle: null, isLoading, error, onRetry: retry }
  const own = among(rows).find(({ id }) => String(id) === wanted)
  return { ...current, cycle: own ?? current.cycle }
}

/** The cycle of the address (`?ciclo=`), else the current one. For a `CycleGate`. */
export const useChosenCycle = () => useWantedCycle(useSearchParams()[0].get('ciclo'))

/** `useChosenCycle` for pages that also show past cycles. */
export const useShownCycle = () => useWantedCycle(useSearchParams()[0].get('ciclo'), everyCycle)

export const useCycleOf = (id: number | undefined) => useWantedCycle(id === undefined ? null : String(id))

/** Query of a call; empty for the current cycle, because other servers know only that one. */
export const useCycleArg = (id: number): { ciclo?: number } => {
  const { cycle } = useCurrentCycle()
  return cycle?.id === id ? {} : { ciclo: id }
}

/** The '?ciclo=3' of the address, '' without one: added to links so that they keep the choice. */
export const useCycleInAddress = (): string => {
  const [params] = useSearchParams()
  const chosen = params.get('ciclo')
  return chosen ? `?ciclo=${encodeURIComponent(chosen)}` : ''
}
