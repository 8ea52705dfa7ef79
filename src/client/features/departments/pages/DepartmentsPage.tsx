import type { Department } from '@contract/departments/departments.schemas'
import { useListDepartmentsQuery } from '../../../state/departments/departments.api'
import { selectDepartments } from '../../../state/departments/departments.selectors'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { CardGrid } from '../../../ui/cards/CardGrid'
import { ListScreen } from '../../../ui/list/ListScreen'
import { useLocalList } from '../../../ui/list/useLocalList'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { DepartmentCard } from '../components/DepartmentCard'
import { departmentColumns, departmentSearchText, departmentSortBy } from '../departments.columns'
import { NOUN, texts } from '../departments.texts'
import { MANAGE_PATH, manageAccess } from '../manage.access'

const cards = {
  Frame: CardGrid,
  card: (department: Department) => <DepartmentCard department={department} />,
}

/** The departments as cards, ten a page. */
export function DepartmentsPage() {
  const { isLoading, error, refetch } = useListDepartmentsQuery()
  const list = useLocalList(useAppSelector(selectDepartments), {
    searchText: departmentSearchText,
    sortBy: departmentSortBy,
  })
  const canManage = useAppSelector((state) => selectMay(state, manageAccess))
  const manage = canManage && (
    <PrimaryAction icon="settings" to={MANAGE_PATH}>
      {texts.manage}
    </PrimaryAction>
  )
  return (
    <ListScreen
      title={texts.list}
      action={manage}
      list={list}
      columns={departmentColumns}
      cards={cards}
      noun={NOUN}
      searchLabel={texts.searchHint}
      isLoading={isLoading}
      error={error?.message}
      onRetry={() => void refetch()}
      empty={{ icon: 'building', title: texts.emptyTitle, text: texts.emptyText, action: manage }}
    />
  )
}
