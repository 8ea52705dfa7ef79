import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { migrate } from '@server/db/migrate'
import { emptyDatabase } from '@test/support/database/emptyDatabase'

const MIGRATIONS = path.resolve('src/server/db/migrations')
/** The version that filled the school. */
const FILLED = '0087-backup-keys.sql'
/** The version of the imports that left fiscal data behind. */
const LAST = '0092-long-lists.sql'

/** Of the school: the parent with fiscal data PEGM800101AB1 and payment 4 asked with it, a parent without any. */
const [WITH, WITHOUT] = [1, 5]

test('fiscal data that imports left with a pupil becomes the family’s, once and with what was asked of it', async () => {
  const database = await emptyDatabase()
  const folder = mkdtempSync(path.join(tmpdir(), 'version-anterior-'))
  const { db } = database
  const upTo = async (last: string) => {
    for (const name of readdirSync(MIGRATIONS))
      if (name <= last) cpSync(path.join(MIGRATIONS, name), path.join(folder, name))
    await migrate(db, folder)
  }
  try {
    await upTo(FILLED)
    const school = readFileSync(path.resolve('test/support/database/school0087.sql'), 'utf8')
    await sql.raw(school).execute(db)
    await upTo(LAST)
    await sql`UPDATE students SET parent_id = ${WITH} WHERE id = 3`.execute(db)
    await sql`UPDATE students SET parent_id = ${WITHOUT} WHERE id IN (4, 5)`.execute(db)
    await sql`UPDATE students SET parent_id = NULL WHERE id = 6`.execute(db)
    await sql`INSERT INTO fiscals (id, student_id, rfc, nombre, regimen_fiscal, codigo_postal, uso_cfdi, predeterminado, created_by)
      OVERRIDING SYSTEM VALUE
      SELECT id, pupil, rfc, nombre, '605', '58020', 'D10', is_first, 1 FROM (VALUES
        (11, 3, 'PEGM800101AB1', 'OF A FAMILY THAT HAS IT', true),
        (12, 3, 'XAXX010101000', 'NEW TO ITS FAMILY', false),
        (13, 4, 'GOMC850505CD2', 'OF TWO CHILDREN', true),
        (14, 5, 'GOMC850505CD2', 'THE SAME OF THE OTHER', true),
        (10, 4, 'LOGA900101XY3', 'OLDER, AND NOT THE FIRST CHOICE', false),
        (15, 6, 'GOMC850505CD2', 'OF A PUPIL WITHOUT A PARENT', true)
      ) each (id, pupil, rfc, nombre, is_first)`.execute(db)
    await sql`UPDATE invoice_requests SET fiscal_id = 11 WHERE payment_id = 4`.execute(db)
    await upTo('0093-fiscal-data-left-behind.sql')
    const { rows } = await sql`SELECT id, parent_id, student_id, predeterminado, removed_at IS NULL AS holds
      FROM fiscals WHERE id IN (1, 2, 10, 11, 12, 13, 14, 15) ORDER BY id`.execute(db)
    const of = (parent_id: number | null, over: object = {}) => ({
      parent_id,
      student_id: null,
      predeterminado: false,
      holds: true,
      ...over,
    })
    expect(rows).toEqual([
      { id: 1, ...of(WITH, { predeterminado: true }) },
      // Its pupil has no parent; nothing that was removed moves.
      { id: 2, ...of(null, { student_id: 24, holds: false }) },
      { id: 10, ...of(WITHOUT) },
      { id: 11, ...of(WITH, { holds: false }) },
      { id: 12, ...of(WITH) },
      { id: 13, ...of(WITHOUT, { predeterminado: true }) },
      { id: 14, ...of(WITHOUT, { holds: false }) },
      { id: 15, ...of(null, { student_id: 6, predeterminado: true }) },
    ])
    expect((await sql`SELECT fiscal_id FROM invoice_requests WHERE payment_id = 4`.execute(db)).rows).toEqual(
      [{ fiscal_id: 1 }],
    )
  } finally {
    await database.end()
    rmSync(folder, { recursive: true })
  }
})
