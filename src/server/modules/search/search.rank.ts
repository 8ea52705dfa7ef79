import { sql, type RawBuilder } from 'kysely'
import { isFamilyReference } from '@contract/parents/reference.rules'
import { phoneIn } from '@contract/search/search.rules'
import { searchTerms } from '@contract/search/search.words'

const allOf = (pieces: readonly string[]): string => pieces.map((piece) => `'${piece}':*`).join(' & ')
const anyOf = (parts: readonly string[]): string => `(${parts.join(' | ')})`

/** Words inside surnames that are no surname: 'DE LA CRUZ' counts as CRUZ. */
const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'e', 'da', 'das', 'do', 'dos', 'van', 'von'])
const PARTICLE = `(?:${[...PARTICLES].join('|')})`

const NEVER = sql<boolean>`false::boolean`

/** A search as SQL. Its pieces contain only letters and digits, so they are safe in patterns. */
export interface Asked {
  /** Tsquery: each word of the search begins a word of the text. */
  words: string
  /** Tsquery like `words`; it also finds a phone number that begins with the search. */
  people: string
  /** A tsquery for each word; empty for a single word or a phone number, which cannot be split between parent and child. */
  each: readonly string[]
  /** The search as a family's reference; null when it is none. */
  reference: string | null
  /** How well a folded name keeps the typed order: 0 side by side, 1 with words between, 2 in another order. */
  order: (text: RawBuilder<unknown>) => RawBuilder<number>
  /** How many words match whole words of a folded name: 'ana' finds ANA before ANABEL. */
  whole: (text: RawBuilder<unknown>) => RawBuilder<number>
  inSurname: (surname: RawBuilder<unknown>) => RawBuilder<boolean>
  /** Whether the first surname in a folded name contains one of the words: the last word but one, or the last of two words. */
  inFirstSurname: (text: RawBuilder<unknown>) => RawBuilder<boolean>
}

/** Null when there is nothing to search for. */
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
    reference: isFamilyReference(query.trim()) ? query.trim() : null,
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
