/**
 * A made-up year of a school of 420 pupils at its bank, with what each deposit is. It imports nothing of what is evaluated: check
 * digits, names and mistakes are made here.
 */

/** The same numbers each time (mulberry32). */
const createRandom = (seed: number) => {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (most: number): number => Math.floor(next() * most)
  const pick = <T>(from: readonly T[]): T => from[below(from.length)]!
  return { next, below, pick, chance: (of: number): boolean => next() < of }
}
type Random = ReturnType<typeof createRandom>

const GIVEN =
  'SOFIA VALENTINA REGINA CAMILA XIMENA MARIANA RENATA DANIELA LUCIA EMILIA MATEO SANTIAGO DIEGO SEBASTIAN EMILIANO LEONARDO DANIEL GAEL ANGEL TADEO'.split(
    ' ',
  )
const ADULTS =
  'ROSA MARIA LAURA PATRICIA VERONICA GABRIELA ALEJANDRA CLAUDIA JOSE LUIS JUAN CARLOS MIGUEL ROBERTO FERNANDO RICARDO ALBERTO HECTOR'.split(
    ' ',
  )
const SURNAMES =
  'GARCIA HERNANDEZ LOPEZ MARTINEZ GONZALEZ PEREZ RODRIGUEZ SANCHEZ RAMIREZ CRUZ FLORES GOMEZ MORALES VAZQUEZ REYES JIMENEZ TORRES DIAZ GUTIERREZ RUIZ MENDOZA AGUILAR ORTIZ CASTILLO CHAVEZ RAMOS JUAREZ NUNEZ MEDINA VEGA SALAZAR CAMPOS'.split(
    ' ',
  )
const MONTHS = [
  '2026-09',
  '2026-10',
  '2026-11',
  '2026-12',
  '2027-01',
  '2027-02',
  '2027-03',
  '2027-04',
  '2027-05',
  '2027-06',
]

export interface YearPupil {
  id: number
  name: string
  /** Centavos of each month. */
  price: number
}

export interface YearFamily {
  id: number
  reference: string
  /** The mother or father whom the school has on its list. */
  adult: string
  pupils: readonly YearPupil[]
  /** Pays the rest of a short deposit in cash within the month; the others leave it open all year. */
  settles: boolean
}

export interface YearDeposit {
  id: number
  day: string
  amount: number
  text: string
  key: string | null
  payer: string | null
  account: string | null
  /** The family whose money it is; null for money that pays no family. */
  truth: number | null
  /** The cashier recorded it at the desk already, with its key. */
  recorded: boolean
}

export interface Year {
  families: readonly YearFamily[]
  months: readonly string[]
  /** In files, as they are brought: four a month. */
  files: readonly (readonly YearDeposit[])[]
}

const withDigit = (digits: string): string => {
  let sum = 0
  for (let at = 0; at < digits.length; at += 1) {
    const doubled = Number(digits[digits.length - 1 - at]) * (at % 2 === 0 ? 2 : 1)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** 200 families of one child, 80 of two, 20 of three. */
const makeFamilies = ({ pick, chance }: Random): Omit<YearFamily, 'adult'>[] => {
  let pupil = 0
  return Array.from({ length: 300 }, (_, at) => {
    const size = at < 200 ? 1 : at < 280 ? 2 : 3
    const surnames = `${pick(SURNAMES)} ${pick(SURNAMES)}`
    return {
      id: at + 1,
      reference: withDigit(String(100_001 + at)),
      settles: chance(0.7),
      pupils: Array.from({ length: size }, () => ({
        id: ++pupil,
        name: `${pick(GIVEN)} ${pick(GIVEN)} ${surnames}`,
        // Two levels; some have a beca, so that not all prices are alike.
        price: Math.round(pick([235_000, 260_000]) * (chance(0.2) ? pick([0.9, 0.75, 0.5]) : 1)),
      })),
    }
  })
}

const HABITS = [
  'REFERENCE',
  'MISTYPED',
  'TWICE_MISTYPED',
  'OWN_ACCOUNT',
  'MISSPELT',
  'GRANDPARENT',
  'NOTHING',
] as const
type Habit = (typeof HABITS)[number]
const SHARES: Readonly<Record<Habit, number>> = {
  REFERENCE: 0.55,
  MISTYPED: 0.07,
  TWICE_MISTYPED: 0.03,
  OWN_ACCOUNT: 0.13,
  MISSPELT: 0.07,
  GRANDPARENT: 0.09,
  NOTHING: 0.06,
}

interface Payer {
  habit: Habit
  name: string
  account: string
  /** The child's mother or father; the payer may be a grandparent. */
  adult: string
  /** Pays for another family too, so it says which child. */
  isShared: boolean
}

const habitOf = (at: number): Habit => {
  let share = at
  for (const habit of HABITS) {
    if (share < SHARES[habit]) return habit
    share -= SHARES[habit]
  }
  return 'REFERENCE'
}

const makePayers = (families: readonly Omit<YearFamily, 'adult'>[], random: Random): Payer[] => {
  const { pick, below, next, chance } = random
  const account = (): string =>
    `012180${String(below(1e9)).padStart(9, '0')}${String(below(1000)).padStart(3, '0')}`
  const name = (): string => `${pick(ADULTS)} ${pick(ADULTS)} ${pick(SURNAMES)} ${pick(SURNAMES)}`
  const payers: Payer[] = []
  for (const { pupils } of families) {
    const habit = habitOf(next())
    const own = `${pick(ADULTS)} ${pupils[0]!.name.split(' ').slice(-2).join(' ')}`
    const before = payers.findLast((each) => each.habit === 'GRANDPARENT')
    if (habit === 'GRANDPARENT' && before && !before.isShared && chance(0.4)) {
      before.isShared = true
      payers.push({ ...before, adult: own, isShared: true })
    } else
      payers.push({
        habit,
        name: habit === 'GRANDPARENT' ? name() : own,
        account: account(),
        adult: own,
        isShared: false,
      })
  }
  return payers
}

const mistype = (reference: string, { below }: Random, times: number): string => {
  const digits = [...reference]
  const places = [below(7), below(7)]
  for (const place of places.slice(0, times))
    digits[place] = String((Number(digits[place]) + 1 + below(9)) % 10)
  return digits.join('')
}

const misspell = (name: string, { below, pick }: Random): string => {
  const at = 1 + below(name.length - 2)
  const change = pick(['drop', 'double', 'swap'])
  if (change === 'drop') return name.slice(0, at) + name.slice(at + 1)
  if (change === 'double') return name.slice(0, at) + name[at]! + name.slice(at)
  return name.slice(0, at) + (name[at + 1] ?? '') + name[at]! + name.slice(at + 2)
}

/** What the payer writes, and what the bank says of the payer. */
const writing = ({ reference, pupils }: Omit<YearFamily, 'adult'>, payer: Payer, random: Random) => {
  const { chance, pick } = random
  const said = pick(['COLEGIATURA', 'PAGO MENSUALIDAD', 'COLE', 'PAGO ESCUELA', 'TRANSFERENCIA'])
  const child = pupils[0]!.name.split(' ')
  const { habit, name, account } = payer
  const known = { payer: chance(0.8) ? name : null, account: chance(0.7) ? account : null }
  if (habit === 'REFERENCE') return { text: chance(0.93) ? `${said} ${reference}` : said, ...known }
  if (habit === 'MISTYPED') return { text: `${said} ${mistype(reference, random, 1)}`, ...known }
  if (habit === 'TWICE_MISTYPED') return { text: `${said} ${mistype(reference, random, 2)}`, ...known }
  if (habit === 'MISSPELT') return { text: said, payer: misspell(name, random), account: null }
  if (habit === 'NOTHING') return { text: said, payer: null, account: null }
  const text = payer.isShared ? `${said} ${child[0]} ${child[2]}` : said
  return { text, payer: name, account: habit === 'GRANDPARENT' || chance(0.7) ? account : null }
}

interface Sum {
  amount: number
  /** Months that it pays. */
  months: number
}

/** What a family sends in a month: mostly just that, sometimes short, over, for two months, or a deposit for each child. */
const sums = ({ pupils }: Pick<YearFamily, 'pupils'>, { next, below }: Random): Sum[] => {
  const whole = pupils.reduce((sum, { price }) => sum + price, 0)
  const chance = next()
  if (chance < 0.05) return [{ amount: whole - (1 + below(40)) * 1000, months: 1 }]
  if (chance < 0.09) return [{ amount: whole + (1 + below(20)) * 1000, months: 1 }]
  if (chance < 0.12) return [{ amount: 2 * whole, months: 2 }]
  if (chance < 0.18) return pupils.map(({ price }, at) => ({ amount: price, months: at === 0 ? 1 : 0 }))
  return [{ amount: whole, months: 1 }]
}

/** Four files a month, by week. */
export const makeYear = (seed = 420): Year => {
  const random = createRandom(seed)
  const { below, chance, pick } = random
  const made = makeFamilies(random)
  const payers = makePayers(made, random)
  // Of every third family the school has the other parent on its list, not the one who pays.
  const families = made.map((family, at) => ({
    ...family,
    adult:
      at % 3 === 0 ? `OLIVIA ${family.pupils[0]!.name.split(' ').slice(-2).join(' ')}` : payers[at]!.adult,
  }))
  const ahead = new Map<number, number>()
  let id = 0
  const files = MONTHS.flatMap((month) => {
    const weeks: YearDeposit[][] = [[], [], [], []]
    const add = (deposit: Omit<YearDeposit, 'id' | 'day' | 'key'>): void => {
      const day = 1 + (chance(0.7) ? below(10) : below(28))
      const week = Math.min(3, Math.floor((day - 1) / 7))
      id += 1
      const key = chance(0.6) || deposit.recorded ? `MBAN${String(id).padStart(10, '0')}` : null
      weeks[week]!.push({ ...deposit, id, key, day: `${month}-${String(day).padStart(2, '0')}` })
    }
    families.forEach((family, at) => {
      const paid = ahead.get(family.id) ?? 0
      ahead.set(family.id, Math.max(0, paid - 1))
      // Some are late: they pay nothing this month.
      if (paid > 0 || chance(0.05)) return
      for (const { amount, months } of sums(family, random)) {
        add({ ...writing(family, payers[at]!, random), amount, truth: family.id, recorded: chance(0.03) })
        if (months === 2) ahead.set(family.id, 1)
      }
    })
    // Money that is no family's: the shop, a refund, a raffle; some of it as much as a month.
    for (let other = 0; other < 12; other += 1) {
      const amount = chance(0.4) ? pick([235_000, 260_000, 470_000]) : (1 + below(900)) * 1000
      add({
        text: pick(['RENTA TIENDA', 'REEMBOLSO', 'RIFA', 'PAGO']),
        payer: chance(0.5) ? `${pick(ADULTS)} ${pick(SURNAMES)}` : null,
        account: null,
        amount,
        truth: null,
        recorded: false,
      })
    }
    return weeks.map((week) => week.sort((a, b) => a.day.localeCompare(b.day) || a.id - b.id))
  })
  return { families, months: MONTHS, files }
}
