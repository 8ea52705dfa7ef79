import path from 'node:path'
import { ensureClientBuilt } from '../../../src/server/build/clientBuild'
import { findChromium } from './chromium'
import { startHosts } from './hosted'

/**
 * Once per run: the built client, a browser and the schools' server, left in the environment for the test files. `npm test` has no
 * other test that needs the client, so there the schools' server builds it while the first tests run.
 */
export default async (): Promise<void> => {
  if (process.env['TEST_BUILD'] !== 'beside')
    await ensureClientBuilt(path.resolve(__dirname, '../../..'), (line) => process.stderr.write(`${line}\n`))
  process.env['TEST_CHROMIUM'] = await findChromium()
  await startHosts()
}
