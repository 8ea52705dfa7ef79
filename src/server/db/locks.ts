import type { Tx } from './database'

/** Until the commit: of two transactions with the same text the second waits. */
export const lockNamed = (tx: Tx, name: string): Promise<unknown> =>
  tx
    .selectNoFrom(({ fn, val, lit }) =>
      fn('pg_advisory_xact_lock', [fn('hashtextextended', [val(name), lit(0)])]).as('locked'),
    )
    .execute()

/** Until the commit: two writes about one parent take turns. */
export const lockParent = (tx: Tx, id: number) =>
  tx.selectFrom('parents').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
