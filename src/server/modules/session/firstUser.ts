import { randomInt } from 'node:crypto'
import { ACTIONS, MODULES } from '@contract/domain/permissions'
import type { Db } from '../../db/database'
import { hashPassword } from '../../security/passwords'

const ADMIN_ROLE = 'ADMINISTRADOR'

const SETS = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789', '!#%+-_=?'] as const

/** Without letters that look alike. */
const randomPassword = (): string => {
  const pick = (from: string): string => from[randomInt(from.length)] as string
  const letters = [...SETS.map(pick), ...Array.from({ length: 16 - SETS.length }, () => pick(SETS.join('')))]
  for (let at = letters.length - 1; at > 0; at--) {
    const other = randomInt(at + 1)
    ;[letters[at], letters[other]] = [letters[other] as string, letters[at] as string]
  }
  return letters.join('')
}

export interface FirstUser {
  name: string
  madeUp: string | null
}

/** The role ADMINISTRADOR with all 52 permissions and one user (decisions/domain/session). @returns null when there are users already */
export const ensureFirstUser = async (
  db: Db,
  wanted: { name?: string | undefined; password?: string | undefined },
): Promise<FirstUser | null> => {
  const taken = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (taken) return null
  const name = wanted.name ?? 'admin'
  const password = wanted.password ?? randomPassword()
  const hashed = await hashPassword(password)
  return db.transaction().execute(async (tx) => {
    const role = await tx
      .insertInto('roles')
      .values({ name: ADMIN_ROLE })
      .returning('id')
      .executeTakeFirstOrThrow()
    const pairs = Object.values(MODULES).flatMap((module_id) =>
      Object.values(ACTIONS).map((permission_id) => ({ role_id: role.id, module_id, permission_id })),
    )
    await tx.insertInto('role_permissions').values(pairs).execute()
    await tx.insertInto('users').values({ name, password_hash: hashed, role_id: role.id }).execute()
    return { name, madeUp: wanted.password === undefined ? password : null }
  })
}
