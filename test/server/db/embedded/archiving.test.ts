import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { spoolOf } from '@server/db/embedded/archiving'
import { installedNative } from '@server/db/embedded/binaries'
import { openEmbedded } from '@server/db/embedded/openEmbedded'
import { prepareDataFolder } from '@server/db/folderLock'
import { startProduct } from '@test/support/database/product'
import { newDataFolder, removeTestFolder } from '@test/support/database/testFolder'

const dataDir = newDataFolder()
const place = newDataFolder()
const spool = spoolOf(path.join(dataDir, 'postgres'))
beforeAll(() => Promise.all([dataDir, place].map(prepareDataFolder)))
afterAll(() => [dataDir, place].forEach(removeTestFolder))

type Options = Parameters<typeof openEmbedded>[2]

const opened = async <T>(options: Options, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const { connection, stop } = await openEmbedded(dataDir, () => undefined, options)
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
    await stop()
  }
}
const setting = (name: 'archive_mode' | 'archive_timeout', options: Options): Promise<string> =>
  opened(
    options,
    async (client) => (await client.query<Record<string, string>>(`SHOW ${name}`)).rows[0]![name]!,
  )
const mode = (options: Options) => setting('archive_mode', options)

test('a data folder of before begins to archive at its next start, a command goes on with it, and «no» ends it', async () => {
  expect(await mode({})).toBe('off')
  expect(existsSync(spool)).toBe(false)
  expect(await mode({ archiving: { seconds: 60 } })).toBe('on')
  expect(await mode({})).toBe('on')
  expect(await mode({ archiving: 'off' })).toBe('off')
  expect(existsSync(spool)).toBe(false)
})

test('a segment closes ten seconds before its promised age: carrying it to the copy takes the rest', async () => {
  expect(await setting('archive_timeout', { archiving: { seconds: 60 } })).toBe('50s')
})

test('a server that a killed product left without archiving is begun anew with it', async () => {
  const product = startProduct(dataDir)
  await product.answer
  await product.kill()
  expect(await mode({ archiving: { seconds: 60 } })).toBe('on')
})

/** Without a segment in the spool there is nothing to carry, and nobody is told before the next base copy. */
test.each([
  ['the module of the package', (): string => installedNative()],
  [
    'cp, where a package lacks the module',
    (): string => {
      cpSync(path.dirname(installedNative()), path.join(place, 'paquete'), {
        recursive: true,
        verbatimSymlinks: true,
      })
      const native = path.join(place, 'paquete', 'native')
      rmSync(path.join(native, 'lib/postgresql/basic_archive.so'))
      return native
    },
  ],
])('segments come by %s, also the last one when it closes', async (_name, from) => {
  const segments = () => readdirSync(spool).filter((name) => /^[0-9A-F]{24}$/.test(name))
  const before = await opened({ archiving: { seconds: 60 }, native: from() }, async (client) => {
    await client.query('CREATE TABLE IF NOT EXISTS paid (id int); INSERT INTO paid VALUES (1)')
    const had = segments().length
    await client.query('SELECT pg_switch_wal()')
    while (segments().length === had) await pause(20)
    await client.query('INSERT INTO paid VALUES (2)')
    return segments().length
  })
  expect(segments().length).toBeGreaterThan(before)
})
