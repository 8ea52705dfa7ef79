import { formatPhone } from '@contract/domain/phone'
import type { Parent } from '@contract/parents/parents.schemas'
import type { ListOf } from '../../ui/list/ListScreen'
import { PhoneLink } from '../../ui/page/PhoneLink'
import { texts } from './parents.texts'

/** Where a parent's name leads. */
export const parentPath = ({ id }: Pick<Parent, 'id'>): string => `/padre/${id}`

/** How parents are listed, all of them and those of the enrolled. */
export const parentList = {
  noun: { one: 'padre', many: 'padres' },
  /** Made once per row by the list; a phone is found with and without its blanks, a parent also by a child. */
  searchText: ({ nombre, telefono, correo, alumnos }) =>
    [nombre, telefono, formatPhone(telefono), correo ?? '', ...alumnos.map((child) => child.nombre)].join(
      ' ',
    ),
  searchLabel: texts.searchHint,
  sortBy: {
    nombre: ({ nombre }) => nombre,
    hijos: ({ alumnos }) => alumnos.length,
  },
  columns: [
    {
      key: 'nombre',
      header: 'Padre o tutor',
      sortable: true,
      exported: ({ nombre, correo }) => ({ 'Padre o tutor': nombre, Correo: correo }),
      cell: ({ nombre }) => nombre,
      // Two parents of one name are told apart by the e-mail.
      under: ({ correo }) => correo,
    },
    {
      key: 'telefono',
      header: 'Teléfono',
      cell: ({ telefono }) => <PhoneLink phone={telefono} />,
      exported: ({ telefono }) => telefono,
    },
    {
      key: 'hijos',
      header: 'Hijos',
      sortable: true,
      align: 'right',
      cell: ({ alumnos }) => alumnos.length,
      exported: ({ alumnos }) => ({
        Hijos: alumnos.length,
        Nombres: alumnos.map(({ nombre }) => nombre).join(', '),
      }),
    },
  ],
} satisfies ListOf<Parent>
