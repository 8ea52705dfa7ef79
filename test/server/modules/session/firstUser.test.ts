import { passwordProblem } from '@contract/domain/password'
import { createDb } from '@server/db/database'
import { createPool } from '@server/db/pool'
import { ensureFirstUser } from '@server/modules/session/firstUser'
import { freshDatabase } from '@test/support/database/fresh'

test('the first user of a new school may do everything, with a made-up password that meets the rule', async () => {
  const fresh = await freshDatabase()
  const db = createDb(createPool(fresh.connection))
  try {
    const first = await ensureFirstUser(db, {})
    expect(first).toEqual({ name: 'admin', madeUp: expect.stringMatching(/^\S{16}$/) })
    expect(passwordProblem(first?.madeUp ?? '')).toBeNull()
    expect(await db.selectFrom('role_permissions').select('role_id').execute()).toHaveLength(52)
    expect(await ensureFirstUser(db, { name: 'otra' })).toBeNull()
  } finally {
    await db.destroy()
    await fresh.drop()
  }
})
