import { openDatabase } from '../../../src/server/db/open'

/** The database part of a product process: opens the DATA_DIR of its argument, prints a line and lives until killed. */
const main = async (): Promise<void> => {
  const { connection } = await openDatabase({ dataDir: process.argv[2] ?? '', log: () => undefined })
  console.log(JSON.stringify({ port: connection.port }))
  setInterval(() => undefined, 60_000)
}

main().catch((error: unknown) => {
  console.error((error as Error).message)
  process.exit(1)
})
