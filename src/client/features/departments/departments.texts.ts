import type { Department } from '@contract/departments/departments.schemas'
import type { ListOf } from '../../ui/list/ListScreen'

/** The customer's words, letter by letter: `decisions/domain/text#letter-by-letter`. */
export const texts = {
  list: 'Departamentos',
  manage: 'Administrar departamentos',
  add: 'Registrar departamento',
  changeLogo: 'Cambiar logo',
  searchHint: 'Buscar por nombre',
  employees: 'Colaboradores',
} as const

export const departmentList = {
  noun: { one: 'departamento', many: 'departamentos' },
  searchText: ({ nombre }) => nombre,
  searchLabel: texts.searchHint,
  empty: {
    icon: 'building',
    title: 'Todavía no hay departamentos',
    text: 'Preescolar, Primaria, Administración, Intendencia…: cada colaborador pertenece a uno.',
  },
} satisfies ListOf<Department>
