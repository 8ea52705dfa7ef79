import { debianPrograms, startDebian } from './debian'
import { startEmbedded } from './embeddedServer'
import { removeTestFolder, testFolder } from './testFolder'

/** One foreign PostgreSQL for the run: Debian's when it is installed, else a second embedded one over TCP. */
export const startForeign = async (): Promise<{ address: string; stop(): Promise<void> }> => {
  const folder = testFolder()
  const bin = debianPrograms()
  const server = bin ? await startDebian(bin, folder) : await startEmbedded(folder)
  const stop = async () => {
    await server.stop()
    removeTestFolder(folder)
  }
  return { address: server.address, stop }
}
