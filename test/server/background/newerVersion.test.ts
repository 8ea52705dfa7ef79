import { sql } from 'kysely'
import { announce, CHANNELS } from '@server/db/announce'
import { watchForNewer } from '@server/background/newerVersion'
import { eventually } from '@test/support/eventually'
import { startServer, type TestServer } from '@test/support/server/harness'

/** Without it an old process would go on writing into tables that a newer one has changed. That it ends is in product/backup. */
let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
afterEach(() => sql`DELETE FROM migration_sums WHERE name > '9'`.execute(server.db))

const log = { warn: () => undefined }
const watch = async (lookEveryMs?: number) => {
  const told: string[] = []
  const onNewer = (name: string) => void told.push(name)
  const { connection, db } = server
  const stop = await watchForNewer({ connection, db, log, onNewer, ...(lookEveryMs ? { lookEveryMs } : {}) })
  return { told, stop }
}
const migrateFurther = () =>
  sql`INSERT INTO migration_sums (name, sha256) VALUES ('9999-mañana', 'x')`.execute(server.db)

test('a newer process migrated and says so: it is heard at once, and told once', async () => {
  const { told, stop } = await watch()
  await announce(server.db, CHANNELS.migrated)
  await migrateFurther()
  await announce(server.db, CHANNELS.migrated)
  await announce(server.db, CHANNELS.migrated)
  await eventually(() => expect(told).toEqual(['9999-mañana']))
  await stop()
})

test('a word that was lost is made up for at the next look', async () => {
  const { told, stop } = await watch(50)
  await migrateFurther()
  await eventually(() => expect(told).toEqual(['9999-mañana']))
  await stop()
})
