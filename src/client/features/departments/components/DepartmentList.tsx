import type { Department } from '@contract/departments/departments.schemas'
import { useDepartments } from '../../../state/departments/departments.api'
import { ListScreen, type ListScreenProps } from '../../../ui/list/ListScreen'
import { departmentList } from '../departments.texts'

type DepartmentListProps = Omit<ListScreenProps<Department>, 'source' | keyof typeof departmentList>

export function DepartmentList(view: DepartmentListProps) {
  return <ListScreen {...departmentList} {...view} source={useDepartments(undefined)} />
}
