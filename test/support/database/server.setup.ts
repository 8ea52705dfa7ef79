import { startForeign } from './foreign'
import { keepRunning } from './running'
import { makeTemplate } from './template'
import { environmentName } from './variant'

export default async (): Promise<void> => {
  const server = await startForeign()
  keepRunning('server', server.stop)
  process.env[environmentName('server')] = await makeTemplate(server.address)
}
