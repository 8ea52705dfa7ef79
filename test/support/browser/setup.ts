import path from 'node:path'
import { ensureClientBuilt } from '../../../src/server/build/clientBuild'
import { findChromium } from './chromium'
import { startHosts } from './hosted'

/** Once per run: the built client, a browser and the schools' server, left in the environment for the test files. */
export default async (): Promise<void> => {
  await ensureClientBuilt(path.resolve(__dirname, '../../..'), (line) => process.stderr.write(`${line}\n`))
  process.env['TEST_CHROMIUM'] = await findChromium()
  await startHosts()
}
