import { found } from '../shared/problem'
import type { Tx } from './database'
import { UNKNOWN_CYCLE } from './lookups'

/** Held until the commit: of two transactions that lock the same name the second waits. */
export const lockNamed = (tx: Tx, name: string): Promise<unknown> =>
  tx
    .selectNoFrom(({ fn, val, lit }) =>
      fn('pg_advisory_xact_lock', [fn('hashtextextended', [val(name), lit(0)])]).as('locked'),
    )
    .execute()

/** `share` to copy prices, `change` to write what depends on the cycle, `delete` to keep references out. Lock before reading: only a later statement sees changes it waited for. @throws 404 */
export const lockCycle = async (tx: Tx, id: number, how: 'share' | 'change' | 'delete'): Promise<void> => {
  const row = tx.selectFrom('cycles').select('id').where('id', '=', id)
  const locks = {
    share: () => row.forShare(),
    change: () => row.forNoKeyUpdate(),
    delete: () => row.forUpdate(),
  }
  found(await locks[how]().executeTakeFirst(), UNKNOWN_CYCLE)
}

/** Until the commit: two writes about one parent take turns. */
export const lockParent = (tx: Tx, id: number) =>
  tx.selectFrom('parents').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
