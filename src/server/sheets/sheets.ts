import path from 'node:path'
import { LOCKED_SHEET, NO_SHEET } from '../files/kinds'
import type { PreparedFile } from '../files/prepare'
import { HttpProblem, tryAgain } from '../shared/problem'
import { createQueue } from '../shared/queue'
import { createThreads } from '../threads/threads'
import type { Sheet, SheetAnswer, SheetAsked } from './sheet'

/** Milliseconds; the largest accepted file takes a second or two. */
const READ_WITHIN_MS = 30_000
/** Several times the memory that the largest workbook needs. */
const LIMITS = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 64 }

const tooMuch = (): HttpProblem =>
  new HttpProblem(413, 'El archivo trae demasiado por dentro para ser una lista.')

const busyProblem = (own: boolean, behindOwn: boolean): HttpProblem =>
  own || behindOwn
    ? tryAgain(429, 'Todavía se está leyendo otro archivo tuyo. Intenta de nuevo en unos segundos.', 5)
    : tryAgain(503, 'Ya se están leyendo otros archivos. Intenta de nuevo en unos segundos.', 5)

const unreadable = (why: string): HttpProblem => new HttpProblem(415, why, { file: why })

const KINDS: Readonly<Record<string, SheetAsked['kind']>> = {
  'text/csv': 'csv',
  'application/vnd.ms-excel': 'xls',
  'application/xml': 'xml',
}

export interface Sheets {
  /** Reads in another thread, leaving out empty rows. @throws 413 more than a list of pupils may have · 415 cannot be read · 429 · 503 */
  read(caller: string, file: PreparedFile, most: number): Promise<Sheet>
  close(): Promise<void>
}

const WAITS_MS = 20_000

/** One file per user and two users at once: a slow file holds up only its own user. */
export const createSheets = (within = WAITS_MS): Sheets => {
  const queue = createQueue({
    atOnce: 2,
    callerAtOnce: 1,
    ofCaller: 3,
    inLane: 10,
    within,
    full: busyProblem,
  })
  const threads = createThreads<SheetAsked, SheetAnswer>({
    program: path.join(__dirname, '../threads/sheetsWorker.ts'),
    within: READ_WITHIN_MS,
    late: tooMuch,
    limits: LIMITS,
    ended: tooMuch,
  })
  return {
    read: (caller, { tempPath, mime }, most) =>
      queue.run(caller, async () => {
        const answer = await threads.ask({ file: tempPath, kind: KINDS[mime] ?? 'xlsx', most })
        if ('sheet' in answer) return answer.sheet
        throw answer.refused === 'too much'
          ? tooMuch()
          : unreadable(answer.refused === 'locked' ? LOCKED_SHEET : NO_SHEET)
      }),
    close: threads.close,
  }
}
