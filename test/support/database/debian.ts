import { existsSync, readdirSync } from 'node:fs'
import { chmod, chown, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run, start } from '../../../src/server/db/embedded/program'
import { freePort } from '../../../src/server/db/embedded/runServer'
import { readPostmaster } from '../../../src/server/db/embedded/postmasterFile'
import { serverUser } from '../../../src/server/db/embedded/serverUser'

const ROOT = '/usr/lib/postgresql'
const PASSWORD = 'prueba'

/** Programs of the newest PostgreSQL that Debian installed, from version 15 on. */
export const debianPrograms = (): string | undefined => {
  const versions = existsSync(ROOT) ? readdirSync(ROOT).map(Number) : []
  const usable = versions.filter((version) => version >= 15).sort((a, b) => b - a)
  return usable
    .map((version) => join(ROOT, String(version), 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')))
}

const initdb = async (bin: string, data: string, user: Awaited<ReturnType<typeof serverUser>>) => {
  const passwordFile = `${data}.password`
  await mkdir(data, { mode: 0o700 })
  await writeFile(passwordFile, PASSWORD, { mode: 0o600 })
  if (user) for (const path of [data, passwordFile]) await chown(path, user.uid, user.gid)
  const args = [
    '-D',
    data,
    '-U',
    'postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
  ]
  const { code, output } = await run(join(bin, 'initdb'), [...args, '--locale=C', '--no-sync'], {
    cwd: data,
    user,
  })
  await rm(passwordFile)
  if (code !== 0) throw new Error(`initdb: ${output}`)
}

const untilReady = async (data: string, alive: () => boolean): Promise<void> => {
  for (let waited = 0; waited < 1_500; waited += 1) {
    if ((await readPostmaster(data))?.ready) return
    if (!alive()) throw new Error('The PostgreSQL server of the tests did not start.')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('The PostgreSQL server of the tests is not ready after 30 s.')
}

/**
 * Starts a PostgreSQL of Debian in `folder`/postgres and answers its address and how to end it. Nothing is synced to disk:
 * the server plays the part of a foreign one, and its data is deleted after the run.
 */
export const startDebian = async (
  bin: string,
  folder: string,
): Promise<{ address: string; stop(): Promise<void> }> => {
  const data = join(folder, 'postgres')
  const user = await serverUser(data)
  await chmod(folder, 0o711)
  await initdb(bin, data, user)
  const port = await freePort()
  const values = [
    ...['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'max_connections=100'],
    ...['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'],
  ]
  const args = ['-D', data, ...values.flatMap((value) => ['-c', value])]
  const child = start(join(bin, 'postgres'), args, { cwd: data, user }, 'ignore', true)
  let alive = true
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      alive = false
      resolve()
    }),
  )
  child.unref()
  await untilReady(data, () => alive)
  const stop = async () => {
    child.ref()
    child.kill('SIGINT')
    await ended
  }
  return { address: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`, stop }
}
