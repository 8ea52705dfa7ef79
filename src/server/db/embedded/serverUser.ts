import { readFile, stat } from 'node:fs/promises'
import { StartError } from '../../startError'

/** The account PostgreSQL runs as when the product runs as root, which PostgreSQL itself refuses. */
export interface ServerUser {
  name: string
  uid: number
  gid: number
}

/** -2 (nobody on macOS) is written signed. */
const unsigned = (text: string | undefined): number => Number(text) >>> 0

const accounts = async (): Promise<ServerUser[]> => {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n')
  return lines
    .map((line) => line.split(':'))
    .filter(([name, , uid]) => name !== undefined && !name.startsWith('#') && /^-?\d+$/.test(uid ?? ''))
    .map(([name = '', , uid, gid]) => ({ name, uid: unsigned(uid), gid: unsigned(gid) }))
}

/**
 * Undefined when the product does not run as root: the server then runs as the same user. As root: who owns the
 * data already, else `nobody`. It must have a passwd entry (a bare number makes initdb fail).
 * @param folder the data folder of PostgreSQL; it need not exist
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
