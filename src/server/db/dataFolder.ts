import { constants } from 'node:fs'
import { access, chmod, mkdir, realpath, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { StartError } from '../startError'

/**
 * Creates DATA_DIR when needed and returns its real path. When started as root, others may pass through it (o+x) but not list it,
 * since the database runs as another user. Secrets in it have rights 0600/0700; the folders above are not ours and stay
 * unchanged.
 */
export const prepareDataFolder = async (dataDir: string): Promise<string> => {
  try {
    await mkdir(resolve(dataDir), { recursive: true, mode: 0o700 })
    const folder = await realpath(dataDir)
    if (process.getuid?.() === 0) await chmod(folder, ((await stat(folder)).mode & 0o7777) | 0o001)
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return folder
  } catch (cause) {
    throw new StartError(`No se puede usar la carpeta de datos ${dataDir}: revise DATA_DIR y sus permisos.`, {
      cause,
    })
  }
}
