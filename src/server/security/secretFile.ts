import { randomBytes, randomUUID } from 'node:crypto'
import { chmod, link, mkdir, open, readFile, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { codeOf } from '../shared/errorCode'
import { StartError } from '../startError'

/** Characters; shorter secrets could be guessed. */
export const MIN_SECRET = 32

export const makeSecret = (): string => randomBytes(32).toString('base64url')

export const readSecret = async (file: string): Promise<string | undefined> => {
  try {
    const text = (await readFile(file, 'utf8')).trim()
    if (text === '') return undefined
    // Copying or unpacking a backup may have made it readable by others.
    if ((await stat(file)).mode & 0o077) await chmod(file, 0o600)
    return text
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return undefined
    throw new StartError(
      `No se puede leer ${file}: inicie con el usuario de siempre o revise sus permisos.`,
      {
        cause,
      },
    )
  }
}

/** Written aside, synced and linked: a crash leaves no half-written secret, and of two processes one wins. */
const writeSecret = async (file: string, secret: string): Promise<void> => {
  const aside = `${file}.${randomUUID()}.new`
  const handle = await open(aside, 'wx', 0o600)
  try {
    await handle.writeFile(`${secret}\n`)
    await handle.sync()
    await handle.close()
    await link(aside, file).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error
    })
  } finally {
    await rm(aside, { force: true })
  }
}

/** Mode 0600; `make` creates it at the first call, or when it is empty. @throws StartError when it belongs to another user */
export const keptSecret = async (
  file: string,
  make: () => string | Promise<string> = makeSecret,
): Promise<string> => {
  const secret = await readSecret(file)
  if (secret !== undefined) return secret
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await rm(file, { force: true })
  await writeSecret(file, await make())
  const made = await readSecret(file)
  if (made === undefined) throw new Error(`could not keep a secret in ${file}`)
  return made
}
