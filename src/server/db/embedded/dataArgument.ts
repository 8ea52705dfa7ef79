import { platform } from 'node:os'
import { StartError } from '../../startError'
import { run } from './program'
import type { ServerUser } from './serverUser'

/**
 * Linux only: every process of the server stands in its data folder, and this name leads there without asking for
 * passage through the folders above. A checkout below /root (0700) is the normal case in CI, and the folders above
 * DATA_DIR are not ours to open.
 */
const STANDING_HERE = '/proc/self/cwd'

/** Whether the server's user gets into `folder` by its path. */
export const canEnter = async (folder: string, user: ServerUser | undefined): Promise<boolean> => {
  if (!user) return true
  const { code } = await run('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { cwd: '/', user })
  return code === 0
}

/** How `folder` is named to PostgreSQL's programs (`-D`), started with `folder` as their working directory. */
export const dataArgument = async (folder: string, user: ServerUser | undefined): Promise<string> => {
  if (!user || (await canEnter(folder, user))) return folder
  if (platform() === 'linux') return STANDING_HERE
  throw new StartError(
    `El usuario «${user.name}» no puede entrar en ${folder}: elija en DATA_DIR una carpeta con paso para todos.`,
  )
}
