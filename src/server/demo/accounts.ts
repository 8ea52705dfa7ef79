import type { Db } from '../db/database'
import { passwordMatches } from '../security/passwords'
import { STAFF_NAMES } from './staff'

export interface Account {
  name: string
  role: string
}

/** Of the demo's users, those that can still sign in with its password: what is printed has to be true. */
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

/** Lines for the terminal: who can sign in, and with which password. */
export const accountLines = (accounts: readonly Account[], password: string): string[] => {
  if (accounts.length === 0) return ['Los usuarios de la demostración ya no tienen su contraseña original.']
  const width = Math.max(...accounts.map(({ name }) => name.length))
  return [
    `Usuarios de la demostración, todos con la contraseña ${password}`,
    ...accounts.map(({ name, role }) => `  ${name.padEnd(width)}  ${role}`),
  ]
}
