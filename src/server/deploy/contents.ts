import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const LIST = 'CONTENIDO.sha256'

/** Synchronous, since a script does nothing else: for 8,000 small files asynchronous reading took ten times the processor. */
const sumOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex')

const filesBelow = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true, recursive: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => name !== LIST)
    .sort()

export const writeContents = async (folder: string): Promise<void> => {
  const lines: string[] = []
  for (const name of await filesBelow(folder)) lines.push(`${sumOf(path.join(folder, name))}  ${name}\n`)
  await writeFile(path.join(folder, LIST), lines.join(''))
}

/** Called first by the scripts and without tsx, which may be damaged, so this file imports nothing of ours. @throws Error */
export const verifyContents = async (folder: string): Promise<void> => {
  const lines = (await readFile(path.join(folder, LIST), 'utf8')).split('\n')
  if (lines.pop() !== '' || lines.length === 0) throw new Error(LIST)
  for (const line of lines) {
    const [sum, name = ''] = line.split('  ')
    if (name === '' || sumOf(path.join(folder, name)) !== sum) throw new Error(name)
  }
}
