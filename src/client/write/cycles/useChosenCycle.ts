import { useSearchParams } from 'react-router-dom'
import { cyclesRoutes } from '@contract/cycles/cycles.routes'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { useCurrentCycle, useCycles } from '../../state/cycles/cycles.selectors'
import { useAppSelector } from '../../state/hooks'
import { selectMay } from '../../state/session/session.selectors'

const NONE: readonly Cycle[] = []

/** Running or still to come, the earliest first; a server that does not say which are has none to choose from. */
const openCyclesOf = (cycles: readonly Cycle[] | undefined): Cycle[] =>
  (cycles ?? [])
    .filter(({ vigencia }) => vigencia === 'EN_CURSO' || vigencia === 'PROXIMO')
    .sort((a, b) => (a.fecha_inicio < b.fecha_inicio ? -1 : 1))

/** Cycles that staff may choose from: running or still to come; none for who may not read them. */
export const useOpenCycles = (): readonly Cycle[] => {
  const may = useAppSelector((state) => selectMay(state, cyclesRoutes.list.access))
  const { rows } = useCycles(undefined, { skip: !may })
  return rows ? openCyclesOf(rows) : NONE
}

/**
 * The wanted cycle, where it is one to choose, or else the current one. Only a wanted cycle that is not the current one waits for
 * the list of cycles: nobody begins in the wrong one meanwhile.
 */
const useWantedCycle = (wanted: string | null) => {
  const current = useCurrentCycle()
  const may = useAppSelector((state) => selectMay(state, cyclesRoutes.list.access))
  const { rows, isLoading } = useCycles(undefined, { skip: !may })
  if (!wanted || wanted === String(current.cycle?.id)) return current
  if (isLoading) return { ...current, cycle: null, isLoading, error: undefined }
  const own = openCyclesOf(rows).find(({ id }) => String(id) === wanted)
  return { ...current, cycle: own ?? current.cycle }
}

/** The cycle of the address (`?ciclo=`), where it is one to choose, or else the current one: for a `CycleGate`. */
export const useChosenCycle = () => useWantedCycle(useSearchParams()[0].get('ciclo'))

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
