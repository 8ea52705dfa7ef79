import { constants } from 'node:fs'
import {
  chmod,
  copyFile,
  link,
  mkdir,
  open,
  opendir,
  rename,
  rm,
  stat,
  writeFile,
  type FileHandle,
} from 'node:fs/promises'
import path from 'node:path'
import { randomUUID } from 'node:crypto'
import { codeOf } from '../shared/errorCode'
import { syncFolder } from '../shared/syncFolder'
import { digestOf } from './wholeness'

const SHA = /^[0-9a-f]{64}$/
const PREFIX = /^[0-9a-f]{2}$/

const orNull = (error: unknown): null => {
  if (codeOf(error) === 'ENOENT') return null
  throw error
}

export const syncFile = async (file: string): Promise<void> => {
  const handle = await open(file, 'r+')
  await handle.sync().finally(() => handle.close())
}

export const writeSynced = async (file: string, content: Buffer): Promise<void> => {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

interface Listed {
  readonly name: string
  readonly changed: Date
}

/** `<directory>/<ab>/<sha256>`, files 0600 in folders 0700. `tmp` is on the same disk, for what is being received. */
export const openContents = async (directory: string) => {
  const temporary = path.join(directory, 'tmp')
  for (const folder of [directory, temporary]) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await chmod(folder, 0o700)
  }
  const folderOf = (sha256: string): string => path.join(directory, sha256.slice(0, 2))
  const fileOf = (sha256: string): string => path.join(folderOf(sha256), sha256)

  const placeCopy = async (source: string, target: string): Promise<void> => {
    const aside = path.join(temporary, randomUUID())
    await copyFile(source, aside, constants.COPYFILE_EXCL)
    await syncFile(aside)
    await rename(aside, target)
  }

  async function* listFolder(folder: string): AsyncGenerator<Listed> {
    for await (const entry of await opendir(folder)) {
      const stats = entry.isFile() ? await stat(path.join(folder, entry.name)).catch(orNull) : null
      if (stats) yield { name: entry.name, changed: stats.mtime }
    }
  }

  return {
    placeOf: fileOf,

    newTemporary: (): string => path.join(temporary, randomUUID()),

    /** Linked and not moved: a link appears whole or not at all, and a retried transaction can place the file again. */
    place: async (source: string, sha256: string): Promise<void> => {
      await mkdir(folderOf(sha256), { recursive: true, mode: 0o700 })
      await link(source, fileOf(sha256)).catch(async (error: unknown) => {
        if (codeOf(error) === 'EEXIST' && (await digestOf(fileOf(sha256))) === sha256) return
        // Some network drives and memory cards do not support links.
        if (codeOf(error) === 'ENOENT') throw error
        await placeCopy(source, fileOf(sha256))
      })
      // Also for existing content, whose process may have died before it synced.
      await syncFolder(folderOf(sha256))
      await syncFolder(directory)
    },

    restore: async (sha256: string, content: AsyncIterable<Buffer>): Promise<void> => {
      const aside = path.join(temporary, randomUUID())
      try {
        await writeFile(aside, content, { mode: 0o600, flag: 'wx' })
        await syncFile(aside)
        await mkdir(folderOf(sha256), { recursive: true, mode: 0o700 })
        await rename(aside, fileOf(sha256))
        await syncFolder(folderOf(sha256))
      } finally {
        await rm(aside, { force: true })
      }
    },

    remove: (sha256: string): Promise<void> => rm(fileOf(sha256), { force: true }),

    open: (sha256: string): Promise<FileHandle | null> => open(fileOf(sha256), 'r').catch(orNull),

    list: async function* (): AsyncGenerator<Listed> {
      for await (const entry of await opendir(directory)) {
        if (!entry.isDirectory() || !PREFIX.test(entry.name)) continue
        for await (const file of listFolder(path.join(directory, entry.name)))
          if (SHA.test(file.name)) yield file
      }
    },

    clearTemporary: async (before: Date): Promise<number> => {
      let removed = 0
      for await (const { name, changed } of listFolder(temporary)) {
        if (changed >= before) continue
        await rm(path.join(temporary, name), { force: true })
        removed++
      }
      return removed
    },
  }
}
export type Contents = Awaited<ReturnType<typeof openContents>>
