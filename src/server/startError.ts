import { inspect } from 'node:util'

/** For faults an administrator can fix; its message is a Spanish sentence for the terminal. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** Prints known errors as one sentence, others with their stack; with LOG_LEVEL=debug also a known one's cause. */
export const complain = (error: unknown): void => {
  const isForUser = error instanceof Error && (error.name === 'ConfigError' || error.name === 'StartError')
  process.stderr.write(`${isForUser ? error.message : inspect(error)}\n`)
  if (isForUser && error.cause !== undefined && /^(debug|trace)$/.test(process.env['LOG_LEVEL'] ?? ''))
    process.stderr.write(`${inspect(error.cause)}\n`)
}
