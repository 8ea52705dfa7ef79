import type { Department } from '@contract/departments/departments.schemas'
import type { Column } from '../../ui/list/columns'
import type { SortBy } from '../../ui/list/sortRows'
import { DepartmentName } from './components/DepartmentName'
import { texts } from './departments.texts'

/** Made once per row by the list. */
export const departmentSearchText = ({ nombre }: Department): string => nombre

export const departmentSortBy: SortBy<Department> = {
  nombre: ({ nombre }) => nombre,
  empleados: ({ total_empleados }) => total_empleados,
}

export const departmentColumns: readonly Column<Department>[] = [
  {
    key: 'nombre',
    header: 'Departamento',
    sortable: true,
    cell: (department) => <DepartmentName department={department} />,
  },
  {
    key: 'empleados',
    header: texts.employees,
    sortable: true,
    align: 'right',
    cell: ({ total_empleados }) => total_empleados,
  },
]
