import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { open, type FileHandle, access, chmod, mkdir, realpath, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { platform } from 'node:os'
import { join, resolve } from 'node:path'
import { StartError } from '../startError'

/** Where root runs the product, others may pass through the folder (o+x) but not list it: the database runs as another user. Secrets in it are 0600/0700. */
export const prepareDataFolder = async (dataDir: string): Promise<string> => {
  try {
    await mkdir(resolve(dataDir), { recursive: true, mode: 0o700 })
    const folder = await realpath(dataDir)
    if (process.getuid?.() === 0) await chmod(folder, ((await stat(folder)).mode & 0o7777) | 0o001)
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return folder
  } catch (cause) {
    throw new StartError(`No se puede usar la carpeta de datos ${dataDir}: revise DATA_DIR y sus permisos.`, {
      cause,
    })
  }
}

type Release = () => Promise<void>
/** `taken`: another process holds the lock; `unknown`: this way of locking does not work on this machine. */
type Answer = Release | 'taken' | 'unknown'

/** From macOS's sys/fcntl.h: opens and locks in one step. */
const O_EXLOCK = 0x20

/** Node has no flock, so util-linux's program is called. The lock belongs to the open file, which stays open here. */
const flockFile = async (file: string, program: string): Promise<Answer> => {
  const handle = await open(file, 'a', 0o600).catch((cause: unknown) => {
    throw new StartError(
      `No se puede abrir ${file}: inicie con el usuario de siempre o revise sus permisos.`,
      {
        cause,
      },
    )
  })
  const code = await new Promise<number>((resolve) => {
    const child = spawn(program, ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', handle.fd] })
    child.once('error', () => resolve(-1))
    child.once('exit', (exit) => resolve(exit ?? -1))
  })
  if (code === 0) return () => handle.close()
  await handle.close()
  return code === 1 ? 'taken' : 'unknown'
}

const openLocked = async (file: string): Promise<Answer> => {
  const flags = constants.O_RDWR | constants.O_CREAT | constants.O_NONBLOCK | O_EXLOCK
  const handle = await open(file, flags, 0o600).catch((error: unknown): FileHandle | Answer =>
    ['EAGAIN', 'EWOULDBLOCK'].includes(String((error as { code?: unknown }).code)) ? 'taken' : 'unknown',
  )
  return typeof handle === 'object' ? () => handle.close() : handle
}

/** A named pipe on Windows, an abstract socket on Linux; the system frees both when the process ends. */
const listenOn = (address: string): Promise<Answer> =>
  new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'EADDRINUSE' || error.code === 'EACCES' ? 'taken' : 'unknown'),
    )
    server.listen(address, () => {
      server.unref()
      resolve(() => new Promise((closed) => server.close(() => closed())))
    })
  })

const addressOf = (dataDir: string): string => {
  const sum = createHash('sha256').update(dataDir).digest('hex').slice(0, 32)
  return platform() === 'win32' ? `\\\\.\\pipe\\escuela-${sum}` : `\0escuela-${sum}`
}

const take = async (dataDir: string, program: string): Promise<Answer> => {
  const file = join(dataDir, 'lock')
  if (platform() === 'win32') return listenOn(addressOf(dataDir))
  if (platform() === 'darwin') return openLocked(file)
  const answer = await flockFile(file, program)
  return answer === 'unknown' ? listenOn(addressOf(dataDir)) : answer
}

/** The kernel frees the lock with the process, so no stale lock remains. @returns null when another process holds it @throws StartError */
export const tryLockFolder = async (dataDir: string, program = 'flock'): Promise<Release | null> => {
  const answer = await take(dataDir, program)
  if (answer === 'taken') return null
  if (answer !== 'unknown') return answer
  throw new StartError(
    `No se puede reservar la carpeta de datos ${dataDir}: elija en DATA_DIR una carpeta de un disco local.`,
  )
}

/** @throws StartError also when another process holds the lock */
export const lockFolder = async (dataDir: string, program?: string): Promise<Release> => {
  const release = await tryLockFolder(dataDir, program)
  if (release) return release
  throw new StartError(
    `El programa ya está abierto con la carpeta de datos ${dataDir}: cierre el otro o elija otra en DATA_DIR.`,
  )
}
