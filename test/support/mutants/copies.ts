import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from '../checks/cruise'
import { applied, type Change } from './operators'

const LEFT_OUT = /^(node_modules|\.git|dist|coverage|\.cache|data.*)$/

export interface Copy {
  folder: string
  /** Writes the change, waits for the work, and puts the file back, whatever happens. */
  changed: <T>(file: string, change: Change, work: () => Promise<T>) => Promise<T>
  remove: () => void
}

/**
 * A copy of the project with the packages of this one. Its place is the same each time, so that Jest keeps what it compiled; two
 * runs of one project at a time are not meant.
 */
export const makeCopy = (number: number): Copy => {
  const folder = path.join(tmpdir(), `mutants-${ROOT.replaceAll(/\W+/g, '-')}-${number}`)
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  remove()
  mkdirSync(folder)
  for (const name of readdirSync(ROOT))
    if (!LEFT_OUT.test(name)) cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true })
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  return {
    folder,
    changed: async (file, change, work) => {
      const place = path.join(folder, file)
      const text = readFileSync(place, 'utf8')
      writeFileSync(place, applied(text, change))
      try {
        return await work()
      } finally {
        writeFileSync(place, text)
      }
    },
    remove,
  }
}
