import { writeThroughTrouble } from '@test/support/history/throughTrouble'
import { spawnProduct, temporaryDataDir } from '@test/support/product/spawnProduct'

/** Repeats what the desks do. */
const SEED = Number(process.env['TROUBLE_SEED'] ?? Date.now() % 2 ** 31)

test('pulling the plug again and again during a stream of payments loses nothing that was acknowledged', async () => {
  const { faults, ...happened } = await writeThroughTrouble({
    processes: 1,
    seconds: 15,
    killEveryMs: 2_500,
    seed: SEED,
    least: { payments: 50, photos: 3, kills: 2 },
  })
  expect({ seed: SEED, faults }).toEqual({ seed: SEED, faults: [] })
  expect(happened.kills).toBeGreaterThan(1)
}, 600_000)

test('a second start on the same data folder is refused in one sentence and harms nothing', async () => {
  const folder = await temporaryDataDir()
  const boot = () => spawnProduct({ dataDir: folder.dataDir, args: ['--solo-api'] })
  const product = await boot()
  try {
    await expect(boot()).rejects.toThrow(/DATA_DIR|carpeta|ya/i)
    const health = await fetch(`${product.address}/api/health`)
    expect([health.status, await health.json()]).toEqual([
      200,
      expect.objectContaining({ ok: true, base: true }),
    ])
  } finally {
    await product.stop()
    await folder.remove()
  }
})
