import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import path from 'node:path'
import type { Config } from '../config'

const LOW_PRIORITY = 10

/** Runs a command of this folder as a process of low priority, so its work and memory do not burden the server. */
export const startChild = (
  { dataDir, filesDir, databaseUrl, backupDir, schoolName }: Config,
  command: 'respaldo' | 'ensayo',
  args: readonly string[],
): ChildProcess => {
  const program = path.join(__dirname, `${command}.ts`)
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], {
    cwd: path.resolve(__dirname, '../../..'),
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      FILES_DIR: filesDir,
      DATABASE_URL: databaseUrl ?? '',
      BACKUP_DIR: backupDir,
      SCHOOL_NAME: schoolName,
    },
  })
  if (child.pid !== undefined)
    try {
      setPriority(child.pid, LOW_PRIORITY)
    } catch {
      // Some systems refuse a priority.
    }
  return child
}

/** @returns null when it ended well, else what it said */
export const endOf = async (child: ChildProcess): Promise<string | null> => {
  let output = ''
  child.stderr?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-10_000)))
  const code = await once(child, 'close').then(
    ([exit]) => exit as number | null,
    () => null,
  )
  return code === 0 ? null : output.trim() || 'Terminó sin decir por qué.'
}
