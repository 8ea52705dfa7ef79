import type { Department } from '@contract/departments/departments.schemas'
import { DELETED, NOT_UPDATED } from '@contract/domain/messages'
import type { ListOf } from '../../ui/list/ListScreen'

/** Notices are the customer's, letter by letter: `decisions/domain/text#letter-by-letter`. */
export const texts = {
  list: 'Departamentos',
  manage: 'Administrar departamentos',
  add: 'Registrar departamento',
  added: 'El Departamento se Registro Exitosamente',
  addFailed: 'Ocurrio un Error al Registrar el Departamento',
  rename: 'Renombrar',
  renameTitle: 'Renombrar departamento',
  renamed: 'El Departamento se Actualizo Exitosamente',
  updateFailed: NOT_UPDATED,
  changeLogo: 'Cambiar logo',
  logoChanged: 'La Imagen se Actualizo Exitosamente',
  logoFailed: 'Ocurrio un Error al Actualizar la Imagen',
  delete: 'Eliminar',
  deleted: DELETED,
  deleteFailed: 'Ocurrio un Error al Eliminar el Departamento',
  deleteTitle: (nombre: string) => `¿Eliminar el departamento ${nombre}?`,
  deleteText: 'Se borran su nombre y su logo. Nadie trabaja en él.',
  staffedTitle: (nombre: string) => `${nombre} tiene colaboradores`,
  staffedText: (staff: string) =>
    `Este departamento tiene ${staff}. Antes hay que pasar a todos a otro departamento; después se puede eliminar.`,
  seeStaff: 'Ver colaboradores',
  unknown: 'No existe este departamento',
  nombre: 'Nombre del departamento',
  logo: 'Logo',
  newLogo: 'Logo nuevo',
  logoOptional: 'Opcional: sin logo se muestra una imagen general',
  renameText: 'El nombre nuevo aparece también en la ficha de quienes trabajan en él.',
  searchHint: 'Buscar por nombre',
  employees: 'Colaboradores',
  positions: 'Puestos',
  noPositions: 'Todavía no hay nadie en este departamento.',
  emptyTitle: 'Todavía no hay departamentos',
  emptyText: 'Preescolar, Primaria, Administración, Intendencia…: cada colaborador pertenece a uno.',
  nobodyTitle: 'Nadie trabaja aquí todavía',
  nobodyText: 'Quien se registre en este departamento, o se cambie a él, aparece en esta página.',
  register: 'Registrar colaborador',
} as const

/** Shared by the cards of departments and the table to manage them. */
export const departmentList = {
  noun: { one: 'departamento', many: 'departamentos' },
  searchText: ({ nombre }) => nombre,
  searchLabel: texts.searchHint,
  empty: { icon: 'building', title: texts.emptyTitle, text: texts.emptyText },
} satisfies ListOf<Department>
