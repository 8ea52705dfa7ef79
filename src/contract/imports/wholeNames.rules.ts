import {
  curpConsonants,
  curpLetters,
  isCommonName,
  isNameParticle,
  type NameParts,
} from '../domain/curpLetters'

type Order = 'APELLIDOS' | 'NOMBRES'

interface Split extends NameParts {
  readonly order: Order
}

const wordsOf = (text: string): string[] => text.normalize('NFC').trim().split(/\s+/).filter(Boolean)

const inTwoParts = (words: readonly string[]): [first: string, second: string][] =>
  Array.from({ length: words.length - 1 }, (_, at) => at + 1)
    .filter((at) => !isNameParticle(words[at - 1] ?? ''))
    .map((at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')])

/** In "LÓPEZ JOSÉ" the surname is one word: JOSÉ is a given name. */
const isSurname = (text: string): boolean => {
  const words = wordsOf(text)
  return words.length < 2 || !isCommonName(words.at(-1) ?? '')
}

const surnames = (text: string): Pick<NameParts, 'paterno' | 'materno'>[] =>
  [
    { paterno: text, materno: '' },
    ...inTwoParts(wordsOf(text)).map(([paterno, materno]) => ({ paterno, materno })),
  ].filter(({ paterno, materno }) => isSurname(paterno) && isSurname(materno))

const withSurnames = (order: Order, text: string, nombres: string): Split[] =>
  surnames(text).map((both) => ({ ...both, nombres, order }))

const MAX_WORDS = 14
/** Rows looked at to find whether a column writes surnames or given names first. */
const LOOKED_AT = 100

const splitsOf = (whole: string): Split[] => {
  if (wordsOf(whole).length > MAX_WORDS) return []
  const [before = '', after, ...more] = whole.split(',').map((part) => part.trim())
  if (after !== undefined) return more.length > 0 ? [] : withSurnames('APELLIDOS', before, after)
  return inTwoParts(wordsOf(whole)).flatMap(([first, second]) => [
    ...withSurnames('APELLIDOS', first, second),
    ...withSurnames('NOMBRES', second, first),
  ])
}

/** The X at position 2 fits any name: the registry puts it over rude words. */
const agrees = (expected: string | null, told: string): boolean =>
  expected !== null &&
  [...expected].every((letter, at) => told[at] === letter || (at === 1 && told[at] === 'X'))

const fittingNames = <Names extends NameParts>(all: readonly Names[], curp: string): Names[] => {
  const four = all.filter((names) => agrees(curpLetters(names), curp.slice(0, 4)))
  const seven = four.filter((names) => curpConsonants(names) === curp.slice(13, 16))
  const best = seven.length > 0 ? seven : four
  // A CURP has X for a missing surname and for one with Ñ. Where both are possible, two surnames are taken.
  const both = best.filter(({ materno }) => materno)
  return both.length > 0 ? both : best
}

/** How a column writes whole names, as a person says it: which part is first, and how many surnames. */
export const NAME_ORDERS = [
  'PATERNO_MATERNO_NOMBRES',
  'PATERNO_NOMBRES',
  'NOMBRES_PATERNO_MATERNO',
  'NOMBRES_PATERNO',
] as const
export type NameOrder = (typeof NAME_ORDERS)[number]

const surnamesIn = (order: NameOrder): number => (order.includes('MATERNO') ? 2 : 1)

const unitsOf = (text: string): string[] => {
  const units: string[] = []
  let begun = ''
  for (const word of wordsOf(text)) {
    begun = begun ? `${begun} ${word}` : word
    if (isNameParticle(word)) continue
    units.push(begun)
    begun = ''
  }
  return begun ? [...units, begun] : units
}

const saidSurnames = (units: readonly string[], order: NameOrder): Pick<NameParts, 'paterno' | 'materno'> =>
  surnamesIn(order) === 1
    ? { paterno: units.join(' '), materno: '' }
    : { paterno: units[0] ?? '', materno: units.slice(1).join(' ') }

/** A comma ends the surnames. Null where no word is left for the given names. */
const saidName = (whole: string, order: NameOrder): NameParts | null => {
  const [before = '', after] = whole.split(',').map((part) => part.trim())
  if (after) return { ...saidSurnames(unitsOf(before), order), nombres: after }
  const units = unitsOf(before)
  const count = Math.min(surnamesIn(order), units.length - 1)
  if (count < 1) return null
  const isFirst = order.startsWith('PATERNO')
  const surnames = isFirst ? units.slice(0, count) : units.slice(-count)
  const nombres = (isFirst ? units.slice(count) : units.slice(0, -count)).join(' ')
  return { ...saidSurnames(surnames, order), nombres }
}

const sameParts = (a: Partial<NameParts>, b: Partial<NameParts>): boolean =>
  a.paterno === b.paterno && (a.materno ?? '') === (b.materno ?? '') && a.nombres === b.nombres

/** The only reading that the CURP allows; of several, the one in the order the user chose (`said`). `said` too where none fits: the form's rule then reports the CURP. */
const chooseName = <Names extends Partial<NameParts>>(
  ways: readonly Names[],
  said: Names | null,
): Names | null => {
  if (ways.length === 0) return said
  const [only, ...others] = ways
  if (only && others.length === 0) return only
  return ways.find((way) => said && sameParts(way, said)) ?? null
}

export interface NameReader {
  readonly order: NameOrder | null
  /** Null where neither the CURP nor the said order tells the two surnames apart. */
  surnames: (
    apellidos: string,
    nombres: string,
    curp: string,
  ) => Pick<NameParts, 'paterno' | 'materno'> | null
  /** Null when the CURP does not tell where the surnames end: nothing is guessed (decisions/0068). */
  read: (whole: string, curp: string) => NameParts | null
}

/** @param rows whole names with their CURPs; those with only one reading show which order the column uses */
export const createNameReader = (
  rows: readonly { whole: string; curp: string }[],
  order: NameOrder | null = null,
): NameReader => {
  const orders = new Set(
    rows.slice(0, LOOKED_AT).flatMap(({ whole, curp }) => {
      const ways = fittingNames(splitsOf(whole), curp)
      return ways.length === 1 ? ways.map(({ order }) => order) : []
    }),
  )
  return {
    order,
    surnames: (apellidos, nombres, curp) => {
      const surnames = readSurnames(apellidos, nombres, curp)
      return surnames ?? (order && saidSurnames(unitsOf(apellidos), order))
    },
    read: (whole, curp) => {
      const ways = fittingNames(splitsOf(whole), curp)
      const usual = orders.size === 1 ? ways.filter((way) => orders.has(way.order)) : ways
      const found = chooseName<NameParts>(usual.length > 0 ? usual : ways, order && saidName(whole, order))
      if (!found) return null
      const { nombres, paterno, materno } = found
      return { nombres, paterno, materno }
    },
  }
}

const readSurnames = (
  apellidos: string,
  nombres: string,
  curp: string,
): Pick<NameParts, 'paterno' | 'materno'> | null => {
  const isName = wordsOf(apellidos).length <= MAX_WORDS
  const [only, ...others] = fittingNames(
    (isName ? surnames(apellidos) : []).map((both) => ({ ...both, nombres })),
    curp,
  )
  return only && others.length === 0 ? { paterno: only.paterno, materno: only.materno } : null
}
