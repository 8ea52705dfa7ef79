import { cyclesRoutes } from '@contract/cycles/cycles.routes'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { useCurrentCycle, useCycles } from '../../state/cycles/cycles.selectors'
import { useMay } from '../../state/session/useMay'

const NO_CYCLES: readonly Cycle[] = []

/** The current cycle first; those still to come only for users with the right to list cycles. */
export const useCyclesToEnrol = () => {
  const mayList = useMay()(cyclesRoutes.list.access)
  const { cycle: current, ...asked } = useCurrentCycle()
  const { rows = NO_CYCLES, ...listed } = useCycles(undefined, { skip: !mayList })
  const next = rows.filter(({ id, vigencia }) => id !== current?.id && vigencia === 'PROXIMO')
  const failed =
    !current && asked.error
      ? { error: asked.error, onRetry: asked.onRetry }
      : { error: rows === NO_CYCLES ? listed.error : undefined, onRetry: listed.retry }
  return {
    current,
    cycles: [...(current ? [current] : []), ...next].filter((each) => each.inscripciones_abiertas),
    isLoading: asked.isLoading || listed.isLoading,
    ...failed,
  }
}
export type CyclesToEnrol = ReturnType<typeof useCyclesToEnrol>
