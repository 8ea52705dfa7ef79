// Raw SQL: `@@` and regular expressions, which the builder lacks.
import { sql, type RawBuilder } from 'kysely'
import type { SoundTerm } from '@contract/search/terms.rules'

export const anyWay = (parts: readonly string[]): string => `(${parts.join(' | ')})`

/** With one wrong letter forgiven, looks for what both words have in common (`search_sounds`). */
export const soundQuery = ({ sound, forgives }: SoundTerm): string => {
  const begins = `'${sound}':*`
  if (!forgives) return begins
  const shortened = Array.from(sound, (_, at) => sound.slice(0, at) + sound.slice(at + 1))
  return anyWay([begins, ...new Set([sound, ...shortened])].map((way, at) => (at === 0 ? way : `'~${way}'`)))
}

/** Drops words that differ by two letters, which the index also finds. */
const soundPattern = ({ sound, forgives }: SoundTerm): string => {
  if (!forgives) return ` ${sound}`
  const ways = Array.from(sound, (letter, at) => {
    const [before, after] = [sound.slice(0, at), sound.slice(at + 1)]
    const swapped = after === '' ? [] : [before + after.charAt(0) + letter + after.slice(1)]
    return [`${before}.?${after}`, `${before}.${letter}${after}`, ...swapped]
  })
  return ` (?:${sound}|(?:${[...ways.flat(), `${sound}.`].join('|')}) )`
}

/** The pieces contain only letters, so they are safe in patterns. Uses the indexes over `search_sounds(nombre)`. */
export const soundsAlike = (terms: readonly SoundTerm[], name: RawBuilder<unknown>) =>
  sql<boolean>`(search_sounds(${name}) @@ ${terms.map(soundQuery).join(' & ')}::tsquery AND ${sql.join(
    terms.map((term) => sql`search_sound(${name}) ~ ${soundPattern(term)}`),
    sql` AND `,
  )})`
