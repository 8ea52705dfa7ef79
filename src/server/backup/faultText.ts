import { sql, type RawBuilder } from 'kysely'

/** SQL for a column of centavos as pesos. */
export const pesos = (column: string): RawBuilder<string> =>
  sql.raw(`'$' || to_char(${column} / 100.0, 'FM999,999,990.00')`)
