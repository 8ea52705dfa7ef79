// Raw SQL: conditions are made of expressions that each list brings; the builder has no `translate` or `concat_ws`.
import { sql, type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { readIdList } from '@contract/http/namedRows'
import type { ByIds, PageQuery } from '@contract/http/schemas'
import { lowerCase } from './fragments'

const PER_PAGE = 100

export interface Listed<T> {
  readonly rows: T[]
  readonly total?: number
}

export const listedAs = <K extends string, T>(name: K, { rows, total }: Listed<T>) =>
  ({ [name]: rows, ...(total === undefined ? {} : { total }) }) as Record<K, T[]> & { total?: number }

/** The customer's own calls have no such parameters and get all rows. */
export const asksForPart = (query: PageQuery): boolean =>
  Object.values(query).some((value) => value !== undefined)

export const namedIds = ({ ids }: ByIds): readonly number[] | undefined =>
  ids === undefined ? undefined : (readIdList(ids) ?? [])

export const orderOf = ({ orden }: PageQuery): 'asc' | 'desc' => orden ?? 'desc'

export const boundsOf = ({ pagina = 1, por_pagina = PER_PAGE }: PageQuery) => ({
  limit: por_pagina,
  offset: (pagina - 1) * por_pagina,
})

const withoutAccents = (text: Expression<unknown>): RawBuilder<string> =>
  sql`translate(${lowerCase(text)}, 'áàäâéèëêíìïîóòöôúùüûñ', 'aaaaeeeeiiiioooouuuun')`

export const allOf = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` AND `)})`

export const containing = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`

const says = (columns: readonly Expression<unknown>[], q: string): RawBuilder<SqlBool> => {
  const text = withoutAccents(sql`concat_ws(' ', ${sql.join(columns)})`)
  const words = q.trim().split(/\s+/).filter(Boolean)
  return allOf(
    words.map((word) => sql<SqlBool>`${text} LIKE ${withoutAccents(sql`${containing(word)}::text`)}`),
  )
}

interface Searched {
  readonly day: Expression<unknown>
  readonly texts: readonly Expression<unknown>[]
  readonly cycle?: Expression<unknown>
}

export const partOf = (
  { desde, hasta, ciclo, q }: PageQuery,
  { day, texts, cycle }: Searched,
): RawBuilder<SqlBool> => {
  const conditions: RawBuilder<SqlBool>[] = []
  if (desde !== undefined) conditions.push(sql`${day} >= ${desde}::date`)
  if (hasta !== undefined) conditions.push(sql`${day} <= ${hasta}::date`)
  if (ciclo !== undefined)
    conditions.push(
      cycle
        ? sql`${cycle} = ${ciclo}`
        : sql`EXISTS (SELECT FROM cycles of_cycle WHERE of_cycle.id = ${ciclo}
            AND ${day} BETWEEN of_cycle.fecha_inicio AND of_cycle.fecha_fin)`,
    )
  if (q !== undefined) conditions.push(says(texts, q))
  return allOf(conditions)
}

export const readPage = async <DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  part: PageQuery,
): Promise<{ rows: O[]; total: number }> => {
  const { limit, offset } = boundsOf(part)
  const rows = await query.limit(limit).offset(offset).execute()
  const counted = await query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return { rows: rows as O[], total: counted.total }
}
