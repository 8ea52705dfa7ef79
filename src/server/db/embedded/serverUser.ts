import { readFile, stat } from 'node:fs/promises'
import { StartError } from '../../startError'

/** PostgreSQL refuses to run as root, so it runs as this account when the product is root. */
export interface ServerUser {
  name: string
  uid: number
  gid: number
}

/** Some systems print the uid -2 (the account `nobody` on macOS) as a negative number. */
const toUnsigned = (text: string | undefined): number => Number(text) >>> 0

const accounts = async (): Promise<ServerUser[]> => {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n')
  return lines
    .map((line) => line.split(':'))
    .filter(([name, , uid]) => name !== undefined && !name.startsWith('#') && /^-?\d+$/.test(uid ?? ''))
    .map(([name = '', , uid, gid]) => ({ name, uid: toUnsigned(uid), gid: toUnsigned(gid) }))
}

export const userNamed = async (wanted: string): Promise<ServerUser | undefined> =>
  (await accounts()).find(({ name }) => name === wanted)

/** Only when we are root: the owner of the data, else `nobody`. Must be in passwd: initdb fails with a bare number. */
export const serverUser = async (folder: string): Promise<ServerUser | undefined> => {
  if (process.getuid?.() !== 0) return undefined
  const users = await accounts()
  const owner = await stat(folder).then(
    ({ uid }) => uid,
    () => 0,
  )
  const account =
    users.find(({ uid }) => uid !== 0 && uid === owner) ?? users.find(({ name }) => name === 'nobody')
  if (!account)
    throw new StartError(
      'La base de datos incluida no puede abrirse como root en una máquina sin el usuario «nobody»: inicie con otro usuario.',
    )
  return account
}
