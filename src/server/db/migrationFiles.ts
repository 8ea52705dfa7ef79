import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../startError'

/** A numbered migration; `name` is the file name without `.sql`. */
export interface MigrationFile {
  name: string
  text: string
  sha256: string
}

const NUMBERED = /^\d{4}-[\w-]+\.sql$/

/** A checkout on Windows may change line ends; the checksum must stay the same. */
const normalise = (text: string): string => text.replace(/\r\n/g, '\n')

/**
 * The migrations of a folder in order.
 * @throws StartError for a `.sql` file without a four-digit number
 */
export const readMigrations = async (folder: string): Promise<MigrationFile[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const wrong = names.find((name) => !NUMBERED.test(name))
  if (wrong) throw new StartError(`La migración ${wrong} no lleva un número de cuatro cifras al principio.`)
  return Promise.all(
    names.map(async (name) => {
      const text = normalise(await readFile(join(folder, name), 'utf8'))
      return { name: name.slice(0, -4), text, sha256: createHash('sha256').update(text).digest('hex') }
    }),
  )
}
