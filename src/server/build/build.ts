import path from 'node:path'
import { ensureClientBuilt } from './clientBuild'
import { complain } from '../startError'

/** `npm run build`: the client for who starts the server as somebody that may not write here (deploy). */
const build = async (): Promise<void> => {
  await ensureClientBuilt(path.resolve(__dirname, '../../..'), (line) => process.stdout.write(`${line}\n`))
}

build().catch((error: unknown) => {
  complain(error)
  process.exitCode = 1
})
