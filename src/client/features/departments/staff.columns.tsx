import type { Employee } from '@contract/roster/roster.schemas'
import type { Column } from '../../ui/list/columns'

/** Made once per row by the list. */
export const staffSearchText = ({ nombre, puesto }: Employee): string => `${nombre} ${puesto}`

/** The shape of what is on the way; the people themselves are cards. */
export const staffColumns: readonly Column<Employee>[] = [
  { key: 'nombre', header: 'Nombre', cell: ({ nombre }) => nombre },
  { key: 'puesto', header: 'Puesto', cell: ({ puesto }) => puesto },
]
