// Raw SQL: regular expressions and `@@`, which the builder lacks.
import { sql, type RawBuilder } from 'kysely'
import { isFamilyReference } from '@contract/parents/reference.rules'
import { phoneIn } from '@contract/search/search.rules'
import { searchTerms, soundTerms, type SoundTerm } from '@contract/search/terms.rules'
import { anyWay, soundQuery, soundsAlike } from '../../db/soundsAlike'

const allOf = (pieces: readonly string[]): string => pieces.map((piece) => `'${piece}':*`).join(' & ')

/** No surnames: 'DE LA CRUZ' counts as CRUZ. */
const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'e', 'da', 'das', 'do', 'dos', 'van', 'von'])
const PARTICLE = `(?:${[...PARTICLES].join('|')})`

const NEVER = sql<boolean>`false::boolean`

/** Conditions for queries in which pupils are called `s`, and parents have no alias. */
interface Places {
  pupil: RawBuilder<boolean>
  /** For users who may not list pupils. */
  pupilName: RawBuilder<boolean>
  parent: RawBuilder<boolean>
}

/** The pieces contain only letters and digits, so they are safe in patterns. */
export interface SearchConditions extends Places {
  /** For a query in which employees are called `e`. */
  employee: RawBuilder<boolean>
  /** Empty for a single word or a phone number, which cannot be split between parent and child. */
  each: readonly Places[]
  /** Tsquery: each word of the search begins a word of the text. */
  words: string
  reference: string | null
  folded: (name: RawBuilder<unknown>) => RawBuilder<string>
  /** 0: side by side, 1: words between, 2: another order. */
  order: (text: RawBuilder<unknown>) => RawBuilder<number>
  /** Words that match whole words: 'ana' finds ANA before ANABEL. */
  whole: (text: RawBuilder<unknown>) => RawBuilder<number>
  inSurname: (surname: RawBuilder<unknown>) => RawBuilder<boolean>
  /** The first surname is the last word but one, or the last of two words. */
  inFirstSurname: (text: RawBuilder<unknown>) => RawBuilder<boolean>
}

const orderBy = (
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

const placesOf = (words: string, people = words): Places => ({
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
  const order = orderBy(pieces)
  return {
    ...placesOf(words, people),
    employee: sql`search_words(${EMPLOYEE}) @@ ${people}::tsquery`,
    each: each.length > 1 && digits === null ? each.map((word) => placesOf(word)) : [],
    words,
    reference: isFamilyReference(query.trim()) ? query.trim() : null,
    folded: (name) => sql`search_text(${name})`,
    ...order,
    order: pieces.length === 1 ? () => sql<number>`0::int` : order.order,
  }
}

const soundPlaces = (terms: readonly SoundTerm[]): Places => ({
  pupil: soundsAlike(terms, NAME),
  pupilName: soundsAlike(terms, NAME),
  parent: soundsAlike(terms, sql.ref('nombre')),
})

/** One letter may be wrong in a longer word; null where codes or telephones are meant. */
export const similarConditions = (query: string): SearchConditions | null => {
  const terms = soundTerms(query)
  if (!terms) return null
  return {
    ...soundPlaces(terms),
    employee: soundsAlike(terms, sql.ref('e.nombre')),
    each: terms.length > 1 ? terms.map((term) => soundPlaces([term])) : [],
    words: terms.map(soundQuery).join(' & '),
    reference: null,
    folded: (name) => sql`search_sound(${name})`,
    ...orderBy(terms.map(({ sound }) => sound)),
  }
}
