import { loseEverything } from '@test/support/product/losing'
import { sampled } from '@test/support/runs'

/** `restoring` opens a copy of each kind; here a whole school is lost with one of them, the other in another run. */
const KINDS: Record<string, Record<string, string>> = {
  "encrypted for the school's key": {},
  'encrypted with a passphrase': { BACKUP_PASSPHRASE: 'una contraseña de respaldo' },
}

/** What the copy promises: without it, a disk that breaks takes the day's receipts along. */
test.each(sampled('everything lost, its copy', Object.keys(KINDS), 1))(
  'everything killed and DATA_DIR deleted: what is older than the promise comes back, %s',
  async (kind) => {
    const seconds = 12
    const lost = await loseEverything({ seconds, workMs: 30_000, env: KINDS[kind]! })
    expect(lost.payments.acknowledged).toBeGreaterThan(20)
    expect(lost.papers.acknowledged).toBeGreaterThan(3)
    // Twice the promise: on a busy computer a round begins late, and one that never came would cost all of the work.
    expect(lost.payments.oldestMs).toBeLessThan(2 * seconds * 1000)
    expect(lost.papers.oldestMs).toBeLessThan(2 * seconds * 1000)
    expect(lost.payments.missing).toBeLessThan(lost.payments.acknowledged)
    expect(lost.papers.missing).toBeLessThan(lost.papers.acknowledged)
    expect(lost.faults).toEqual([])
  },
  600_000,
)
