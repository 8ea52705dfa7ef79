import type { Employee } from '@contract/roster/roster.schemas'
import type { Column } from '../../ui/list/columns'
import type { SortBy } from '../../ui/list/sortRows'
import { FaceName } from '../../ui/list/FaceName'
import { texts } from './roster.texts'

/** Made once per row by the list. */
export const employeeSearchText = ({ nombre }: Employee): string => nombre

export const employeeSortBy: SortBy<Employee> = {
  nombre: ({ nombre }) => nombre,
  departamento: ({ departamento }) => departamento,
  puesto: ({ puesto }) => puesto,
}

/** SPEC §2: name, department, position. */
export const employeeColumns: readonly Column<Employee>[] = [
  {
    key: 'nombre',
    header: 'Nombre',
    sortable: true,
    cell: ({ nombre, urlMiniatura }) => <FaceName nombre={nombre} urlMiniatura={urlMiniatura} />,
  },
  {
    key: 'departamento',
    header: texts.department,
    sortable: true,
    cell: ({ departamento }) => departamento ?? texts.noDepartment,
  },
  { key: 'puesto', header: texts.fields.puesto, sortable: true, cell: ({ puesto }) => puesto },
]
