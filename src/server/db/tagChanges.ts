// Raw SQL: catalogues of PostgreSQL and a function.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { byKey } from '@contract/domain/byKey'
import type { ReadTrace } from '../shared/readTrace'
import type { Db } from './database'

/** A text per tag that changes with any row of its table: equal texts mean equal rows. */
type TagStates = ReadonlyMap<string, string>

const MIGRATIONS = ''

/** Read it before the rows: a commit in between then costs one needless answer, while read after them it would hide that change. */
export const readTagStates = async (db: Db): Promise<TagStates> => {
  const { rows } = await sql<{ tag: string; stand: string }>`
    SELECT tag, sum(changes) || ':' || bit_xor(mark) AS stand FROM tag_changes GROUP BY tag
    UNION ALL SELECT ${sql.lit(MIGRATIONS)}, count(*)::text FROM migration_sums`.execute(db)
  return new Map(rows.map(({ tag, stand }) => [tag, stand]))
}

/** Shortens the table; `readTagStates` gives the same as before. Several processes may call it at once. */
export const compactTagChanges = (db: Db): Promise<unknown> => sql`SELECT compact_tag_changes()`.execute(db)

interface Relation {
  name: string
  body: string | null
  followed: boolean
}

const readRelations = async (db: Db): Promise<Relation[]> => {
  const { rows } = await sql<Relation>`
    SELECT relname AS name, CASE WHEN relkind = 'v' THEN pg_get_viewdef(c.oid) END AS body,
      relkind = 'r' AND (
        SELECT count(*) = 4 FROM pg_trigger
        WHERE tgrelid = c.oid AND tgname LIKE 'tag_changes_%' AND tgenabled IN ('O', 'A')
      ) AND EXISTS (SELECT FROM tag_changes WHERE tag = relname) AS followed
    FROM pg_class c WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'f', 'S')
    UNION ALL SELECT proname, coalesce(pg_get_function_sqlbody(oid), prosrc), false
    FROM pg_proc WHERE pronamespace = current_schema()::regnamespace`.execute(db)
  return rows
}

const reasons = (what: string, words: string): [word: string, what: string][] =>
  words.split(' ').map((word) => [word, what])

/** Words in SQL by which an answer depends on more than tables. */
const TELLING: ReadonlyMap<string, string> = new Map([
  ...reasons(
    'the time',
    'now current_date current_time current_timestamp localtime localtimestamp clock_timestamp statement_timestamp transaction_timestamp timeofday age',
  ),
  ...reasons('chance', 'random gen_random_uuid'),
  ...reasons('a write', 'insert update delete merge truncate nextval setval notify lock execute'),
  ...reasons(
    'the connection',
    'current_user session_user current_setting currval lastval information_schema',
  ),
])

const WORD = /[a-z_][a-z0-9_]*/g

interface Needs {
  readonly tags: ReadonlySet<string>
  readonly outside: ReadonlySet<string>
}

/** Most statements kept analysed. Some hundreds exist, but one that spells out a list of ids is new each time. */
const KEPT = 2_000

export interface Catalogue {
  readonly tags: readonly string[]
  /** Changes when a view or a function of the database changes. */
  readonly digest: string
  /** Counts every word of a statement that is a table's name. One table too many costs an answer; one too few would show old rows. */
  readonly needsOf: (trace: ReadTrace) => Needs
  readonly fits: (states: TagStates) => boolean
}

export const readCatalogue = async (db: Db, states: TagStates): Promise<Catalogue> => {
  const relations = await readRelations(db)
  const byName = byKey(relations, ({ name }) => name)
  const analysed = new Map<string, Needs>()

  const look = (text: string, into: { tags: Set<string>; outside: Set<string> }, seen: Set<string>): void => {
    for (const [word] of text.toLowerCase().matchAll(WORD)) {
      if (seen.has(word)) continue
      seen.add(word)
      const what = TELLING.get(word)
      if (what) into.outside.add(what)
      else if (word.startsWith('pg_') && word !== 'pg_catalog') into.outside.add(word)
      for (const { body, followed } of byName.get(word) ?? []) {
        if (body !== null) look(body, into, seen)
        else if (followed) into.tags.add(word)
        else into.outside.add(word)
      }
    }
  }
  const needsOfText = (text: string): Needs => {
    const before = analysed.get(text)
    if (before) return before
    const needs = { tags: new Set<string>(), outside: new Set<string>() }
    look(text, needs, new Set())
    if (analysed.size >= KEPT) analysed.clear()
    analysed.set(text, needs)
    return needs
  }

  return {
    tags: relations.flatMap(({ name, followed }) => (followed ? name : [])).sort(),
    digest: createHash('sha256')
      .update(JSON.stringify(relations.map((each) => Object.values(each)).sort()))
      .digest('base64url'),
    needsOf: ({ statements, outside }) => {
      const needs = [...statements].map(needsOfText)
      return {
        tags: new Set(needs.flatMap(({ tags }) => [...tags])),
        outside: new Set([...outside, ...needs.flatMap((each) => [...each.outside])]),
      }
    },
    fits: (now) => now.get(MIGRATIONS) === states.get(MIGRATIONS),
  }
}
