import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { isAlive, readPostmaster } from '@server/db/embedded/postmasterFile'
import { openDatabase, type OpenedDatabase } from '@server/db/open'
import { newDataFolder, removeTestFolder } from '@test/support/database/testFolder'

const modeOf = (...parts: string[]) => statSync(path.join(...parts)).mode & 0o777

const ask = async (opened: OpenedDatabase, text: string): Promise<unknown[]> => {
  const client = new pg.Client(opened.connection)
  await client.connect()
  return client
    .query<Record<string, unknown>>(text)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

describe('the embedded database', () => {
  const dataDir = newDataFolder()
  afterAll(() => removeTestFolder(dataDir))
  const said: string[] = []
  const open = () => openDatabase({ dataDir, log: (line) => said.push(line) })
  const serverLog = () => readFileSync(path.join(dataDir, 'postgres.log'), 'utf8')

  it('is made with UTF8, Spanish order and checksums, and syncs what it promises', async () => {
    const opened = await open()
    expect(opened.kind).toBe('embedded')
    expect(
      await ask(
        opened,
        `SELECT datname, datlocprovider, datlocale, pg_encoding_to_char(encoding) AS encoding
      FROM pg_database WHERE datname = current_database()`,
      ),
    ).toEqual([{ datname: 'escuela', datlocprovider: 'i', datlocale: 'es', encoding: 'UTF8' }])
    const names = ['data_checksums', 'fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses']
    const settings = await ask(
      opened,
      `SELECT name, setting FROM pg_settings
      WHERE name IN (${names.map((name) => `'${name}'`).join()}) ORDER BY name`,
    )
    expect(settings).toEqual([
      { name: 'data_checksums', setting: 'on' },
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'listen_addresses', setting: '127.0.0.1' },
      { name: 'synchronous_commit', setting: 'on' },
    ])
    expect(
      await ask(
        opened,
        `SELECT string_agg(n, ' ' ORDER BY n) AS sorted
      FROM unnest(ARRAY['OSO', 'ÑU', 'NUEZ', 'ÁRBOL', 'AZUL']) AS n`,
      ),
    ).toEqual([{ sorted: 'ÁRBOL AZUL NUEZ ÑU OSO' }])
    await opened.stop()
  })

  it('keeps its secrets and files from other people', async () => {
    expect(modeOf(dataDir, 'postgres.password')).toBe(0o600)
    expect(readFileSync(path.join(dataDir, 'postgres.password'), 'utf8').trim().length).toBeGreaterThan(40)
    expect(modeOf(dataDir, 'postgres.log')).toBe(0o600)
    expect(modeOf(dataDir, 'postgres')).toBe(0o700)
    // Others may only pass through, and only when the server runs as another user.
    expect(modeOf(dataDir)).toBe(process.getuid?.() === 0 ? 0o701 : 0o700)
  })

  it('ends with stop, closing cleanly, and has everything after the next open', async () => {
    const opened = await open()
    await ask(opened, 'CREATE TABLE kept AS SELECT 7 AS value')
    const { pid = 0 } = (await readPostmaster(path.join(dataDir, 'postgres'))) ?? {}
    expect(isAlive(pid)).toBe(true)
    await Promise.all([opened.stop(), opened.stop()])
    expect(isAlive(pid)).toBe(false)
    expect(serverLog()).toMatch(/database system is shut down\n$/)
    const again = await open()
    expect(await ask(again, 'SELECT value FROM kept')).toEqual([{ value: 7 }])
    await again.stop()
    expect(serverLog()).not.toMatch(/automatic recovery/)
    expect(said).toEqual(['Creando la base de datos…'])
  })

  it('refuses a wrong password', async () => {
    const opened = await open()
    const stranger = new pg.Client({ ...opened.connection, password: 'adivinada' })
    await expect(stranger.connect()).rejects.toThrow(/authentication failed/)
    await opened.stop()
  })

  it('lets the school in again when the password file was lost', async () => {
    rmSync(path.join(dataDir, 'postgres.password'))
    const opened = await open()
    expect(await ask(opened, 'SELECT value FROM kept')).toEqual([{ value: 7 }])
    await opened.stop()
  })

  it('opens a copy that came back from a backup with other rights and a stale process number', async () => {
    const copy = newDataFolder()
    cpSync(dataDir, copy, { recursive: true })
    chmodSync(path.join(copy, 'postgres'), 0o755)
    writeFileSync(
      path.join(copy, 'postgres', 'postmaster.pid'),
      `${process.pid}\n/otra\n1\n5432\n\n127.0.0.1\n`,
    )
    const opened = await openDatabase({ dataDir: copy, log: () => undefined })
    expect(await ask(opened, 'SELECT value FROM kept')).toEqual([{ value: 7 }])
    await opened.stop()
    removeTestFolder(copy)
  })

  it('refuses a folder of another version, or of something else, and leaves it as it is', async () => {
    const other = newDataFolder()
    const folder = path.join(other, 'postgres')
    const refusal = () =>
      openDatabase({ dataDir: other, log: () => undefined }).catch(
        (error: unknown) => (error as Error).message,
      )
    mkdirSync(folder)
    writeFileSync(path.join(folder, 'PG_VERSION'), '15\n')
    expect(await refusal()).toMatch(/es de PostgreSQL 15 y este programa trae la versión 18\.$/)
    rmSync(path.join(folder, 'PG_VERSION'))
    writeFileSync(path.join(folder, 'fotos.txt'), 'mías')
    expect(await refusal()).toMatch(/existe pero no es una base de datos: muévala a otro lugar\.$/)
    expect(readFileSync(path.join(folder, 'fotos.txt'), 'utf8')).toBe('mías')
    rmSync(path.join(folder, 'fotos.txt'))
    writeFileSync(`${folder}.0-half.new`, 'left by a start that was killed')
    const opened = await openDatabase({ dataDir: other, log: () => undefined })
    await opened.stop()
    expect(() => statSync(`${folder}.0-half.new`)).toThrow('ENOENT')
    removeTestFolder(other)
  })

  it('refuses a DATA_DIR that is no folder in one sentence', async () => {
    const file = path.join(dataDir, 'postgres.log')
    await expect(openDatabase({ dataDir: file, log: () => undefined })).rejects.toThrow(
      /^No se puede usar la carpeta de datos [^\n]+: revise DATA_DIR y sus permisos\.$/,
    )
  })
})
