import { useSearchParams } from 'react-router-dom'
import { cyclesRoutes } from '@contract/cycles/cycles.routes'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { useCurrentCycle, useCycles } from '../../state/cycles/cycles.selectors'
import { useMay } from '../../state/session/useMay'

const NONE: readonly Cycle[] = []

/** Running or still to come, the earliest first; a server that does not say which are has none to choose from. */
const openCyclesOf = (cycles: readonly Cycle[]): Cycle[] =>
  cycles
    .filter(({ vigencia }) => vigencia === 'EN_CURSO' || vigencia === 'PROXIMO')
    .sort((a, b) => (a.fecha_inicio < b.fecha_inicio ? -1 : 1))

/** Cycles that staff may choose from: running or still to come; none for who may not read them. */
export const useOpenCycles = (): readonly Cycle[] => {
  const may = useMay()(cyclesRoutes.list.access)
  const { rows } = useCycles(undefined, { skip: !may })
  return rows ? openCyclesOf(rows) : NONE
}

const everyCycle = (cycles: readonly Cycle[]): readonly Cycle[] => cycles

/**
 * The wanted cycle, where it is one to choose, or else the current one. Only a wanted cycle that is not the current one waits for
 * the list of cycles: nobody begins in the wrong one meanwhile, nor where that list does not come.
 * @param among which of them are to choose
 */
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

/** The cycle of the address (`?ciclo=`), where it is one to choose, or else the current one: for a `CycleGate`. */
export const useChosenCycle = () => useWantedCycle(useSearchParams()[0].get('ciclo'))

/** The same, where one that is over can be looked at too. */
export const useShownCycle = () => useWantedCycle(useSearchParams()[0].get('ciclo'), everyCycle)

/** The cycle that something belongs to, where it is one to choose, or else the current one. */
export const useCycleOf = (id: number | undefined) => useWantedCycle(id === undefined ? null : String(id))

/** What a list of a cycle is asked with: nothing for the current one, as a server answers that knows no other. */
export const useCycleArg = (id: number): { ciclo?: number } => {
  const { cycle } = useCurrentCycle()
  return cycle?.id === id ? {} : { ciclo: id }
}

/** What a link keeps of the choice: '?ciclo=3', or nothing for the current cycle. */
export const useCycleInAddress = (): string => {
  const [params] = useSearchParams()
  const chosen = params.get('ciclo')
  return chosen ? `?ciclo=${encodeURIComponent(chosen)}` : ''
}
