import { useCallback, useMemo, useState } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { groupsRoutes as routes } from '@contract/groups/groups.routes'
import type { Group } from '@contract/groups/groups.schemas'
import { useListGroupsQuery } from '../../../state/groups/groups.api'
import { makeSelectGroups } from '../../../state/groups/groups.selectors'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { ListScreen } from '../../../ui/list/ListScreen'
import { RowAction } from '../../../ui/list/RowAction'
import { useLocalList } from '../../../ui/list/useLocalList'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { groupColumns, groupSearchText, groupSortBy } from '../groups.columns'
import { NOUN, texts } from '../groups.texts'
import { NewGroupDialog } from './NewGroupDialog'
import { WithoutGroup } from './WithoutGroup'

/** Groups by grade with how many are in each, and how many are in none. */
export function GroupList({ cycle }: { cycle: Cycle }) {
  const { isLoading, isSuccess, error, refetch } = useListGroupsQuery({ id: cycle.id })
  const groups = useAppSelector(useMemo(() => makeSelectGroups(cycle.id), [cycle.id]))
  const canCreate = useAppSelector((state) => selectMay(state, routes.create.access))
  const canAdd = useAppSelector((state) => selectMay(state, routes.addStudents.access))
  const [creating, setCreating] = useState(false)
  const create = useCallback(() => setCreating(true), [])
  const list = useLocalList(groups, { searchText: groupSearchText, sortBy: groupSortBy })
  const rowActions = useCallback(
    ({ id }: Group) => (
      <>
        <RowAction icon="eye" label={texts.see} to={`/grupo/${id}`} />
        {canAdd && <RowAction icon="add" label={texts.addHere} to={`/grupo/add/${id}`} />}
      </>
    ),
    [canAdd],
  )
  const fresh = canCreate && <PrimaryAction onClick={create}>{texts.fresh}</PrimaryAction>
  return (
    <>
      <ListScreen
        title={texts.list}
        subtitle={`Ciclo ${cycle.name}`}
        action={fresh}
        above={isSuccess && <WithoutGroup cycle={cycle} groups={groups} />}
        list={list}
        columns={groupColumns}
        noun={NOUN}
        rowActions={rowActions}
        isLoading={isLoading}
        error={error?.message}
        onRetry={() => void refetch()}
        empty={{ icon: 'book', title: texts.listNone, text: texts.listNoneText, action: fresh }}
      />
      {creating && <NewGroupDialog cycle={cycle} onClose={() => setCreating(false)} />}
    </>
  )
}
