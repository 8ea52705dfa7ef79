import { loseEverything } from '@test/support/product/losing'

/** What the copy promises: without it, a disk that breaks takes the day's receipts along. */
test.each([
  ["encrypted for the school's key", {}],
  ['encrypted with a passphrase', { BACKUP_PASSPHRASE: 'una contraseña de respaldo' }],
])(
  'everything killed and DATA_DIR deleted: what is older than the promise comes back, %s',
  async (_name, env) => {
    const seconds = 12
    const lost = await loseEverything({ seconds, workMs: 15_000, env })
    expect(lost.payments.acknowledged).toBeGreaterThan(20)
    expect(lost.papers.acknowledged).toBeGreaterThan(3)
    expect(lost.payments.oldestMs).toBeLessThan(seconds * 1000)
    expect(lost.papers.oldestMs).toBeLessThan(seconds * 1000)
    expect(lost.payments.missing).toBeLessThan(lost.payments.acknowledged)
    expect(lost.papers.missing).toBeLessThan(lost.papers.acknowledged)
    expect(lost.faults).toEqual([])
  },
  200_000,
)
