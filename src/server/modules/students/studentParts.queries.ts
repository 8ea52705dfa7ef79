// Raw SQL: one condition is counted and paged, with joins and an order that each list brings.
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { searchWords } from '@contract/domain/text'
import type { PageQuery } from '@contract/http/schemas'
import { MAX_RANKED, searchTerms, soundTerms, wordOrder } from '@contract/search/terms.rules'
import type { Db } from '../../db/database'
import { anyOf, bySurname } from '../../db/fragments'
import { boundsOf, allOf, containing } from '../../db/pages'
import { soundsAlike } from '../../db/soundsAlike'
import { onlyRow } from '../../db/onlyRow'

export interface Among {
  /** Joins behind `students s`; at most one row per pupil. */
  joins?: RawBuilder<unknown>
  conditions: readonly RawBuilder<SqlBool>[]
  /** Order the user chose, then surname. Without it the best matches of a search come first. */
  by?: RawBuilder<unknown>
}

interface Part {
  ids: number[]
  total?: number
}

interface Bounds {
  limit: number
  offset: number
}

const NOTHING = sql``

const fromPupils = ({ joins = NOTHING, conditions }: Among) =>
  sql`FROM students s ${joins} WHERE ${allOf(conditions)}`

const readIds = async (db: Db, among: Among, { limit, offset }: Bounds): Promise<number[]> => {
  const order = among.by ? sql`${among.by}, ${bySurname}` : bySurname
  const { rows } = await sql<{ id: number }>`
    SELECT s.id ${fromPupils(among)} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`.execute(db)
  return rows.map(({ id }) => id)
}

export const countPupils = async (db: Db, among: Among): Promise<number> => {
  const { rows } = await sql<{ total: number }>`SELECT count(*)::int AS total ${fromPupils(among)}`.execute(
    db,
  )
  return onlyRow(rows).total
}

/** Counts apart from the page: ten rows in an indexed order are found without reading the others. */
const readPart = async (db: Db, among: Among, bounds: Bounds): Promise<Required<Part>> => {
  const ids = await readIds(db, among, bounds)
  const { limit, offset } = bounds
  const isLast = ids.length < limit && (ids.length > 0 || offset === 0)
  return { ids, total: isLast ? offset + ids.length : await countPupils(db, among) }
}

/** The ranking of the browser's `rankedRows`. */
const rankedIds = async (db: Db, ids: readonly number[], q: string): Promise<number[]> => {
  const terms = searchTerms(q)
  const rows = await db
    .selectFrom('students')
    .select(['id', 'busqueda'])
    .where('id', '=', anyOf(ids))
    .execute()
  const orders = new Map(rows.map(({ id, busqueda }) => [id, wordOrder(busqueda, terms)]))
  return [...ids].sort((a, b) => (orders.get(a) ?? 0) - (orders.get(b) ?? 0))
}

const narrow = (among: Among, condition: RawBuilder<SqlBool>): Among => ({
  ...among,
  conditions: [...among.conditions, condition],
})

/** A page, searched, ranked and forgiving as in the browser (`foundRows`). @param counted false: no `total` where nothing is searched */
export const findPart = async (db: Db, part: PageQuery, among: Among, counted = true): Promise<Part> => {
  const bounds = boundsOf(part)
  const { q = '' } = part
  const words = searchWords(q)
  if (words.length === 0) {
    return counted ? readPart(db, among, bounds) : { ids: await readIds(db, among, bounds) }
  }
  const exact = narrow(among, allOf(words.map((word) => sql<SqlBool>`s.busqueda LIKE ${containing(word)}`)))
  const isRanked = !among.by && searchTerms(q).length > 1
  const first = isRanked ? { limit: MAX_RANKED, offset: 0 } : bounds
  const exactPart = await readPart(db, exact, first)
  if (exactPart.total === 0) {
    const terms = soundTerms(q)
    return terms ? readPart(db, narrow(among, soundsAlike(terms, sql`s.nombre`)), bounds) : exactPart
  }
  if (!isRanked) return exactPart
  if (exactPart.total > MAX_RANKED) return readPart(db, exact, bounds)
  const ids = await rankedIds(db, exactPart.ids, q)
  return { ids: ids.slice(bounds.offset, bounds.offset + bounds.limit), total: exactPart.total }
}
