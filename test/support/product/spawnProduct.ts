import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newDataFolder } from '../database/testFolder'
import { LOADER } from './loader'

const ROOT = path.resolve(__dirname, '../../..')
/** Two seconds where nothing else runs; only a failure waits this long. */
const STARTS_WITHIN_MS = 120_000

/** The product as `npm start` runs it: a process of its own on a data folder and a free port. */
export interface Product {
  address: string
  dataDir: string
  /** Of the server itself; the database's processes are its children. */
  pid: number
  /** Everything it printed so far. */
  output(): string
  /** The exit code, when it ends by itself. */
  ended(): Promise<number | null>
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>
  /** SIGKILL to the whole process group, database included: the plug is pulled. */
  pullThePlug(): Promise<void>
}

export interface ProductOptions {
  dataDir?: string
  env?: Record<string, string>
  args?: string[]
}

/** Not one of the first passwords that are tried: the home would say so on every picture. */
export const PRODUCT_ADMIN = { user: 'directora', password: 'Ventana#Azul1' }

const removable = (dataDir: string) => ({
  dataDir,
  remove: () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }),
})

export const temporaryDataDir = async () => removable(await mkdtemp(path.join(tmpdir(), 'escuela-datos-')))

/** In memory where there is plenty: for tests of pages, which wait for each write of the disk and say nothing about it. */
export const quickDataDir = () => removable(newDataFolder())

const exited = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once('exit', (code) => resolve(code)))

/**
 * @throws Error with what it printed when it ends or says no address in time
 */
export const spawnProduct = async ({
  dataDir,
  env = {},
  args = [],
}: ProductOptions & { dataDir: string }): Promise<Product> => {
  const child = spawn(process.execPath, [...LOADER, 'src/server/main.ts', ...args], {
    cwd: ROOT,
    // A group of its own, so that pulling the plug reaches the database's processes too.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      BACKUP_SECONDS: 'no',
      ADMIN_USER: PRODUCT_ADMIN.user,
      ADMIN_PASSWORD: PRODUCT_ADMIN.password,
      SCHOOL_NAME: 'Colegio Ñuñoa de la Sierra',
      ...env,
    },
  })
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const address = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${why}\n${output}`))
    const timer = setTimeout(() => fail('the product did not start in time'), STARTS_WITHIN_MS)
    child.stdout?.on('data', () => {
      const found = /Lista en (http:\S+)/.exec(output)
      if (found) {
        clearTimeout(timer)
        resolve(found[1] as string)
      }
    })
    child.once('exit', (code) => {
      clearTimeout(timer)
      fail(`the product ended with ${String(code)}`)
    })
  })
  return {
    address,
    dataDir,
    pid: child.pid as number,
    output: () => output,
    ended: () => exited(child),
    stop: async () => {
      child.kill('SIGTERM')
      return exited(child)
    },
    pullThePlug: async () => {
      process.kill(-(child.pid as number), 'SIGKILL')
      await exited(child)
    },
  }
}
