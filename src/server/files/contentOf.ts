import type { FileStore } from './fileStore'

/** The whole content of a stored picture, to draw it or send it on; null when it is missing or damaged. */
export const contentOf = async (files: Pick<FileStore, 'open'>, sha256: string): Promise<Buffer | null> => {
  const handle = await files.open(sha256)
  if (typeof handle === 'string') return null
  try {
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}
