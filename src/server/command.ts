import { readConfig, type Config } from './config'
import { complain } from './startError'

export interface Command {
  config: Config
  args: readonly string[]
  tell: (line: string) => void
}

export const runCommand = (work: (command: Command) => Promise<void>): void => {
  const tell = (line: string): void => void process.stdout.write(`${line}\n`)
  const run = async (): Promise<void> =>
    work({ config: readConfig(process.env), args: process.argv.slice(2), tell })
  run().then(
    () => process.exit(0),
    (error: unknown) => {
      complain(error)
      process.exit(1)
    },
  )
}
