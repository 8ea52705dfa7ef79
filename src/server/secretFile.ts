import { randomBytes, randomUUID } from 'node:crypto'
import { chmod, link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** 32 random bytes: a password or key that nobody types. */
const make = (): string => randomBytes(32).toString('base64url')

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code

const readSecret = async (file: string): Promise<string | undefined> => {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return ''
    throw error
  })
  if (text.trim() === '') return undefined
  // A copy or an unpacked backup may have opened it to others.
  await chmod(file, 0o600)
  return text.trim()
}

/** Written aside, synced and linked, so that a crash leaves no half secret and of two processes one wins. */
const writeSecret = async (file: string): Promise<void> => {
  const aside = `${file}.${randomUUID()}.new`
  const handle = await open(aside, 'wx', 0o600)
  try {
    await handle.writeFile(`${make()}\n`)
    await handle.sync()
    await handle.close()
    await link(aside, file).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error
    })
  } finally {
    await rm(aside, { force: true })
  }
}

/** The secret kept in `file` (mode 0600), made with the first call. An empty file counts as none. */
export const keptSecret = async (file: string): Promise<string> => {
  const known = await readSecret(file)
  if (known !== undefined) return known
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await rm(file, { force: true })
  await writeSecret(file)
  const made = await readSecret(file)
  if (made === undefined) throw new Error(`could not keep a secret in ${file}`)
  return made
}
