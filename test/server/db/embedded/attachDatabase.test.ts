import { existsSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { attachDatabase } from '@server/db/attach'
import { isAlive, readPostmaster } from '@server/db/embedded/postmasterFile'
import { openDatabase } from '@server/db/open'
import { newDataFolder, removeTestFolder } from '@test/support/database/testFolder'

const one = async (connection: pg.PoolConfig): Promise<unknown> => {
  const client = new pg.Client(connection)
  await client.connect()
  return client
    .query<{ one: number }>('SELECT 1 AS one')
    .then(({ rows }) => rows[0]?.one)
    .finally(() => client.end())
}

describe('a command of the terminal', () => {
  const dataDir = newDataFolder()
  afterAll(() => removeTestFolder(dataDir))
  const options = { dataDir, log: () => undefined }
  const engine = async () => (await readPostmaster(path.join(dataDir, 'postgres')))?.pid ?? 0

  it('refuses a folder without a database and makes none', async () => {
    await expect(attachDatabase(options)).rejects.toThrow(/^No hay una base de datos en la carpeta /)
    expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false)
  })

  it('uses the engine of the product that runs, and leaves it running', async () => {
    const product = await openDatabase(options)
    const attached = await attachDatabase(options)
    expect([attached.running, await one(attached.connection)]).toEqual([true, 1])
    await attached.stop()
    expect(isAlive(await engine())).toBe(true)
    await product.stop()
  })

  it('opens the engine of a stopped product and stops it again', async () => {
    const attached = await attachDatabase(options)
    const pid = await engine()
    expect([attached.running, await one(attached.connection)]).toEqual([false, 1])
    await attached.stop()
    expect(isAlive(pid)).toBe(false)
    await (await openDatabase(options)).stop()
  })
})
