import { readFile, stat } from 'node:fs/promises'
import { platform } from 'node:os'
import { StartError } from '../../startError'
import { run } from './program'

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

/** The account PostgreSQL runs as when the product runs as root, because PostgreSQL refuses to run as root. */
export interface ServerUser {
  name: string
  uid: number
  gid: number
}

/** Some systems print the uid -2 (the account `nobody` on macOS) as a negative number. */
const unsigned = (text: string | undefined): number => Number(text) >>> 0

const accounts = async (): Promise<ServerUser[]> => {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n')
  return lines
    .map((line) => line.split(':'))
    .filter(([name, , uid]) => name !== undefined && !name.startsWith('#') && /^-?\d+$/.test(uid ?? ''))
    .map(([name = '', , uid, gid]) => ({ name, uid: unsigned(uid), gid: unsigned(gid) }))
}

/**
 * The user to run PostgreSQL as; undefined when the product is not root, and then both run as the same user. As root: the owner
 * of existing data, else `nobody`. The user needs a passwd entry (with a bare number initdb fails).
 * @param folder PostgreSQL's data folder; it need not exist
 */
export const serverUser = async (folder: string): Promise<ServerUser | undefined> => {
  if (process.getuid?.() !== 0) return undefined
  const known = await accounts()
  const owner = await stat(folder).then(
    ({ uid }) => uid,
    () => 0,
  )
  const found =
    known.find(({ uid }) => uid !== 0 && uid === owner) ?? known.find(({ name }) => name === 'nobody')
  if (!found)
    throw new StartError(
      'La base de datos incluida no puede abrirse como root en una máquina sin el usuario «nobody»: inicie con otro usuario.',
    )
  return found
}
