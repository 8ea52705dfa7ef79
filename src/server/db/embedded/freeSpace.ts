import { statfs } from 'node:fs/promises'

/** «quedan 1.2 GB libres en el disco»; empty when the system does not say. */
export const freeSpace = async (folder: string): Promise<string> => {
  const found = await statfs(folder).catch(() => undefined)
  if (!found) return ''
  const mega = Math.floor((found.bavail * found.bsize) / 1_000_000)
  return `quedan ${mega >= 1_000 ? `${(mega / 1_000).toFixed(1)} GB` : `${mega} MB`} libres en el disco`
}
