import { statfs } from 'node:fs/promises'
import type { DiskSpace } from '@contract/system/system.schemas'

/** Less than this and the database itself cannot go on: it needs room also to delete. Bytes */
const FULL = 64_000_000
const LITTLE = 1_000_000_000
/** A write that failed for want of room is believed for this long, also where the database's disk is not ours to look at, ms. */
const BELIEVED_MS = 30_000

export interface Disk {
  space(): Promise<DiskSpace>
  /** Bytes free on the fullest one; null where the system does not tell. */
  free(): Promise<number | null>
  /** Something could not be written. */
  noteFull(): void
}

/** @param folders where the program writes; they may lie on different disks */
export const createDisk = (folders: readonly string[]): Disk => {
  let fullUntil = -Infinity
  const free = async (): Promise<number | null> => {
    const found = await Promise.all(folders.map((folder) => statfs(folder).catch(() => null)))
    const bytes = found.flatMap((disk) => (disk ? [disk.bavail * disk.bsize] : []))
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
