import { readFile, stat } from 'node:fs/promises'
import { StartError } from '../../startError'

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

export const userNamed = async (wanted: string): Promise<ServerUser | undefined> =>
  (await accounts()).find(({ name }) => name === wanted)

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
