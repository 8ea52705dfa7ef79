import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '../../../src/server/db/database'

export interface Statement {
  text: string
  values: unknown[]
}

/** The pool asks a connection that lay idle whether it still answers: no work of the call. */
const PULSE = 'SELECT 1'

/** Every statement that any connection of this process sends while the work runs. */
export const recordStatements = async (work: () => Promise<unknown>): Promise<Statement[]> => {
  const statements: Statement[] = []
  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown }
  const original = prototype.query
  prototype.query = function (this: pg.Client, ...args: unknown[]) {
    if (args[0] !== PULSE)
      statements.push({ text: String(args[0]), values: (args[1] as unknown[] | undefined) ?? [] })
    return original.apply(this, args)
  }
  await work().finally(() => (prototype.query = original))
  return statements
}

/** A node of PostgreSQL's plan; rows are averages over its loops. */
interface PlanNode {
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Join Filter'?: number
  Plans?: PlanNode[]
}

const rowsOf = ({ Plans = [], ...node }: PlanNode): number => {
  const once =
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0)
  return once * node['Actual Loops'] + Plans.reduce((sum, each) => sum + rowsOf(each), 0)
}

/**
 * Runs a recorded statement once more and counts the rows that pass through its plan, thrown away ones included: what it
 * costs, said in a number that a busy machine does not change.
 */
export const rowsTouched = async (db: Db, { text, values }: Statement): Promise<number> => {
  const parts = text
    .split(/\$(\d+)/)
    .map((part, at) => (at % 2 ? sql`${values[Number(part) - 1]}` : sql.raw(part)))
  const explained = sql`EXPLAIN (ANALYZE, FORMAT JSON) ${sql.join(parts, sql.raw(''))}`
  const { rows } = await explained.execute(db)
  const [answer] = (rows as { 'QUERY PLAN': [{ Plan: PlanNode }] }[])[0]!['QUERY PLAN']
  return rowsOf(answer.Plan)
}
