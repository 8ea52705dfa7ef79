export const MODULES = {
  'CICLO ESCOLAR': 1,
  INSCRIPCIONES: 2,
  BECAS: 3,
  ALUMNOS: 4,
  PADRES: 5,
  CARGOS: 6,
  COLEGIATURAS: 7,
  'CALENDARIO ESCOLAR': 8,
  MENCIONES: 9,
  PLANTILLA: 10,
  EVENTOS: 11,
  USUARIOS: 12,
  ROLES: 13,
} as const

export const ACTIONS = { CREATE: 1, READ: 2, UPDATE: 3, DELETE: 4 } as const

export const ACTION_LABELS = {
  CREATE: 'Crear',
  READ: 'Ver',
  UPDATE: 'Actualizar',
  DELETE: 'Eliminar',
} as const satisfies Record<ActionName, string>

export type ModuleName = keyof typeof MODULES
export type ActionName = keyof typeof ACTIONS

export const MODULE_NAMES = Object.keys(MODULES) as ModuleName[]
export const ACTION_NAMES = Object.keys(ACTIONS) as ActionName[]

export interface Permission {
  module: string
  action: string
}

/** `module` is plain text: another server may grant a module of its own (`Compras`). */
export const hasPermission = (permissions: readonly Permission[], module: string, action: string): boolean =>
  permissions.some((each) => each.module === module && each.action === action)
