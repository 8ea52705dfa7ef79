import { inspect } from 'node:util'

/** An administrator can fix it; the message is one Spanish sentence for the terminal. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** Known errors as one sentence, others with their stack; with LOG_LEVEL=debug the cause of a known one too. */
export const complain = (error: unknown): void => {
  const isForUser = error instanceof Error && (error.name === 'ConfigError' || error.name === 'StartError')
  process.stderr.write(`${isForUser ? error.message : inspect(error)}\n`)
  if (isForUser && error.cause !== undefined && /^(debug|trace)$/.test(process.env['LOG_LEVEL'] ?? ''))
    process.stderr.write(`${inspect(error.cause)}\n`)
}
