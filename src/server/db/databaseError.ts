/** The database cannot be opened or used as it is. The message is one Spanish sentence for the person who starts. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
}
