import { constants, statSync } from 'node:fs'
import { access, mkdir, readdir, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '../startError'

const megabytes = (bytes: number): string =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.ceil(bytes / 1e6)} MB`

const bytesOf = (file: string): number => {
  try {
    return statSync(file).size
  } catch {
    return 0
  }
}

export const sizeOf = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => [])
  let sum = 0
  for (const entry of entries) if (entry.isFile()) sum += bytesOf(path.join(entry.parentPath, entry.name))
  return sum
}

const nearest = async (folder: string): Promise<string> =>
  (await stat(folder).catch(() => null)) ? folder : nearest(path.dirname(folder))

export const assertRoom = async (folder: string, bytes: number): Promise<void> => {
  const { bavail, bsize } = await statfs(await nearest(folder))
  if (bavail * bsize < bytes)
    throw new StartError(
      `En el disco de ${folder} quedan ${megabytes(bavail * bsize)} y hacen falta ${megabytes(bytes)}: no se cambió nada.`,
    )
}

/** @returns the topmost folder it made, to be removed when the work fails; undefined: nothing was made */
export const makeFolder = async (folder: string, mode: number): Promise<string | undefined> => {
  try {
    const made = await mkdir(folder, { recursive: true, mode })
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return made
  } catch (cause) {
    throw new StartError(`No se puede escribir en la carpeta ${folder}: revise sus permisos o elija otra.`, {
      cause,
    })
  }
}
