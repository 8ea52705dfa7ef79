import {
  ACTION_NAMES,
  ACTIONS,
  MODULE_NAMES,
  MODULES,
  type ActionName,
  type ModuleName,
} from '@contract/domain/permissions'
import type { Db, Tx } from '@server/db/database'
import type { Actor } from '@server/http/actor'
import type { AnyCall, WriteCall } from '@server/http/contractRoute'
import { passwordMatches } from '@server/security/passwords'
import type { Services } from '@server/services'
import type { Trail } from './trail'

const ALL = ACTION_NAMES
const WRITE: readonly ActionName[] = ['CREATE', 'READ', 'UPDATE']
const SEE: readonly ActionName[] = ['READ']

type Grants = Partial<Record<ModuleName, readonly ActionName[]>>

/** Users besides the first one, the administrator: name, role and permissions. */
const STAFF = [
  {
    user: 'caja',
    role: 'CAJA',
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
  {
    user: 'secretaria',
    role: 'SECRETARÍA',
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
  {
    user: 'subdireccion',
    role: 'DIRECCIÓN',
    grants: {
      ...Object.fromEntries(MODULE_NAMES.map((name) => [name, ALL])),
      USUARIOS: SEE,
      ROLES: SEE,
    },
  },
] as const satisfies readonly { user: string; role: string; grants: Grants }[]

export type StaffName = (typeof STAFF)[number]['user']
const STAFF_NAMES: readonly StaffName[] = STAFF.map(({ user }) => user)

const pairsOf = (grants: Grants) =>
  MODULE_NAMES.flatMap((module) =>
    (grants[module] ?? []).map((action) => ({ moduleId: MODULES[module], permissionId: ACTIONS[action] })),
  )

/** Services use the acting user but not the session, so any session id will do. */
const actorFrom = (user: Omit<Actor, 'sessionId' | 'signIn'>): Actor => ({
  ...user,
  sessionId: 0,
  signIn: '',
})

/**
 * Makes the roles and their users, all with one password, in the name of the first user.
 * @throws Error when there is no such first user
 */
export const hireStaff = async (
  { roles, users }: Pick<Services, 'roles' | 'users'>,
  on: AnyCall & { db: Tx },
  { admin, password, trail }: { admin: string; password: string; trail: Trail },
): Promise<Record<StaffName, Actor>> => {
  const first = (await users.list(on)).find(({ name }) => name === admin)
  if (!first) throw new Error(`there is no user ${admin} to make the demo with`)
  const call: WriteCall = {
    ...on,
    actor: actorFrom(first),
    files: [],
    afterCommit: () => undefined,
    unchanged: () => undefined,
    record: trail.recorderOf(first.id, on.now),
  }
  const hired = new Map<StaffName, Actor>()
  for (const { user, role, grants } of STAFF) {
    const { id } = await roles.create(call, { nameRol: role, permissions: pairsOf(grants) })
    hired.set(user, actorFrom(await users.register(call, { name: user, password, roleId: id })))
  }
  return Object.fromEntries(hired) as Record<StaffName, Actor>
}

interface Account {
  name: string
  role: string
}

/** The demo's users whose password was not changed, so that the terminal prints no wrong password. */
export const openAccounts = async (
  db: Db,
  { adminUser, adminPassword }: { adminUser: string; adminPassword: string },
): Promise<Account[]> => {
  const rows = await db
    .selectFrom('users as u')
    .innerJoin('roles as r', 'r.id', 'u.role_id')
    .select(['u.name', 'u.password_hash', 'r.name as role'])
    .where('u.name', 'in', [adminUser, ...STAFF_NAMES])
    .where('u.deactivated_at', 'is', null)
    .orderBy('u.id')
    .execute()
  const good = await Promise.all(rows.map((row) => passwordMatches(row.password_hash, adminPassword)))
  return rows.filter((_row, at) => good[at]).map(({ name, role }) => ({ name, role }))
}

/** Lines for the terminal: the users and their password. */
export const accountLines = (accounts: readonly Account[], password: string): string[] => {
  if (accounts.length === 0) return ['Los usuarios de la demostración ya no tienen su contraseña original.']
  const width = Math.max(...accounts.map(({ name }) => name.length))
  return [
    `Usuarios de la demostración, todos con la contraseña ${password}`,
    ...accounts.map(({ name, role }) => `  ${name.padEnd(width)}  ${role}`),
  ]
}
