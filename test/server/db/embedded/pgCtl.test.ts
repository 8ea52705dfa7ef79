import { chmodSync, closeSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { accepts } from '@server/db/embedded/access'
import { binariesIn, installedNative } from '@server/db/embedded/binaries'
import type { Cluster } from '@server/db/embedded/cluster'
import { initCluster } from '@server/db/embedded/initCluster'
import { pgCtlStart, startByPgCtl, StartFailed, stopPostmaster } from '@server/db/embedded/postmaster'
import { isAlive } from '@server/db/embedded/postmasterFile'
import { copyPlaces, usableBinaries } from '@server/db/embedded/usableBinaries'
import { freePort } from '@server/db/embedded/runServer'
import { serverUser } from '@server/db/embedded/serverUser'
import { newDataFolder, removeTestFolder } from '@test/support/database/testFolder'

test('pg_ctl is given the folder, the log and every setting, none with a blank or a quote', () => {
  const args = pgCtlStart('C:\\escuela datos\\postgres', 'C:\\escuela datos\\postgres.log', 5433, null)
  expect(args.slice(0, 8)).toEqual([
    ...[
      'start',
      '-w',
      '-t',
      '300',
      '-D',
      'C:\\escuela datos\\postgres',
      '-l',
      'C:\\escuela datos\\postgres.log',
    ],
  ])
  const [option, settings = ''] = args.slice(8)
  expect(option).toBe('-o')
  expect(settings).toMatch(/^(-c [a-z_]+=[\w.]*( |$))+$/)
  for (const setting of ['fsync=on', 'port=5433', 'listen_addresses=127.0.0.1', 'synchronous_commit=on'])
    expect(settings).toContain(`-c ${setting}`)
  expect(binariesIn('native').pgCtl).toMatch(/pg_ctl(\.exe)?$/)
})

/** The way of Windows, which pg_ctl goes here too. */
describe('a server that pg_ctl starts', () => {
  const dataDir = newDataFolder()
  const folder = path.join(dataDir, 'postgres')
  const log = path.join(dataDir, 'postgres.log')
  afterAll(() => removeTestFolder(dataDir))

  const newCluster = async (): Promise<Cluster> => {
    // pg_ctl opens the log itself, as the server's user.
    chmodSync(dataDir, 0o755)
    closeSync(openSync(log, 'a'))
    chmodSync(log, 0o666)
    const user = await serverUser(folder)
    const binaries = await usableBinaries(installedNative(), user, copyPlaces(dataDir, user))
    const cluster = {
      dataDir,
      folder,
      binaries,
      user,
      password: 'una-clave-de-prueba',
      log: () => undefined,
      archiving: null,
    }
    await initCluster(cluster)
    return cluster
  }

  it('accepts connections, is watched to its end, and a refused start says what the log says', async () => {
    const cluster = await newCluster()
    const running = await startByPgCtl(cluster, await freePort())
    expect(await accepts(cluster, running.port)).toBe(true)
    let ended = false
    void running.ended.then(() => (ended = true))
    await expect(startByPgCtl(cluster, await freePort())).rejects.toBeInstanceOf(StartFailed)
    await stopPostmaster(cluster, running)
    expect([ended, isAlive(running.pid)]).toEqual([true, false])
    expect(readFileSync(log, 'utf8')).toContain('database system is shut down')
  })
})
