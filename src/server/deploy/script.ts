import path from 'node:path'
import { parseArgs } from 'node:util'
import { complain, StartError } from '../startError'

export type Tell = (line: string) => void

interface OptionNames {
  readonly values: readonly string[]
  readonly flags: readonly string[]
}

export interface Options {
  value(name: string): string | undefined
  folder(name: string): string | undefined
  has(flag: string): boolean
}

const readOptions = ({ values, flags }: OptionNames): Options => {
  const options = Object.fromEntries([
    ...values.map((name) => [name, { type: 'string' as const }] as const),
    ...flags.map((name) => [name, { type: 'boolean' as const }] as const),
  ])
  try {
    const parsed = parseArgs({ options }).values as Record<string, string | boolean | undefined>
    const value = (name: string) => (typeof parsed[name] === 'string' && parsed[name].trim()) || undefined
    const folder = (name: string) => {
      const named = value(name)
      return named === undefined ? undefined : path.resolve(process.env['INIT_CWD'] ?? '.', named)
    }
    return { value, folder, has: (flag) => parsed[flag] === true }
  } catch (cause) {
    const available = [...values.map((name) => `--${name} …`), ...flags.map((name) => `--${name}`)].join(', ')
    throw new StartError(`No se entiende lo que se pidió; las opciones son: ${available}.`, { cause })
  }
}

/** Ends with exit code 0, or 1 and one sentence. Ctrl+C aborts `signal`: the script then undoes what it did. */
export const runScript = (
  asked: OptionNames,
  work: (given: Options, tell: Tell, signal: AbortSignal) => Promise<void>,
): void => {
  const ending = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(name, () => ending.abort(new StartError('Se interrumpió: todo quedó como estaba.')))
  const run = async () =>
    work(readOptions(asked), (line) => void process.stdout.write(`${line}\n`), ending.signal)
  run().then(
    () => process.exit(0),
    (error: unknown) => {
      complain(error)
      process.exit(1)
    },
  )
}
