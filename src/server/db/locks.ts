import type { Tx } from './database'

/** Held until the commit: of two transactions that lock the same name the second waits. */
export const lockNamed = (tx: Tx, name: string): Promise<unknown> =>
  tx
    .selectNoFrom(({ fn, val, lit }) =>
      fn('pg_advisory_xact_lock', [fn('hashtextextended', [val(name), lit(0)])]).as('locked'),
    )
    .execute()

/** Until the commit: two writes about one parent take turns. */
export const lockParent = (tx: Tx, id: number) =>
  tx.selectFrom('parents').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
