import { styled } from '@mui/material/styles'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { GRADES, gradeLabel } from '@contract/domain/grades'
import type { Group } from '@contract/groups/groups.schemas'
import { StatusChip } from '../../../ui/page/StatusChip'
import { withoutGroup } from '../groups.counts'
import { texts } from '../groups.texts'

const Chips = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1),
  marginBottom: spacing(2),
}))

/** What is left to do in each grade; nothing once everybody has a group. */
export function WithoutGroup({ cycle, groups }: { cycle: Cycle; groups: readonly Group[] }) {
  const left = GRADES.map((grade) => ({ grade, count: withoutGroup(cycle, groups, grade) })).filter(
    ({ count }) => count > 0,
  )
  if (left.length === 0) return null
  return (
    <Chips>
      {left.map(({ grade, count }) => (
        <StatusChip key={grade} tone="warning" label={texts.without(gradeLabel(grade), count)} />
      ))}
    </Chips>
  )
}
