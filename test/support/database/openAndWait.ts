import { openDatabase } from '../../../src/server/db/open'

/** A product process as far as the database goes: opens the DATA_DIR of its argument, says so and lives until killed. */
const main = async (): Promise<void> => {
  const { connection } = await openDatabase({ dataDir: process.argv[2] ?? '', log: () => undefined })
  console.log(JSON.stringify({ port: connection.port }))
  setInterval(() => undefined, 60_000)
}

main().catch((error: unknown) => {
  console.error((error as Error).message)
  process.exit(1)
})
