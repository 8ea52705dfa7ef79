import { existsSync } from 'node:fs'
import { lstat, realpath, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isServerOf, readPostmaster } from '../db/embedded/postmasterFile'
import { tryLockFolder } from '../db/folderLock'
import { StartError } from '../startError'
import { syncFolder } from '../shared/syncFolder'
import { currentOf, formerOf, pointTo, type InstalledSchool } from './school'

/** Copy of the database from before an update. Unfinished it ends in `.new`; the next start deletes it. */
export const copyOfData = (dataDir: string): string => path.join(dataDir, 'postgres.antes')
export const halfCopyOfData = (dataDir: string): string => `${copyOfData(dataDir)}.new`
const refusedData = (dataDir: string): string => path.join(dataDir, 'postgres.rechazada')

const PATIENCE_MS = 60_000

/** Waits for what the cut update started. @throws StartError when it does not end */
const lockData = async (dataDir: string): Promise<() => Promise<void>> => {
  for (const started = Date.now(); Date.now() - started < PATIENCE_MS; await sleep(200)) {
    const release = await tryLockFolder(dataDir)
    if (release) return release
  }
  throw new StartError(`El programa sigue abierto con la carpeta ${dataDir}: ciérrelo y repita.`)
}

/** A database that outlived its program would keep writing into the folder that is put aside. */
const endDatabase = async (folder: string): Promise<void> => {
  const pid = (await readPostmaster(folder))?.pid
  if (pid === undefined || !(await isServerOf(folder, pid))) return
  process.kill(pid, 'SIGQUIT')
  while (await isServerOf(folder, pid)) await sleep(100)
}

/** May be cut at any step: the next call continues with what is left. */
const restoreData = async (dataDir: string): Promise<void> => {
  const [data, copy, refused] = [path.join(dataDir, 'postgres'), copyOfData(dataDir), refusedData(dataDir)]
  if (!existsSync(copy)) return
  if (existsSync(data)) {
    await endDatabase(await realpath(data))
    await rm(refused, { recursive: true, force: true })
    await rename(data, refused)
  }
  await rename(copy, data)
  await syncFolder(dataDir)
}

export const isUnfinished = (program: string): Promise<boolean> =>
  lstat(formerOf(program)).then(
    () => true,
    () => false,
  )

export const removeCopies = async (dataDir: string): Promise<void> => {
  for (const folder of [copyOfData(dataDir), halfCopyOfData(dataDir), refusedData(dataDir)])
    await rm(folder, { recursive: true, force: true })
}

/** Back to the former version with its data. The caller must hold the program's lock. */
export const goBack = async ({ program, dataDir }: InstalledSchool): Promise<void> => {
  const release = await lockData(dataDir)
  try {
    await restoreData(dataDir)
    await pointTo(currentOf(program), await realpath(formerOf(program)))
    await rm(formerOf(program))
    await syncFolder(program)
    await removeCopies(dataDir)
  } finally {
    await release()
  }
}

export const goBackIfCut = async (school: InstalledSchool, tell: (line: string) => void): Promise<void> => {
  if (!(await isUnfinished(school.program))) return
  const release = await tryLockFolder(school.program)
  if (!release) throw new StartError('La escuela se está actualizando: espere a que termine.')
  try {
    tell('La última actualización se cortó: se regresa a la versión anterior con sus datos.')
    await goBack(school)
  } finally {
    await release()
  }
}
