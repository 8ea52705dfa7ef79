import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readFile } from 'node:fs/promises'
import { binariesIn, installedNative } from '@server/db/embedded/binaries'
import { makeLinks, usableBinaries } from '@server/db/embedded/usableBinaries'
import { openEmbedded } from '@server/db/embedded/openEmbedded'
import { run } from '@server/db/embedded/program'
import { serverUser } from '@server/db/embedded/serverUser'
import { createPool } from '@server/db/pool'

const asRoot = process.getuid?.() === 0
const isLink = (file: string) => lstatSync(file).isSymbolicLink()

/** What npm leaves when it runs no scripts: the package without its library links. */
const installWithoutScripts = (folder: string): string => {
  const source = path.dirname(installedNative())
  const target = path.join(folder, path.basename(source))
  cpSync(source, target, { recursive: true, filter: (file) => !isLink(file) && !file.endsWith('.a') })
  return path.join(target, 'native')
}

const linksOf = async (native: string): Promise<string[]> => {
  const list = JSON.parse(await readFile(path.join(native, 'pg-symlinks.json'), 'utf8')) as {
    target: string
  }[]
  return list.map(({ target }) => path.join(path.dirname(native), target))
}

describe('the programs of the embedded database', () => {
  // Not in memory: /dev/shm often refuses to run programs.
  const folder = mkdtempSync(path.join(tmpdir(), 'programas-'))
  const native = installWithoutScripts(folder)
  const dataDir = path.join(folder, 'data')
  afterAll(() => {
    show()
    rmSync(folder, { recursive: true, force: true })
  })
  const version = async (postgres: string) =>
    (await run(postgres, ['--version'], { cwd: '/', user: undefined })).output

  it('run once their library links are made, by several at once or again', async () => {
    const { postgres } = binariesIn(native)
    expect(await version(postgres)).toMatch(/libicu\w+\.so/)
    await Promise.all([1, 2, 3].map(() => makeLinks(native)))
    expect(await version(postgres)).toMatch(/^postgres \(PostgreSQL\) 18\./)
    const links = await linksOf(native)
    expect(links.length).toBeGreaterThan(5)
    expect(links.filter((link) => !isLink(link) || !existsSync(link))).toEqual([])
    const before = lstatSync(links[0] ?? '').ino
    await makeLinks(native)
    expect(lstatSync(links[0] ?? '').ino).toBe(before)
    rmSync(links[0] ?? '')
    await makeLinks(native)
    expect(existsSync(path.resolve(path.dirname(links[0] ?? ''), readlinkSync(links[0] ?? '')))).toBe(true)
  })

  // A checkout below /root (0700), or a node_modules that belongs to somebody else.
  const hide = () => (asRoot ? chmodSync(folder, 0o700) : chmodSync(path.join(native, 'lib'), 0o500))
  const show = () => chmodSync(path.join(native, 'lib'), 0o755)

  it('are copied where the server can run them when they are out of its reach', async () => {
    for (const link of await linksOf(native)) rmSync(link, { force: true })
    hide()
    const user = await serverUser(dataDir)
    const place = mkdtempSync(path.join(tmpdir(), 'copias-'))
    chmodSync(place, 0o755)
    const hidden = path.join(folder, 'cannot-be-reached')
    mkdirSync(hidden, { mode: asRoot ? 0o755 : 0o500 })
    const binaries = await usableBinaries(native, user, [hidden, place])
    show()
    expect(path.dirname(binaries.native)).toBe(place)
    expect((await run(binaries.postgres, ['--version'], { cwd: '/', user })).output).toMatch(/PostgreSQL/)
    const made = lstatSync(binaries.native).ino
    hide()
    expect(lstatSync((await usableBinaries(native, user, [hidden, place])).native).ino).toBe(made)
    show()
    rmSync(place, { recursive: true })
  })

  it('are not taken from a folder that anybody could have filled', async () => {
    const place = mkdtempSync(path.join(tmpdir(), 'copias-'))
    hide()
    const user = await serverUser(dataDir)
    const { native: copy } = await usableBinaries(native, user, [place]).catch(() => ({ native: '' }))
    // As root the 0700 place is out of reach as well.
    chmodSync(place, 0o755)
    const reachable = copy || (await usableBinaries(native, user, [place])).native
    chmodSync(reachable, 0o777)
    await expect(usableBinaries(native, user, [place])).rejects.toThrow(
      /^La base de datos incluida no funciona en esta máquina \(.+\)\.$/s,
    )
    show()
    rmSync(place, { recursive: true })
  })

  it('open a database below a folder that the server may not enter', async () => {
    mkdirSync(dataDir, { mode: 0o701 })
    const reachable = installedNative()
    const { connection, stop } = await openEmbedded(dataDir, () => undefined, { native: reachable })
    const pool = createPool(connection)
    await pool.query('CREATE EXTENSION pg_trgm')
    expect((await pool.query(`SELECT similarity('niño', 'niña') > 0 AS similar`)).rows).toEqual([
      { similar: true },
    ])
    await pool.end()
    await stop()
    if (asRoot) expect(lstatSync(folder).mode & 0o777).toBe(0o700)
  })
})
