import { chmodSync, existsSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createPool } from '@server/db/pool'
import { isAlive, readPostmaster } from '@server/db/embedded/postmasterFile'
import { openDatabase } from '@server/db/open'
import { startProduct } from '@test/support/database/product'
import { newDataFolder, removeTestFolder } from '@test/support/database/testFolder'

const REFUSED =
  /^El programa ya está abierto con la carpeta de datos [^\n]+: cierre el otro o elija otra en DATA_DIR\.$/

describe('the embedded database after a crash', () => {
  const dataDir = realpathSync(newDataFolder())
  const folder = path.join(dataDir, 'postgres')
  const pidFile = path.join(folder, 'postmaster.pid')
  afterAll(() => removeTestFolder(dataDir))

  const said: string[] = []
  const open = () => openDatabase({ dataDir, log: (line) => said.push(line) })
  const serverPid = async () => (await readPostmaster(folder))?.pid ?? 0
  const until = async (holds: () => boolean | Promise<boolean>) => {
    while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const opensAndStops = async () => {
    const opened = await open()
    const pool = createPool(opened.connection)
    const { rows } = await pool.query('SELECT 1 AS one')
    await pool.end()
    await opened.stop()
    return rows
  }

  it('goes on with the server that a killed product left running; meanwhile nobody else gets in', async () => {
    const product = startProduct(dataDir)
    const { out } = await product.answer
    const { port } = JSON.parse(out) as { port: number }
    await expect(open()).rejects.toThrow(REFUSED)
    const second = await startProduct(dataDir).answer
    expect(second.out).toBe('')
    expect(second.error.trim()).toMatch(REFUSED)
    const pid = await serverPid()
    await product.kill()
    expect(isAlive(pid)).toBe(true)

    const opened = await open()
    expect(opened.connection.port).toBe(port)
    expect(await serverPid()).toBe(pid)
    expect(said).toContain('Se retoma la base de datos que quedó abierta de la vez anterior.')
    await expect(open()).rejects.toThrow(REFUSED)
    await opened.stop()
    expect(isAlive(pid)).toBe(false)
  })

  it('recovers when the server was killed as well', async () => {
    const product = startProduct(dataDir)
    await product.answer
    process.kill(await serverPid(), 'SIGKILL')
    await product.kill()
    expect(existsSync(pidFile)).toBe(true)
    expect(await opensAndStops()).toEqual([{ one: 1 }])
  })

  it.each([
    ['of nobody', '2147483000'],
    ['of another program', String(process.pid)],
    ['of the first process of the machine', '1'],
    ['that is none', 'mañana'],
    ['that is missing', ''],
  ])('starts over a process number %s', async (_, pid) => {
    writeFileSync(pidFile, pid === '' ? '' : `${pid}\n${folder}\n1700000000\n5432\n\n127.0.0.1\n`)
    expect(await opensAndStops()).toEqual([{ one: 1 }])
  })

  it('starts the server again by itself on the same port, and the pool recovers', async () => {
    const opened = await open()
    const pool = createPool(opened.connection)
    await pool.query('CREATE TABLE IF NOT EXISTS paid (id int)')
    await pool.query('INSERT INTO paid VALUES (1)')
    for (const _ of [1, 2]) {
      const pid = await serverPid()
      process.kill(pid, 'SIGKILL')
      // The backends of a killed server answer a little longer: only another process number tells.
      await until(async () => ![0, pid].includes(await serverPid()))
      await until(() =>
        pool.query('SELECT 1').then(
          () => true,
          () => false,
        ),
      )
    }
    expect((await pool.query('SELECT id FROM paid')).rows).toEqual([{ id: 1 }])
    expect(
      said.filter((line) => /se detuvo por sí sola \(quedan .+ libres en el disco\)/.test(line)),
    ).toHaveLength(2)
    await pool.end()
    await opened.stop()
    expect(existsSync(pidFile)).toBe(false)
  })

  it('starts it again too when it is the one left behind by a killed product', async () => {
    const product = startProduct(dataDir)
    await product.answer
    await product.kill()
    const opened = await open()
    const pool = createPool(opened.connection)
    process.kill(await serverPid(), 'SIGKILL')
    await until(() => said.at(-1) === 'La base de datos volvió a abrirse.')
    expect((await pool.query('SELECT id FROM paid')).rows).toEqual([{ id: 1 }])
    await pool.end()
    await opened.stop()
  })

  it('knows its server also when the data are on another disk, behind a link', async () => {
    const other = newDataFolder()
    chmodSync(other, 0o711)
    renameSync(folder, path.join(other, 'data'))
    symlinkSync(path.join(other, 'data'), folder)
    const product = startProduct(dataDir)
    await product.answer
    const pid = await serverPid()
    await product.kill()
    const opened = await open()
    expect(await serverPid()).toBe(pid)
    await opened.stop()
    expect(isAlive(pid)).toBe(false)
    rmSync(folder)
    renameSync(path.join(other, 'data'), folder)
    removeTestFolder(other)
  })

  it('stops for good when asked to while it is down', async () => {
    const opened = await open()
    process.kill(await serverPid(), 'SIGKILL')
    await opened.stop()
    const pid = await serverPid()
    expect(pid === 0 || !isAlive(pid)).toBe(true)
    expect(await opensAndStops()).toEqual([{ one: 1 }])
  })
})
