import { useCallback, useMemo } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { scholarshipsRoutes as routes } from '@contract/scholarships/scholarships.routes'
import type { Student } from '@contract/students/students.schemas'
import { studentsRoutes } from '@contract/students/students.routes'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { useListScholarshipHoldersQuery } from '../../../state/students/students.api'
import { makeSelectScholarshipHolders } from '../../../state/students/students.selectors'
import { ListScreen } from '../../../ui/list/ListScreen'
import { PUPIL_NOUN } from '../../../ui/list/pupilColumns'
import { RowAction } from '../../../ui/list/RowAction'
import { useLocalList } from '../../../ui/list/useLocalList'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { holderColumns, holderSearchText, holderSortBy } from '../scholarships.columns'
import { texts } from '../scholarships.texts'

/** Who holds a beca in a cycle, with which and how much. */
export function HolderList({ cycle }: { cycle: Cycle }) {
  const { isLoading, error, refetch } = useListScholarshipHoldersQuery({ cycleId: cycle.id })
  const holders = useAppSelector(useMemo(() => makeSelectScholarshipHolders(cycle.id), [cycle.id]))
  const canCreate = useAppSelector((state) => selectMay(state, routes.create.access))
  const canOpen = useAppSelector((state) => selectMay(state, studentsRoutes.get.access))
  const list = useLocalList(holders, { searchText: holderSearchText, sortBy: holderSortBy })
  const rowActions = useCallback(
    ({ id }: Student) => <RowAction icon="eye" label={texts.see} to={`/alumno/${id}`} />,
    [],
  )
  return (
    <ListScreen
      title={texts.holders}
      subtitle={`Ciclo ${cycle.name}`}
      list={list}
      columns={holderColumns}
      noun={PUPIL_NOUN}
      rowActions={canOpen ? rowActions : undefined}
      isLoading={isLoading}
      error={error?.message}
      onRetry={() => void refetch()}
      empty={{
        icon: 'award',
        title: texts.holdersNone,
        text: texts.holdersNoneText,
        action: canCreate && <PrimaryAction to="/menu/registro/beca">{texts.menu}</PrimaryAction>,
      }}
    />
  )
}
