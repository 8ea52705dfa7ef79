import { createRecorder, writeEntries, type Recorder, type WrittenEntry } from '../db/auditTrail'
import type { Tx } from '../db/database'

/** The office's bitácora, dated as it happened; kept when all is done, in a few statements. */
export interface Trail {
  recorderOf: (userId: number, at: Date) => Recorder
  keep: (tx: Tx) => Promise<void>
}

export const createTrail = (): Trail => {
  const pieces: { userId: number; at: Date; entries: WrittenEntry[] }[] = []
  return {
    recorderOf: (userId, at) => {
      const { record, entries } = createRecorder()
      pieces.push({ userId, at, entries })
      return record
    },
    keep: async (tx) => {
      const spoken = pieces.splice(0).filter(({ entries }) => entries.length > 0)
      for (const { userId, at, entries } of spoken) await writeEntries(tx, entries, { userId, at })
    },
  }
}
