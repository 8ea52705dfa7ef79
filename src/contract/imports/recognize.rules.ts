import { headingKey, headingOf, type Heading } from './headings.rules'

export interface ColumnDefinition<Column extends string> {
  readonly column: Column
  readonly names?: readonly string[]
  /** Headings that mean this column only where the values fit: "Grado" with 1 to 6 below is the year, not the level. */
  readonly maybe?: readonly string[]
  /** Without this function, values prove nothing. */
  readonly fits?: (text: string) => boolean
  /** Recognised by its values under any heading, unless the heading has one of these words. */
  readonly byContent?: { readonly not: readonly string[] }
  /** The column's own name is worth no more than the others: "Padre" beside "Madre" leaves open which of them pays. */
  readonly isOneOfSeveral?: boolean
  /** Not looked for when the file has one of these: "Nombre" beside "Apellido paterno" is not the whole name. */
  readonly unless?: readonly Column[]
  /** The heading goes to one of these when the values fit it better: "Nombre" above whole names is the whole name. */
  readonly yieldsTo?: readonly Column[]
  /** Looked for only when the headings of the file name each of these: "CP" is the fiscal one beside an RFC. */
  readonly onlyWith?: readonly Column[]
  /** A heading that is surely of this column goes to no other. */
  readonly takesFirst?: boolean
  readonly required?: boolean
  readonly holds?: readonly Column[]
}

export const REASONS = ['ENCABEZADO', 'CONTENIDO'] as const
export type Reason = (typeof REASONS)[number]

interface Recognized<Column extends string> {
  readonly found: ReadonlyMap<Column, { readonly at: number; readonly por: Reason }>
  readonly doubts: ReadonlyMap<Column, readonly number[]>
}

/** `fit` 2: the values fit; 1: they prove nothing; 0: they do not fit. The smaller rank is better. */
interface Claim<Column extends string> {
  readonly column: Column
  readonly at: number
  readonly fit: 0 | 1 | 2
  readonly rank: number
}

const RANK = { own: 0, name: 1, part: 2, maybe: 3, content: 4 } as const
/** Share of the values that must fit: some rows of any list are wrong. */
const FITTING_SHARE = 0.5
const NEARLY_ALL = 0.8
const LOOKED_AT = 300

type Values = readonly (readonly string[])[]

const shareThatFits = (fits: ((text: string) => boolean) | undefined, values: readonly string[]): number =>
  values.length === 0 || !fits ? -1 : values.filter(fits).length / values.length

type Calls = 'own' | 'name' | 'maybe'

const callsByDefinition = new WeakMap<object, ReadonlyMap<string, Calls>>()

const callsOf = ({ column, names = [], maybe = [] }: ColumnDefinition<string>): ReadonlyMap<string, Calls> =>
  new Map<string, Calls>([
    ...maybe.map((name) => [headingKey(name), 'maybe'] as const),
    ...names.map((name) => [headingKey(name), 'name'] as const),
    [headingKey(column), 'own'],
  ])

const callOf = (definition: ColumnDefinition<string>, key: string): Calls | undefined => {
  const calls = callsByDefinition.get(definition) ?? callsOf(definition)
  callsByDefinition.set(definition, calls)
  return calls.get(key)
}

const rankOf = (
  definition: ColumnDefinition<string>,
  { key, part, words }: Heading,
  fit: Claim<string>['fit'],
  share: number,
): number | null => {
  const { byContent, isOneOfSeveral } = definition
  const whole = callOf(definition, key)
  if (whole === 'own' && !isOneOfSeveral) return RANK.own
  if (whole === 'own' || whole === 'name') return RANK.name
  const inGroup = part ? callOf(definition, part) : undefined
  if (inGroup === 'own' || inGroup === 'name') return RANK.part
  if (fit !== 2) return null
  if (whole === 'maybe' || inGroup === 'maybe') return RANK.maybe
  const isKnown = byContent && share >= NEARLY_ALL && !byContent.not.some((word) => words.includes(word))
  return isKnown ? RANK.content : null
}

const better = <Column extends string>(a: Claim<Column>, b: Claim<Column>): number =>
  b.fit - a.fit || a.rank - b.rank

const equal = <Column extends string>(a: Claim<Column>, b: Claim<Column>): boolean => better(a, b) === 0

const claimsOf = <Column extends string>(
  definitions: readonly ColumnDefinition<Column>[],
  headings: readonly string[],
  rows: Values,
): Claim<Column>[] => {
  const lookedAt = rows.slice(0, LOOKED_AT)
  const all = headings.flatMap((text, at) => {
    const heading = headingOf(text)
    const values = lookedAt.map((cells) => cells[at] ?? '').filter(Boolean)
    return definitions.flatMap((definition): Claim<Column>[] => {
      const isNamed = callOf(definition, heading.key) ?? (heading.part && callOf(definition, heading.part))
      if (!isNamed && !definition.byContent) return []
      const share = shareThatFits(definition.fits, values)
      const fit = share < 0 ? 1 : share >= FITTING_SHARE ? 2 : 0
      const rank = rankOf(definition, heading, fit, share)
      return rank === null ? [] : [{ column: definition.column, at, fit, rank }]
    })
  })
  const of = new Map(definitions.map((each) => [each.column, each]))
  const named = new Set(all.filter(({ rank }) => rank < RANK.maybe).map(({ column }) => column))
  const wanted = all.filter(({ column }) => {
    const { unless = [], onlyWith = [] } = of.get(column) ?? {}
    return !unless.some((other) => named.has(other)) && onlyWith.every((other) => named.has(other))
  })
  const best = (column: Column): number =>
    Math.min(...wanted.filter((each) => each.column === column).map(({ rank }) => rank))
  const isWanted = ({ column, rank }: Claim<Column>): boolean =>
    of.get(column)?.takesFirst === true && rank < RANK.maybe && rank === best(column)
  const first = new Map(wanted.filter(isWanted).map(({ at, column }) => [at, column]))
  const yields = ({ column, at }: Claim<Column>): boolean =>
    wanted.some((each) => each.at === at && each.fit === 2 && of.get(column)?.yieldsTo?.includes(each.column))
  const isFirst = ({ column, at }: Claim<Column>): boolean => (first.get(at) ?? column) === column
  return wanted.filter((claim) => isFirst(claim) && !yields(claim)).sort(better)
}

const saysHeading = <Column extends string>(
  claim: Claim<Column>,
  rivals: readonly Claim<Column>[],
): boolean => claim.rank < RANK.maybe && rivals.every(({ rank }) => rank > claim.rank)

/** For several tries with the same values: `fits` is asked once per value, since reading days and amounts takes long. */
export const readOnce = <Column extends string>(
  definition: ColumnDefinition<Column>,
): ColumnDefinition<Column> => {
  const { fits } = definition
  if (!fits) return definition
  const known = new Map<string, boolean>()
  const fitsCached = (text: string): boolean => {
    if (!known.has(text)) known.set(text, fits(text))
    return known.get(text) === true
  }
  return { ...definition, fits: fitsCached }
}

/** Each heading is used once. Two equally good headings are a doubt, never a guess (decisions/0068). */
export const recognizeColumns = <Column extends string>(
  definitions: readonly ColumnDefinition<Column>[],
  headings: readonly string[],
  rows: Values = [],
): Recognized<Column> => {
  const places = new Map<Column, { at: number; por: Reason }>()
  const doubts = new Map<Column, number[]>()
  const taken = new Set<number>()
  const claims = claimsOf(definitions, headings, rows)
  for (const claim of claims) {
    const { column, at } = claim
    if (places.has(column) || doubts.has(column) || taken.has(at)) continue
    const isFree = (each: Claim<Column>): boolean => !taken.has(each.at) && !places.has(each.column)
    const isBest = (each: Claim<Column>): boolean =>
      claims.find((other) => other.at === each.at && isFree(other)) === each
    const rivals = claims.filter(
      (each) => each.column === column && isFree(each) && equal(each, claim) && isBest(each),
    )
    if (rivals.length > 1) {
      doubts.set(
        column,
        rivals.map((each) => each.at),
      )
      continue
    }
    const others = claims.filter((each) => each.at === at && each.column !== column)
    places.set(column, { at, por: saysHeading(claim, others) ? 'ENCABEZADO' : 'CONTENIDO' })
    taken.add(at)
  }
  return { found: places, doubts }
}

export const missingColumns = <Column extends string>(
  definitions: readonly ColumnDefinition<Column>[],
  has: (column: Column) => boolean,
): Column[] => {
  const holding = new Set(definitions.filter(({ column }) => has(column)).flatMap(({ holds = [] }) => holds))
  return definitions
    .filter(({ column, required }) => required && !has(column) && !holding.has(column))
    .map(({ column }) => column)
}

export const readMapping = <Column extends string>(
  definitions: readonly ColumnDefinition<Column>[],
  json: string,
): ReadonlyMap<Column, string> | null => {
  try {
    const given: unknown = JSON.parse(json)
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return null
    const mapping = new Map<Column, string>()
    for (const [name, heading] of Object.entries(given)) {
      const definition = definitions.find(({ column }) => column === name)
      if (!definition || typeof heading !== 'string') return null
      mapping.set(definition.column, heading)
    }
    return mapping
  } catch {
    return null
  }
}
