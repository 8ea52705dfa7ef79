import type { Cycle } from '@contract/cycles/cycles.schemas'
import type { Grade } from '@contract/domain/grades'
import type { Group } from '@contract/groups/groups.schemas'

/** How many of a grade are enrolled and in none of these groups. 0 where the server does not count the enrolled. */
export const withoutGroup = (
  cycle: Pick<Cycle, 'inscritos'>,
  groups: readonly Group[],
  grade: Grade,
): number => {
  const placed = groups.reduce((sum, { grado, alumnos }) => sum + (grado === grade ? alumnos.length : 0), 0)
  return Math.max(0, (cycle.inscritos?.[grade] ?? 0) - placed)
}
