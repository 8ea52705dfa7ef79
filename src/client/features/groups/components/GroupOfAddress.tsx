import { useMemo, type ReactNode } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import type { Group } from '@contract/groups/groups.schemas'
import { useCurrentCycle } from '../../../state/cycles/useCurrentCycle'
import { useListGroupsQuery } from '../../../state/groups/groups.api'
import { makeSelectGroups } from '../../../state/groups/groups.selectors'
import { useAppSelector } from '../../../state/hooks'
import { CycleGate } from '../../../ui/page/CycleGate'
import { DetailScreen } from '../../../ui/page/DetailScreen'
import { useIdParam } from '../../../ui/screens/useIdParam'
import { LIST, texts } from '../groups.texts'

interface GroupOfAddressProps {
  /** Heading until the group is known. */
  title: string
  children: (cycle: Cycle, group: Group) => ReactNode
}

const CRUMBS = [LIST]

function GroupOfCycle({ title, cycle, children }: GroupOfAddressProps & { cycle: Cycle }) {
  const id = useIdParam('grupo')
  const { isFetching, isSuccess, error, refetch } = useListGroupsQuery({ id: cycle.id })
  const groups = useAppSelector(useMemo(() => makeSelectGroups(cycle.id), [cycle.id]))
  const unknown = id === null || (isSuccess && !isFetching)
  const row = groups.find((group) => group.id === id) ?? (unknown ? null : undefined)
  return (
    <DetailScreen
      source={{ row, isLoading: isFetching, error, retry: refetch }}
      title={title}
      unknown={texts.unknown}
      breadcrumb={CRUMBS}
    >
      {(group) => children(cycle, group)}
    </DetailScreen>
  )
}

/** The group of `/grupo/:grupo` among those of the current cycle: there is no call for one. */
export function GroupOfAddress(props: GroupOfAddressProps) {
  return (
    <CycleGate title={props.title} current={useCurrentCycle()}>
      {(cycle) => <GroupOfCycle {...props} cycle={cycle} />}
    </CycleGate>
  )
}
