import { createRecorder, writeEntries, type Recorder, type WrittenEntry } from '@server/db/auditTrail'
import type { Tx } from '@server/db/database'
import type { PreparedFile } from '@server/files/fileStore'
import type { Actor } from '@server/http/actor'
import type { AnyCall, WriteCall } from '@server/http/call'

/** ms between two acts: the bitácora shows rows of one moment as one act. */
const APART_MS = 20_000

interface Piece {
  userId: number
  at: Date
  entries: WrittenEntry[]
}

const spacedOut = (pieces: readonly Piece[]): Piece[] => {
  const left = new Map<number, number>()
  for (const { at } of pieces) left.set(at.getTime(), (left.get(at.getTime()) ?? 0) + 1)
  return pieces.map((piece) => {
    const moment = piece.at.getTime()
    const after = (left.get(moment) ?? 1) - 1
    left.set(moment, after)
    return { ...piece, at: new Date(moment - after * APART_MS) }
  })
}

export interface Trail {
  recorderOf: (userId: number, at: Date) => Recorder
  keep: (tx: Tx) => Promise<void>
}

export const createTrail = (): Trail => {
  const pieces: Piece[] = []
  return {
    recorderOf: (userId, at) => {
      const { record, entries } = createRecorder()
      pieces.push({ userId, at, entries })
      return record
    },
    keep: async (tx) => {
      const spoken = pieces.splice(0).filter(({ entries }) => entries.length > 0)
      for (const { userId, at, entries } of spacedOut(spoken)) await writeEntries(tx, entries, { userId, at })
    },
  }
}

/** `afterCommit` has nothing to do, because the demo replaces no files. */
export const callBy = (
  on: AnyCall & { db: Tx },
  actor: Actor,
  trail: Trail,
  files: readonly PreparedFile[] = [],
): WriteCall => ({
  ...on,
  actor,
  files,
  afterCommit: () => undefined,
  logError: () => undefined,
  inOwnTransaction: () => Promise.reject(new Error('only a call over HTTP has parts of its own')),
  unchanged: () => undefined,
  record: trail.recorderOf(actor.id, on.now),
})
