import { gradeLabel } from '@contract/domain/grades'
import type { Group } from '@contract/groups/groups.schemas'
import type { Column } from '../../ui/list/columns'
import type { SortBy } from '../../ui/list/sortRows'

export const groupSearchText = ({ nombre, grado }: Group): string => `${nombre} ${grado}`

export const groupSortBy: SortBy<Group> = {
  nombre: ({ nombre }) => nombre,
  grado: ({ grado, nombre }) => `${grado} ${nombre}`,
  alumnos: ({ alumnos }) => alumnos.length,
}

export const groupColumns: readonly Column<Group>[] = [
  { key: 'nombre', header: 'Grupo', sortable: true, cell: ({ nombre }) => nombre },
  { key: 'grado', header: 'Grado', sortable: true, cell: ({ grado }) => gradeLabel(grado) },
  {
    key: 'alumnos',
    header: 'Alumnos',
    align: 'right',
    sortable: true,
    cell: ({ alumnos }) => alumnos.length,
  },
]
