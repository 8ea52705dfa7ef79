import type { Db, Tx } from '../../db/database'

/** Includes how many recovery codes are left. Without a factor there is no `active_since`. */
export const findFactor = async (db: Db, userId: number) => {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('roles as r', 'r.id', 'u.role_id')
    .leftJoin('second_factors as f', 'f.user_id', 'u.id')
    .select([
      'u.name',
      'u.password_hash',
      'f.secret',
      'f.active_since',
      'f.prepared_at',
      'f.last_step',
      'f.lost_at',
    ])
    .select('r.exige_segundo_factor as required')
    .select((on) =>
      on
        .selectFrom('recovery_codes as c')
        .select(on.fn.countAll<number>().as('left'))
        .whereRef('c.user_id', '=', 'u.id')
        .where('c.used_at', 'is', null)
        .as('codesLeft'),
    )
    .where('u.id', '=', userId)
    .where('u.deactivated_at', 'is', null)
    .executeTakeFirst()
  return row && { ...row, isActive: row.active_since !== null && row.lost_at === null }
}
export type FactorRow = NonNullable<Awaited<ReturnType<typeof findFactor>>>

/** Stores a new secret to be confirmed, in place of a prepared or lost one, never of an active one. */
export const prepareFactor = async (tx: Tx, userId: number, secret: Buffer, now: Date): Promise<boolean> => {
  const values = { secret, prepared_at: now, active_since: null, lost_at: null, last_step: 0 }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('second_factors')
    .values({ user_id: userId, ...values })
    .onConflict((on) =>
      on
        .column('user_id')
        .doUpdateSet(values)
        .where((each) =>
          each.or([
            each('second_factors.active_since', 'is', null),
            each('second_factors.lost_at', 'is not', null),
          ]),
        ),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** False when already active, or when another tab prepared a new secret since the code was checked. */
export const activateFactor = async (tx: Tx, userId: number, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({ active_since: now })
    .where('user_id', '=', userId)
    .where('active_since', 'is', null)
    .where('last_step', '>', 0)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** False when this or a later step was used. @param sealed the secret: another tab may have prepared a new one */
export const useStep = async (db: Db, userId: number, step: number, sealed: Buffer): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .where('secret', '=', sealed)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export const useRecoveryCode = async (db: Db, userId: number, hash: Buffer, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export const replaceRecoveryCodes = async (
  tx: Tx,
  userId: number,
  hashes: readonly Buffer[],
): Promise<void> => {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute()
}

export const removeFactor = async (tx: Tx, userId: number): Promise<boolean> => {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const removed = await tx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('active_since')
    .executeTakeFirst()
  return removed?.active_since != null
}

export const listSealed = (db: Db) =>
  db
    .selectFrom('second_factors')
    .select(['user_id', 'secret', 'lost_at'])
    .where('active_since', 'is not', null)
    .execute()

/** @param lostAt null: its key came back */
export const markLost = (db: Db, userIds: readonly number[], lostAt: Date | null) =>
  db.updateTable('second_factors').set({ lost_at: lostAt }).where('user_id', 'in', userIds).execute()
