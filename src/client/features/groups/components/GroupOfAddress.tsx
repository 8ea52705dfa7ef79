import type { ReactNode } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import type { Group } from '@contract/groups/groups.schemas'
import { useGroups } from '../../../state/groups/groups.api'
import { CycleGate } from '../../../ui/page/CycleGate'
import { DetailScreen } from '../../../ui/page/DetailScreen'
import { useIdParam } from '../../../ui/screens/useIdParam'
import { useChosenCycle } from '../../../write/cycles/useChosenCycle'
import { LIST } from '../groups.texts'

interface GroupOfAddressProps {
  title: string
  children: (cycle: Cycle, group: Group) => ReactNode
}

const CRUMBS = [LIST]

function GroupOfCycle({ title, cycle, children }: GroupOfAddressProps & { cycle: Cycle }) {
  const id = useIdParam('grupo')
  const { rows, error, ...source } = useGroups({ id: cycle.id })
  const none = id === null || rows ? null : undefined
  const row = rows?.find((group) => group.id === id) ?? none
  return (
    <DetailScreen
      source={{ ...source, row, error: error === undefined ? undefined : { message: error } }}
      title={title}
      unknown="No existe este grupo en el ciclo actual"
      breadcrumb={CRUMBS}
    >
      {(group) => children(cycle, group)}
    </DetailScreen>
  )
}

/** `/grupo/:grupo`. No call returns one group, so it is taken from those of the chosen cycle. */
export function GroupOfAddress(props: GroupOfAddressProps) {
  return (
    <CycleGate title={props.title} current={useChosenCycle()}>
      {(cycle) => <GroupOfCycle {...props} cycle={cycle} />}
    </CycleGate>
  )
}
