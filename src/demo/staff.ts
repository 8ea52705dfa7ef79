import type { User } from '@contract/users/users.schemas'
import { EVERYTHING, pairsOfGrants, READY_ROLES, type Grants } from '@contract/roles/readyRoles'
import type { Db, Tx } from '@server/db/database'
import type { Actor } from '@server/http/actor'
import type { AnyCall } from '@server/http/call'
import { hashPassword, passwordMatches } from '@server/security/passwords'
import type { Services } from '@server/services'
import { DEMO_PASSWORD } from './demoConfig'
import { callBy, type Trail } from './trail'

const STAFF = [
  { user: 'caja', label: 'Caja', ...READY_ROLES.CAJA },
  { user: 'secretaria', label: 'Secretaría', ...READY_ROLES.SECRETARIA },
  {
    user: 'subdireccion',
    label: 'Subdirección',
    name: 'SUBDIRECCIÓN',
    grants: { ...EVERYTHING, USUARIOS: ['READ'], ROLES: ['READ'] },
  },
] as const satisfies readonly { user: string; label: string; name: string; grants: Grants }[]

export type StaffName = (typeof STAFF)[number]['user']
const STAFF_NAMES: readonly StaffName[] = STAFF.map(({ user }) => user)

/** Services do not read the session, so any id will do. */
const actorFrom = (user: User, now: Date): Actor => ({
  ...user,
  sessionId: 0,
  signIn: '',
  provedAt: now,
  owesFactor: false,
})

/** The first user hires the staff, with the demo's password. @throws Error when there is no such user */
export const hireStaff = async (
  { roles, users }: Pick<Services, 'roles' | 'users'>,
  on: AnyCall & { db: Tx },
  { admin, trail }: { admin: string; trail: Trail },
): Promise<Record<StaffName, Actor>> => {
  const first = (await users.list(on)).find(({ name }) => name === admin)
  if (!first) throw new Error(`there is no user ${admin} to make the demo with`)
  const call = callBy(on, actorFrom(first, on.now), trail)
  const hired = new Map<StaffName, Actor>()
  for (const { user, name, grants } of STAFF) {
    const { id } = await roles.create(call, { nameRol: name, permissions: pairsOfGrants(grants) })
    const body = { name: user, password: DEMO_PASSWORD, roleId: id }
    hired.set(user, actorFrom(await users.create(call, body), on.now))
  }
  return Object.fromEntries(hired) as Record<StaffName, Actor>
}

/** Gives the demo users other than the first the password of the environment, unchecked: it may be one that a user could not choose. */
export const setPasswords = async (db: Tx, admin: string, password: string): Promise<void> => {
  if (password === DEMO_PASSWORD) return
  const password_hash = await hashPassword(password)
  await db.updateTable('users').set({ password_hash }).where('name', '<>', admin).execute()
}

interface Account {
  name: string
  role: string
  label: string
}

/** Users that still have the password given: the terminal must print no wrong one. */
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
  const labelOf = (name: string): string => STAFF.find(({ user }) => user === name)?.label ?? 'Dirección'
  return rows.filter((_row, at) => good[at]).map(({ name, role }) => ({ name, role, label: labelOf(name) }))
}

export const accountLines = (accounts: readonly Account[], password: string): string[] => {
  if (accounts.length === 0) return ['Los usuarios de la demostración ya no tienen su contraseña original.']
  const width = Math.max(...accounts.map(({ name }) => name.length))
  return [
    `Usuarios de la demostración, todos con la contraseña ${password}`,
    ...accounts.map(({ name, role }) => `  ${name.padEnd(width)}  ${role}`),
  ]
}
