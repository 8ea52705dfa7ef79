import path from 'node:path'
import { ensureClientBuilt } from './build/clientBuild'
import { readConfig } from './config'
import { start, type Running } from './start'

const ROOT = path.resolve(__dirname, '../..')
const tell = (line: string): void => console.log(line)

const announce = ({ address, firstUser }: Running): void => {
  tell(`\nLista en ${address}`)
  if (!firstUser) return
  tell(`Primer usuario: ${firstUser.name}`)
  if (firstUser.madeUp) tell(`Contraseña (se muestra solo esta vez): ${firstUser.madeUp}`)
}

const main = async (): Promise<void> => {
  const config = readConfig(process.env)
  // `npm run dev` serves the client itself.
  const clientFolder = process.argv.includes('--solo-api') ? null : await ensureClientBuilt(ROOT, tell)
  // A person at a terminal wants the address to stay in sight; a service wants every request on its log.
  const logLevel = process.env['LOG_LEVEL'] ?? (process.stdout.isTTY ? 'warn' : 'info')
  const running = await start({ config, clientFolder, logLevel, tell })
  announce(running)
  let ending = false
  const end = (): void => {
    if (ending) return
    ending = true
    void running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

main().catch((error: unknown) => {
  // What a person can mend is one sentence; anything else shows where it broke.
  const known = error instanceof Error && (error.name === 'ConfigError' || error.name === 'StartError')
  console.error(known || !(error instanceof Error) ? String((error as Error).message ?? error) : error)
  process.exit(1)
})
