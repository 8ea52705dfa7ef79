import { sql } from 'kysely'
import { lockContent } from '@server/files/orphans'
import { someoneWaits } from '@test/support/database/lockWaits'
import { startServer, type TestServer } from '@test/support/server/harness'
import { photos, register } from './album'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** Contents that belong to another user's records. */
const heldByOthers = sql<{ many: number }>`
  SELECT count(*)::int AS many FROM pg_locks
  WHERE locktype = 'advisory' AND granted AND pid <> pg_backend_pid()
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`

test('two albums with the same pictures never wait for each other, whatever their order', async () => {
  const pictures = await photos(2)
  await register(server.admin, pictures)
  const rows = await server.db.selectFrom('files').select(['sha256', 'thumb_sha256']).orderBy('id').execute()
  const contents = rows.map(({ sha256, thumb_sha256 }) => [sha256, thumb_sha256 as string].sort())
  const first = contents.flat().sort()[0] as string
  // The content that every album locks first is the last of this one.
  const album = contents[0]?.includes(first) ? [...pictures].reverse() : pictures
  let sent: ReturnType<typeof register> | undefined
  await server.db.transaction().execute(async (tx) => {
    await lockContent(tx, first)
    sent = register(server.admin, album)
    await someoneWaits(server.db)
    expect((await heldByOthers.execute(tx)).rows).toEqual([{ many: 0 }])
  })
  expect((await sent)?.status).toBe(200)
})
