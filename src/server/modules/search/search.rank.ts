import { sql, type RawBuilder } from 'kysely'
import { phoneIn, searchTerms } from '@contract/search/search.rules'

const allOf = (pieces: readonly string[]): string => pieces.map((piece) => `'${piece}':*`).join(' & ')
const anyOf = (parts: readonly string[]): string => `(${parts.join(' | ')})`

/** Words that join a surname and are none: 'DE LA CRUZ' is CRUZ. */
const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'e', 'da', 'das', 'do', 'dos', 'van', 'von'])
const PARTICLE = `(?:${[...PARTICLES].join('|')})`

const NEVER = sql<boolean>`false::boolean`

/** A search as PostgreSQL takes it. Its pieces are letters and digits alone, so they are safe in any pattern. */
export interface Asked {
  /** Every word begins a word. */
  words: string
  /** The same, or a telephone that begins so. */
  people: string
  /** Each word by itself; one alone, or a telephone, is nothing to be parted. */
  each: readonly string[]
  /** How far a folded name has the words in the order typed: 0 one after the other, 1 with others between, 2 in any order. */
  order: (text: RawBuilder<unknown>) => RawBuilder<number>
  /** How many words are whole ones of a folded name: 'ana' means ANA before ANABEL. */
  whole: (text: RawBuilder<unknown>) => RawBuilder<number>
  /** Whether a folded surname has one of the words. */
  inSurname: (surname: RawBuilder<unknown>) => RawBuilder<boolean>
  /** Whether the first surname of a folded name has one: the last but one, and of two words the last. */
  inFirstSurname: (text: RawBuilder<unknown>) => RawBuilder<boolean>
}

/** Null when there is nothing to look for. */
export const askedOf = (query: string): Asked | null => {
  const terms = searchTerms(query)
  if (terms.length === 0) return null
  const each = terms.map((ways) => anyOf(ways.map(allOf)))
  const words = each.join(' & ')
  const digits = phoneIn(query)
  const pieces = terms.flatMap(([way]) => way ?? [])
  const inRow = ` ${pieces.join('[^ ]* ')}`
  const inOrder = ` ${pieces.join('.* ')}`
  const named = pieces.filter((piece) => !PARTICLES.has(piece)).join('|')
  const first = `^ [^ ]+ (?:(?:${PARTICLE} )*(?:${named})[^ ]*|(?:.* )?(?:${named})[^ ]* (?:${PARTICLE} )*[^ ]+) $`
  return {
    words,
    people: digits === null ? words : anyOf([`(${words})`, allOf([digits])]),
    each: each.length > 1 && digits === null ? each : [],
    order: (text) =>
      pieces.length === 1
        ? sql<number>`0::int`
        : sql<number>`CASE WHEN ${text} ~ ${inRow} THEN 0 WHEN ${text} ~ ${inOrder} THEN 1 ELSE 2 END`,
    whole: (text) =>
      sql<number>`(${sql.join(
        pieces.map((piece) => sql`(${text} LIKE ${`% ${piece} %`})::int`),
        sql` + `,
      )})`,
    inSurname: (surname) => (named === '' ? NEVER : sql<boolean>`${surname} ~ ${` (?:${named})`}`),
    inFirstSurname: (text) => (named === '' ? NEVER : sql<boolean>`${text} ~ ${first}`),
  }
}
