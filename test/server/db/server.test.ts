import { rmSync } from 'node:fs'
import pg from 'pg'
import { openDatabase } from '@server/db/open'
import { createPool } from '@server/db/pool'
import { StartError } from '@server/startError'
import { withDatabase } from '@test/support/database/address'
import { freshDatabase, type FreshDatabase } from '@test/support/database/fresh'
import { newDataFolder } from '@test/support/database/testFolder'

describe('a PostgreSQL server in DATABASE_URL', () => {
  const dataDir = newDataFolder()
  let database: FreshDatabase
  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterAll(async () => {
    await database.drop()
    rmSync(dataDir, { recursive: true })
  })
  const open = (databaseUrl: string) => openDatabase({ dataDir, databaseUrl, log: () => undefined })
  const asAdmin = async (statement: string) => {
    const client = new pg.Client(withDatabase(database.url, 'postgres'))
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }

  it('is used as it is, and stays when the product ends', async () => {
    const opened = await open(database.url)
    expect(opened.kind).toBe('server')
    const pool = createPool(opened.connection)
    expect((await pool.query('SELECT name FROM roles')).rows).toEqual([])
    await opened.stop()
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    await pool.end()
  })

  it('still is for one product process per DATA_DIR: the files of the school live there', async () => {
    const opened = await open(database.url)
    await expect(open(database.url)).rejects.toThrow(/^El programa ya está abierto con la carpeta de datos/)
    await opened.stop()
    await (await open(database.url)).stop()
  })

  const refused = async (url: string, reason: RegExp) => {
    const error = await open(url).catch((failure: unknown) => failure)
    expect(error).toBeInstanceOf(StartError)
    const { message } = error as Error
    expect(message).toMatch(/^No se (puede|pudo) usar el servidor de DATABASE_URL: [^\n]+\.$/)
    expect(message).toMatch(reason)
    expect(message).not.toContain(new URL(url).password)
  }

  it('is refused with the reason, without repeating the password', async () => {
    const changed = (change: (url: URL) => void) => {
      const url = new URL(database.url)
      change(url)
      return url.href
    }
    await refused(
      changed((url) => (url.password = 'equivocada')),
      /el usuario o la contraseña no son correctos/,
    )
    await refused(
      changed((url) => (url.pathname = '/no_existe')),
      /la base de datos no existe/,
    )
    await refused(
      changed((url) => (url.port = '1')),
      /nadie contesta en esa dirección/,
    )
    await refused(
      changed((url) => (url.hostname = 'servidor.invalid')),
      /no se encuentra ese nombre de servidor/,
    )
  })

  it('must speak UTF8', async () => {
    await asAdmin(`CREATE DATABASE prueba_ascii TEMPLATE template0 ENCODING 'SQL_ASCII'
      LOCALE_PROVIDER libc LOCALE 'C'`)
    await refused(withDatabase(database.url, 'prueba_ascii'), /codificación UTF8/)
    await asAdmin('DROP DATABASE prueba_ascii WITH (FORCE)')
  })

  it('must know the Spanish order of ICU', async () => {
    const other = await freshDatabase()
    const client = new pg.Client(other.connection)
    await client.connect()
    await client.query(`DELETE FROM pg_collation WHERE collname = 'es-x-icu'`)
    await client.end()
    await refused(other.url, /le falta la ordenación «es-x-icu»/)
    await other.drop()
  })
})
