import pg from 'pg'
import type { Statement } from './statements'

/** How each is answered where reading a whole table is no way: a few rows hide what a hundred thousand would show. */
export const plansOf = async (
  owner: pg.ClientConfig,
  statements: readonly Statement[],
): Promise<string[]> => {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    await client.query('SET enable_seqscan = off')
    const plans: string[] = []
    for (const { text, values } of statements) {
      if (!/^\s*(select|with)/i.test(text)) continue
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values)
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
    return plans
  } finally {
    await client.end()
  }
}
