import { platform } from 'node:os'
import { StartError } from '../../startError'
import { run } from './program'
import type { ServerUser } from './serverUser'

/**
 * Linux only: the server's processes run in their data folder, and this path leads there without rights on the folders above. In
 * CI the checkout is below /root (0700), and changing the rights of those folders is not our business.
 */
const STANDING_HERE = '/proc/self/cwd'

/** Whether the server's user can enter `folder` by its path. */
export const canEnter = async (folder: string, user: ServerUser | undefined): Promise<boolean> => {
  if (!user) return true
  const { code } = await run('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { cwd: '/', user })
  return code === 0
}

/** The `-D` argument for PostgreSQL's programs, which run with `folder` as working directory. */
export const dataArgument = async (folder: string, user: ServerUser | undefined): Promise<string> => {
  if (!user || (await canEnter(folder, user))) return folder
  if (platform() === 'linux') return STANDING_HERE
  throw new StartError(
    `El usuario «${user.name}» no puede entrar en ${folder}: elija en DATA_DIR una carpeta con paso para todos.`,
  )
}
