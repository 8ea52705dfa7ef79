import { sql } from 'kysely'
import type { Db } from '../db/database'

/**
 * Whether a database holds nothing but the first user that this very start may have made. Anything else belongs to somebody,
 * and is never filled; since the filling is one transaction, it cannot be the half of a demo.
 */
export const isUntouched = async (db: Db, admin: string): Promise<boolean> => {
  const { rows } = await sql<{ touched: boolean }>`
    SELECT EXISTS (SELECT FROM cycles) OR EXISTS (SELECT FROM students) OR EXISTS (SELECT FROM parents)
      OR EXISTS (SELECT FROM files) OR EXISTS (SELECT FROM departments) OR EXISTS (SELECT FROM users WHERE name <> ${admin})
      OR (SELECT count(*) FROM roles) > 1 AS touched`.execute(db)
  return rows[0]?.touched === false
}
