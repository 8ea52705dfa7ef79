import { toCentavos, toPesos } from '@contract/domain/money'
import type { Db, Tx } from '../../db/database'

/** What was in the drawer at opening of the part after `closed` cuts, pesos; 0 when nobody said. */
export const findFloat = async (db: Db, userId: number, dia: string, closed: number): Promise<number> => {
  const row = await db
    .selectFrom('cash_floats')
    .select('fondo_centavos')
    .where('user_id', '=', userId)
    .where('dia', '=', dia)
    .where('parte', '=', closed + 1)
    .executeTakeFirst()
  return toPesos(row?.fondo_centavos ?? 0)
}

/** Says it, or says it anew. @param fondo pesos @returns the row's id */
export const saveFloat = async (
  tx: Tx,
  { userId, dia, closed, fondo }: { userId: number; dia: string; closed: number; fondo: number },
): Promise<number> => {
  const fondo_centavos = toCentavos(fondo) as number
  const { id } = await tx
    .insertInto('cash_floats')
    .values({ user_id: userId, dia, parte: closed + 1, fondo_centavos })
    .onConflict((on) => on.constraint('cash_floats_once_per_part').doUpdateSet({ fondo_centavos }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
