import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { migrate } from '@server/db/migrate'
import { emptyDatabase } from '@test/support/database/emptyDatabase'

const MIGRATIONS = path.resolve('src/server/db/migrations')
const TAXES = '0081-taxes-of-concepts-and-levels.sql'

test('the tax object that a school stored is read into its tax once, and stays', async () => {
  const database = await emptyDatabase()
  const folder = mkdtempSync(path.join(tmpdir(), 'version-anterior-'))
  const upTo = async (isIn: (name: string) => boolean) => {
    for (const name of readdirSync(MIGRATIONS).filter(isIn))
      cpSync(path.join(MIGRATIONS, name), path.join(folder, name))
    await migrate(database.db, folder)
  }
  try {
    await upTo((name) => name < TAXES)
    await sql`INSERT INTO concepts (nombre, monto_centavos, tipo, objeto_imp)
      VALUES ('A', 100, 'OTRO', '01'), ('B', 100, 'OTRO', '02'), ('C', 100, 'OTRO', '04'), ('D', 100, 'OTRO', NULL)`.execute(
      database.db,
    )
    await sql`INSERT INTO school_levels (grado, cct) VALUES ('PRIMARIA', '16PPR1234A')`.execute(database.db)
    await upTo((name) => name === TAXES)
    const { rows } = await sql`SELECT objeto_imp, impuesto FROM concepts ORDER BY nombre`.execute(database.db)
    expect(rows).toEqual([
      { objeto_imp: '01', impuesto: 'NO_OBJETO' },
      { objeto_imp: '02', impuesto: 'EXENTO' },
      { objeto_imp: '04', impuesto: 'EXENTO' },
      { objeto_imp: null, impuesto: 'EXENTO' },
    ])
    expect((await sql`SELECT impuesto FROM school_levels`.execute(database.db)).rows).toEqual([
      { impuesto: 'EXENTO' },
    ])
  } finally {
    await database.end()
    rmSync(folder, { recursive: true })
  }
})
