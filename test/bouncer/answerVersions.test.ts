import { freshDatabase } from '@test/support/database/fresh'
import { apiToken } from '@test/support/product/client'
import { spawnProduct, temporaryDataDir } from '@test/support/product/spawnProduct'
import { connectWriters, walkVersions, type Ask } from '../server/http/versionsWalk'

/** `npm run bouncer` makes as many as were promised; verify some, which find a version that one process keeps to itself. */
const ROUNDS = process.env['TEST_BOUNCER'] === 'all' ? 1_000 : 60

const asking =
  (address: string, token: string): Ask =>
  async (list, etag) => {
    const answer = await fetch(`${address}/api${list}`, {
      headers: { authorization: `Bearer ${token}`, ...(etag && { 'if-none-match': etag }) },
    })
    return { status: answer.status, text: await answer.text(), etag: String(answer.headers.get('etag')) }
  }

test('of two processes behind PgBouncer neither says that a list stands as it did when it does not', async () => {
  const database = await freshDatabase()
  const folders = [await temporaryDataDir(), await temporaryDataDir()] as const
  const env = { ...database.env, SESSION_SECRET: 'v'.repeat(32) }
  const start = (at: 0 | 1) => spawnProduct({ dataDir: folders[at].dataDir, env, args: ['--solo-api'] })
  // One after the other: the first makes the first user.
  const products = [await start(0), await start(1)] as const
  const writers = await connectWriters(database.connection)
  try {
    const token = await apiToken(products[0])
    const unchanged = await walkVersions(
      [asking(products[0].address, token), asking(products[1].address, token)],
      writers,
      ROUNDS,
    )
    process.stdout.write(
      `${ROUNDS} rounds with two processes: ${unchanged} times nothing had changed, never wrongly\n`,
    )
    // It happens often, or the walk would prove nothing.
    expect(unchanged).toBeGreaterThan(ROUNDS / 12)
  } finally {
    for (const writer of writers) await writer.end()
    for (const product of products) await product.stop()
    await database.drop()
    for (const folder of folders) await folder.remove()
  }
}, 300_000)
