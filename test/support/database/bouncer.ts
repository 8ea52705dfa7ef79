import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { start } from '../../../src/server/db/embedded/program'
import { freePort } from '../../../src/server/db/embedded/runServer'
import { serverUser } from '../../../src/server/db/embedded/serverUser'
import { bouncerProgram } from './bouncerProgram'

/** As its own manual sets up transaction mode: whoever the server knows may pass, and nothing that a start-up asks is ignored. */
const settings = ({ hostname, port, username }: URL, folder: string, own: number): string => `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
pool_mode = transaction
auth_type = scram-sha-256
auth_file = ${join(folder, 'users.txt')}
auth_user = ${username}
max_client_conn = 1000
default_pool_size = 20
`

const untilAnswers = async (port: number): Promise<void> => {
  for (let waited = 0; waited < 500; waited += 1) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
    if (open) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('The PgBouncer of the tests did not start.')
}

export interface Bouncer {
  /** host:port */
  host: string
  stop(): Promise<void>
  start(): Promise<void>
  remove(): Promise<void>
}

/** PgBouncer in transaction mode in front of every database of the server at `address`. */
export const startBouncer = async (address: string): Promise<Bouncer> => {
  const program = bouncerProgram()
  if (!program) throw new Error('PgBouncer is not installed.')
  const folder = await mkdtemp(join(tmpdir(), 'escuela-pgbouncer-'))
  const user = await serverUser(folder)
  const server = new URL(address)
  const port = await freePort()
  const files = {
    'pgbouncer.ini': settings(server, folder, port),
    'users.txt': `"${server.username}" "${decodeURIComponent(server.password)}"\n`,
  }
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, name), text, { mode: 0o600 })
    if (user) await chown(join(folder, name), user.uid, user.gid)
  }
  await chmod(folder, 0o711)
  let stopLast = (): Promise<void> => Promise.resolve()
  const begin = async () => {
    const child = start(program, ['-q', join(folder, 'pgbouncer.ini')], { cwd: folder, user }, 'ignore', true)
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    child.unref()
    process.once('exit', () => child.kill('SIGKILL'))
    stopLast = async () => {
      child.ref()
      child.kill('SIGTERM')
      await ended
    }
    await untilAnswers(port)
  }
  await begin()
  return {
    host: `127.0.0.1:${port}`,
    start: begin,
    stop: () => stopLast(),
    remove: async () => {
      await stopLast()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
