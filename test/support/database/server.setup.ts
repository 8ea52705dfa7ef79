import { debianPrograms, startDebian } from './debian'
import { startEmbedded } from './embeddedServer'
import { keepRunning } from './running'
import { makeTemplate } from './template'
import { removeTestFolder, testFolder } from './testFolder'
import { environmentName } from './variant'

/** One foreign PostgreSQL for the run: Debian's when it is installed, else a second embedded one over TCP. */
export default async (): Promise<void> => {
  const folder = testFolder()
  const bin = debianPrograms()
  const server = bin ? await startDebian(bin, folder) : await startEmbedded(folder)
  keepRunning('server', async () => {
    await server.stop()
    removeTestFolder(folder)
  })
  process.env[environmentName('server')] = await makeTemplate(server.address)
}
