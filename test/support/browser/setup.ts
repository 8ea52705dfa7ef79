import path from 'node:path'
import { ensureClientBuilt } from '../../../src/server/build/clientBuild'
import { findChromium } from './chromium'

/** Once per run: the built client and a browser, both left in the environment for the test files. */
export default async (): Promise<void> => {
  await ensureClientBuilt(path.resolve(__dirname, '../../..'), (line) => process.stderr.write(`${line}\n`))
  process.env['TEST_CHROMIUM'] = await findChromium()
}
