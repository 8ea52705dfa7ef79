import { open } from 'node:fs/promises'

/** Makes new names and renames in the folder survive a power cut. Windows does so by itself and cannot open folders. */
export const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
