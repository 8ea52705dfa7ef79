import { inspect } from 'node:util'

/** Why the product cannot start, which a person can mend. The message is one Spanish sentence for the terminal. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** What a person can mend is one sentence; anything else shows where it broke. */
export const complain = (error: unknown): void => {
  const known = error instanceof Error && (error.name === 'ConfigError' || error.name === 'StartError')
  process.stderr.write(`${known ? error.message : inspect(error)}\n`)
}
