// Raw SQL: regular expressions and `@@`, which the builder lacks.
import { sql, type RawBuilder } from 'kysely'
import { isFamilyReference } from '@contract/parents/reference.rules'
import { phoneIn } from '@contract/search/search.rules'
import { searchTerms, soundTerms, type SoundTerm } from '@contract/search/terms.rules'
import { anyWay, soundQuery, soundsAlike } from '../../db/soundsAlike'

const allOf = (pieces: readonly string[]): string => pieces.map((piece) => `'${piece}':*`).join(' & ')

/** Not counted as surnames: 'DE LA CRUZ' is CRUZ. */
const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'e', 'da', 'das', 'do', 'dos', 'van', 'von'])
const PARTICLE = `(?:${[...PARTICLES].join('|')})`

const NEVER = sql<boolean>`false::boolean`

/** For queries with pupils as `s`; parents have no alias. */
interface TextMatches {
  pupil: RawBuilder<boolean>
  /** For users who may not list pupils. */
  pupilName: RawBuilder<boolean>
  parent: RawBuilder<boolean>
}

/** The pieces contain only letters and digits, so they are safe in patterns. */
export interface SearchConditions extends TextMatches {
  /** For queries with employees as `e`. */
  employee: RawBuilder<boolean>
  /** One per word, to split between parent and child; empty for a single word or a telephone. */
  each: readonly TextMatches[]
  /** Tsquery in which each word of the search begins a word of the text. */
  words: string
  reference: string | null
  folded: (name: RawBuilder<unknown>) => RawBuilder<string>
  /** 0: side by side, 1: words between, 2: another order. */
  order: (text: RawBuilder<unknown>) => RawBuilder<number>
  /** How many words match whole words: 'ana' finds ANA before ANABEL. */
  whole: (text: RawBuilder<unknown>) => RawBuilder<number>
  inSurname: (surname: RawBuilder<unknown>) => RawBuilder<boolean>
  /** In the first surname: the last word but one, or the last of two. */
  inFirstSurname: (text: RawBuilder<unknown>) => RawBuilder<boolean>
}

const rankingOf = (
  pieces: readonly string[],
): Pick<SearchConditions, 'order' | 'whole' | 'inSurname' | 'inFirstSurname'> => {
  const inRow = ` ${pieces.join('[^ ]* ')}`
  const inOrder = ` ${pieces.join('.* ')}`
  const named = pieces.filter((piece) => !PARTICLES.has(piece)).join('|')
  const first = `^ [^ ]+ (?:(?:${PARTICLE} )*(?:${named})[^ ]*|(?:.* )?(?:${named})[^ ]* (?:${PARTICLE} )*[^ ]+) $`
  return {
    order: (text) =>
      sql<number>`CASE WHEN ${text} ~ ${inRow} THEN 0 WHEN ${text} ~ ${inOrder} THEN 1 ELSE 2 END`,
    whole: (text) =>
      sql<number>`(${sql.join(
        pieces.map((piece) => sql`(${text} LIKE ${`% ${piece} %`})::int`),
        sql` + `,
      )})`,
    inSurname: (surname) => (named === '' ? NEVER : sql<boolean>`${surname} ~ ${` (?:${named})`}`),
    inFirstSurname: (text) => (named === '' ? NEVER : sql<boolean>`${text} ~ ${first}`),
  }
}

const NAME = sql.ref('s.nombre')
const EMPLOYEE = sql`concat_ws(' ', e.nombre, e.puesto, e.curp, e.rfc, regexp_replace(e.telefono, '\\D', '', 'g'))`

const matchesOf = (words: string, people = words): TextMatches => ({
  pupil: sql`student_search(s.nombre, s.curp, s.numero_control) @@ ${words}::tsquery`,
  pupilName: sql`search_words(s.nombre) @@ ${words}::tsquery`,
  parent: sql`parent_search(nombre, telefono) @@ ${people}::tsquery`,
})

export const typedConditions = (query: string): SearchConditions | null => {
  const terms = searchTerms(query)
  if (terms.length === 0) return null
  const each = terms.map((ways) => anyWay(ways.map(allOf)))
  const words = each.join(' & ')
  const digits = phoneIn(query)
  const people = digits === null ? words : anyWay([`(${words})`, allOf([digits])])
  const pieces = terms.flatMap(([way]) => way ?? [])
  const ranking = rankingOf(pieces)
  return {
    ...matchesOf(words, people),
    employee: sql`search_words(${EMPLOYEE}) @@ ${people}::tsquery`,
    each: each.length > 1 && digits === null ? each.map((word) => matchesOf(word)) : [],
    words,
    reference: isFamilyReference(query.trim()) ? query.trim() : null,
    folded: (name) => sql`search_text(${name})`,
    ...ranking,
    order: pieces.length === 1 ? () => sql<number>`0::int` : ranking.order,
  }
}

const soundMatches = (terms: readonly SoundTerm[]): TextMatches => ({
  pupil: soundsAlike(terms, NAME),
  pupilName: soundsAlike(terms, NAME),
  parent: soundsAlike(terms, sql.ref('nombre')),
})

/** Forgives one letter in longer words; null for codes and telephones. */
export const similarConditions = (query: string): SearchConditions | null => {
  const terms = soundTerms(query)
  if (!terms) return null
  return {
    ...soundMatches(terms),
    employee: soundsAlike(terms, sql.ref('e.nombre')),
    each: terms.length > 1 ? terms.map((term) => soundMatches([term])) : [],
    words: terms.map(soundQuery).join(' & '),
    reference: null,
    folded: (name) => sql`search_sound(${name})`,
    ...rankingOf(terms.map(({ sound }) => sound)),
  }
}
