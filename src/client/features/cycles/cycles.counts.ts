import type { Cycle } from '@contract/cycles/cycles.schemas'

/** Pupils enrolled in both grades; 0 for a server that does not count them. */
export const enrolledCount = ({ inscritos }: Cycle): number =>
  inscritos ? inscritos.PREESCOLAR + inscritos.PRIMARIA : 0
