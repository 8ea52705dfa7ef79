import { startBouncer } from './bouncer'
import { startForeign } from './foreign'
import { keepRunning } from './running'
import { makeTemplate } from './template'
import { BOUNCER, environmentName } from './variant'

/** The foreign PostgreSQL, and PgBouncer between it and what tests connect to. */
export default async (): Promise<void> => {
  const server = await startForeign()
  keepRunning('bouncer', server.stop)
  const template = await makeTemplate(server.address)
  const bouncer = await startBouncer(server.address)
  keepRunning('bouncer', async () => {
    await bouncer.remove()
    await server.stop()
  })
  process.env[environmentName('bouncer')] = template
  process.env[BOUNCER] = bouncer.host
}
