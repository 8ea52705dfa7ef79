import type { AccountBook } from '@contract/statements/statements.schemas'

/** The school's existing server lists no open items. */
export const readBook = <Book extends AccountBook>(book: Book): Book => ({
  ...book,
  abiertos: (book as Partial<AccountBook>).abiertos ?? [],
})
