import {
  ACTION_NAMES,
  ACTIONS,
  MODULE_NAMES,
  MODULES,
  type ActionName,
  type ModuleName,
} from '../domain/permissions'
import type { RolePair } from './roles.rules'

const ALL = ACTION_NAMES
const WRITE: readonly ActionName[] = ['CREATE', 'READ', 'UPDATE']
const SEE: readonly ActionName[] = ['READ']

/** A module left out is closed. */
export type Grants = Partial<Record<ModuleName, readonly ActionName[]>>

export interface ReadyRole {
  /** Exactly as stored, so that an existing role of this name is found. */
  readonly name: string
  readonly words: string
  readonly grants: Grants
}

export const EVERYTHING: Grants = Object.fromEntries(MODULE_NAMES.map((name) => [name, ALL]))

/** The roles of nearly every school office, so that a new school need not know the permissions to begin. */
export const READY_ROLES = {
  DIRECCION: {
    name: 'DIRECCIÓN',
    words: 'Ve y decide todo: precios, becas, cancelaciones, usuarios y roles.',
    grants: EVERYTHING,
  },
  CAJA: {
    name: 'CAJA',
    words: 'Cobra, da recibos y hace su corte. Ve a las familias, sin cambiarlas; no cancela ni condona.',
    grants: {
      'CICLO ESCOLAR': SEE,
      ALUMNOS: SEE,
      PADRES: SEE,
      INSCRIPCIONES: SEE,
      BECAS: SEE,
      CARGOS: WRITE,
      COLEGIATURAS: ['READ', 'UPDATE'],
    },
  },
  SECRETARIA: {
    name: 'SECRETARÍA',
    words:
      'Registra familias, inscribe, arma grupos y lleva calendario, eventos y menciones. Ve lo que se debe, pero no cobra.',
    grants: {
      'CICLO ESCOLAR': SEE,
      INSCRIPCIONES: WRITE,
      BECAS: SEE,
      ALUMNOS: WRITE,
      PADRES: WRITE,
      CARGOS: ['CREATE', 'READ'],
      COLEGIATURAS: SEE,
      'CALENDARIO ESCOLAR': ALL,
      MENCIONES: ALL,
      PLANTILLA: SEE,
      EVENTOS: ALL,
    },
  },
} as const satisfies Record<string, ReadyRole>

export const pairsOfGrants = (grants: Grants): RolePair[] =>
  MODULE_NAMES.flatMap((module) =>
    (grants[module] ?? []).map((action) => ({ moduleId: MODULES[module], permissionId: ACTIONS[action] })),
  )
