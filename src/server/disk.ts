import { statfs } from 'node:fs/promises'
import type { DiskSpace } from '@contract/system/system.schemas'

/** Bytes. With less free space the database itself stops: it needs space even to delete. */
const FULL = 64_000_000
const LITTLE = 1_000_000_000
/** Milliseconds for which the disk counts as full after a failed write: that of the database server cannot be measured. */
const BELIEVED_MS = 30_000

export interface Disk {
  space(): Promise<DiskSpace>
  free(): Promise<number | null>
  noteFull(): void
}

export const createDisk = (folders: readonly string[]): Disk => {
  let fullUntil = -Infinity
  const free = async (): Promise<number | null> => {
    const stats = await Promise.all(folders.map((folder) => statfs(folder).catch(() => null)))
    const bytes = stats.flatMap((disk) => (disk ? [disk.bavail * disk.bsize] : []))
    return bytes.length === 0 ? null : Math.min(...bytes)
  }
  return {
    free,
    noteFull: () => {
      fullUntil = performance.now() + BELIEVED_MS
    },
    space: async () => {
      const bytes = (await free()) ?? Infinity
      if (bytes < FULL || performance.now() < fullUntil) return 'LLENO'
      return bytes < LITTLE ? 'POCO' : 'BIEN'
    },
  }
}
