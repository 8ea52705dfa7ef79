import path from 'node:path'
import { ensureClientBuilt } from '../../../src/server/build/clientBuild'
import { makeReadyData } from '../product/readyData'
import { findChromium } from './chromium'

/** Once per run: the built client, a browser and a ready data folder, all left in the environment for the test files. */
export default async (): Promise<void> => {
  await ensureClientBuilt(path.resolve(__dirname, '../../..'), (line) => process.stderr.write(`${line}\n`))
  process.env['TEST_CHROMIUM'] = await findChromium()
  await makeReadyData()
}
