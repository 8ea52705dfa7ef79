import { useMemo, type ReactNode } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import type { Group } from '@contract/groups/groups.schemas'
import { useListGroupsQuery } from '../../../state/groups/groups.api'
import { makeSelectGroups } from '../../../state/groups/groups.selectors'
import { useAppSelector } from '../../../state/hooks'
import { NotThere } from '../../../ui/page/NotThere'
import { Page } from '../../../ui/page/Page'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { useIdParam } from '../../../ui/screens/useIdParam'
import { texts } from '../groups.texts'

interface GroupOfAddressProps {
  cycle: Cycle
  children: (group: Group) => ReactNode
}

/** The group of `/grupo/:grupo` among those of the cycle: there is no call for one. */
export function GroupOfAddress({ cycle, children }: GroupOfAddressProps) {
  const id = useIdParam('grupo')
  const { isFetching, isSuccess, error, refetch } = useListGroupsQuery({ id: cycle.id })
  const groups = useAppSelector(useMemo(() => makeSelectGroups(cycle.id), [cycle.id]))
  const group = groups.find((each) => each.id === id)
  if (group) return children(group)
  if (id === null || (isSuccess && !isFetching))
    return <NotThere title={texts.unknown} to="/grupos" toLabel={texts.list} />
  return (
    <Page title={texts.group}>
      {isFetching ? <PageLoading /> : <PageError text={error?.message} onRetry={() => void refetch()} />}
    </Page>
  )
}
