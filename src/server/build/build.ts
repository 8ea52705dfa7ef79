import path from 'node:path'
import { ensureClientBuilt } from './clientBuild'
import { complain } from '../startError'

const build = async (): Promise<void> => {
  await ensureClientBuilt(path.resolve(__dirname, '../../..'), (line) => process.stdout.write(`${line}\n`))
}

build().catch((error: unknown) => {
  complain(error)
  process.exitCode = 1
})
