import { useCallback, useState } from 'react'
import { departmentsRoutes as routes } from '@contract/departments/departments.routes'
import type { Department } from '@contract/departments/departments.schemas'
import { useListDepartmentsQuery } from '../../../state/departments/departments.api'
import { selectDepartments } from '../../../state/departments/departments.selectors'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { ListScreen } from '../../../ui/list/ListScreen'
import { useLocalList } from '../../../ui/list/useLocalList'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { AddDepartmentDialog } from '../components/AddDepartmentDialog'
import { ChangeLogoDialog } from '../components/ChangeLogoDialog'
import { DeleteDepartmentDialog } from '../components/DeleteDepartmentDialog'
import { DepartmentActions, type DepartmentDialog } from '../components/DepartmentActions'
import { RenameDepartmentDialog } from '../components/RenameDepartmentDialog'
import { departmentColumns, departmentSearchText, departmentSortBy } from '../departments.columns'
import { NOUN, texts } from '../departments.texts'

const CRUMBS = [{ label: texts.list, to: '/departamentos' }]
const DIALOGS = { rename: RenameDepartmentDialog, logo: ChangeLogoDialog, delete: DeleteDepartmentDialog }

/** Departments for who keeps them: add, rename, change the logo, delete (SPEC §2). */
export function ManageDepartmentsPage() {
  const { isLoading, error, refetch } = useListDepartmentsQuery()
  const list = useLocalList(useAppSelector(selectDepartments), {
    searchText: departmentSearchText,
    sortBy: departmentSortBy,
  })
  const canAdd = useAppSelector((state) => selectMay(state, routes.create.access))
  const [adding, setAdding] = useState(false)
  const [opened, setOpened] = useState<{ dialog: DepartmentDialog; department: Department } | null>(null)
  const startAdding = useCallback(() => setAdding(true), [])
  const rowActions = useCallback(
    (department: Department) => <DepartmentActions onOpen={(dialog) => setOpened({ dialog, department })} />,
    [],
  )
  const add = canAdd && <PrimaryAction onClick={startAdding}>{texts.add}</PrimaryAction>
  const Opened = opened && DIALOGS[opened.dialog]
  return (
    <>
      <ListScreen
        title={texts.manage}
        breadcrumb={CRUMBS}
        action={add}
        list={list}
        columns={departmentColumns}
        noun={NOUN}
        searchLabel={texts.searchHint}
        rowActions={rowActions}
        isLoading={isLoading}
        error={error?.message}
        onRetry={() => void refetch()}
        empty={{ icon: 'building', title: texts.emptyTitle, text: texts.emptyText, action: add }}
      />
      {adding && <AddDepartmentDialog onClose={() => setAdding(false)} />}
      {opened && Opened && <Opened department={opened.department} onClose={() => setOpened(null)} />}
    </>
  )
}
