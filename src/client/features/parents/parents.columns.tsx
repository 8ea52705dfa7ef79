import { formatPhone } from '@contract/domain/phone'
import type { Parent } from '@contract/parents/parents.schemas'
import { TwoLines } from '../../ui/layout/layout'
import type { Column } from '../../ui/list/columns'
import type { SortBy } from '../../ui/list/sortRows'
import { PhoneLink } from './components/ParentDetails'

/** Made once per row by the list; a phone is found with and without its blanks, a parent also by a child. */
export const parentSearchText = ({ nombre, telefono, correo, alumnos }: Parent): string =>
  [nombre, telefono, formatPhone(telefono), correo ?? '', ...alumnos.map((child) => child.nombre)].join(' ')

export const parentSortBy: SortBy<Parent> = {
  nombre: ({ nombre }) => nombre,
  hijos: ({ alumnos }) => alumnos.length,
}

export const parentColumns: readonly Column<Parent>[] = [
  {
    key: 'nombre',
    header: 'Padre o tutor',
    sortable: true,
    // Two parents of one name are told apart by the e-mail.
    cell: ({ nombre, correo }) => (
      <TwoLines>
        {nombre}
        {correo && <small>{correo}</small>}
      </TwoLines>
    ),
  },
  { key: 'telefono', header: 'Teléfono', cell: ({ telefono }) => <PhoneLink phone={telefono} /> },
  { key: 'hijos', header: 'Hijos', sortable: true, align: 'right', cell: ({ alumnos }) => alumnos.length },
]
