import { startEmbedded } from './embeddedServer'
import { keepRunning } from './running'
import { makeTemplate } from './template'
import { removeTestFolder, testFolder } from './testFolder'
import { environmentName } from './variant'

/** One embedded server for the run, opened as the product opens it. */
export default async (): Promise<void> => {
  const folder = testFolder()
  const { address, stop } = await startEmbedded(folder)
  keepRunning('embedded', async () => {
    await stop()
    removeTestFolder(folder)
  })
  process.env[environmentName('embedded')] = await makeTemplate(address)
}
