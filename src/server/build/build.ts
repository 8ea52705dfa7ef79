import path from 'node:path'
import { complain } from '../startError'
import { ensureClientBuilt } from './clientBuild'

const build = async (): Promise<void> => {
  await ensureClientBuilt(path.resolve(__dirname, '../../..'), (line) => process.stdout.write(`${line}\n`))
}

build().catch((error: unknown) => {
  complain(error)
  process.exitCode = 1
})
