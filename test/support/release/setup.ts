import { chmodSync } from 'node:fs'
import { newDataFolder } from '../database/testFolder'

export const RELEASES = 'TEST_RELEASES'

/** A release has 400 MB, of which an update keeps three, beside what other tests have in memory. */
const ENOUGH = 8e9

/**
 * A folder for releases and their schools, reached by the user that the database runs as; in memory where there is plenty. Each
 * update copies a release and waits until the disk has it, and the cuts that are tried end processes, not the machine.
 */
export const releaseFolder = (): string => {
  const folder = newDataFolder(ENOUGH)
  chmodSync(folder, 0o755)
  return folder
}

/** Once per run: where the first test that needs a release puts it for the others. */
export default (): void => {
  process.env[RELEASES] = releaseFolder()
}
