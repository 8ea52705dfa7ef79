/** Why the product cannot start, which a person can mend. The message is one Spanish sentence for the terminal. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
