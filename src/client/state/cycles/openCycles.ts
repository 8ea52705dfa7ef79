import type { Cycle } from '@contract/cycles/cycles.schemas'

/** Running or still to come, the earliest first; a server that does not say which are has none to choose from. */
export const openCyclesOf = (cycles: readonly Cycle[] | undefined): Cycle[] =>
  (cycles ?? [])
    .filter(({ vigencia }) => vigencia === 'EN_CURSO' || vigencia === 'PROXIMO')
    .sort((a, b) => (a.fecha_inicio < b.fecha_inicio ? -1 : 1))
