import fc from 'fast-check'
import { aCurp } from '@test/support/builders'

/** The day on which the school counts its balances, and of all sums below. */
export const TODAY = '2026-11-23'
export const CYCLE = {
  mensualidad_primaria: 1999.99,
  mensualidad_preescolar: 2350.55,
  recargo: { tipo: 'PORCENTAJE', valor: 10, dias_gracia: 0 },
}
const MONTHS = [9, 10, 11, 12, 1, 2, 3, 4, 5, 6].map((mes) => {
  const key = `${mes > 8 ? 2026 : 2027}-${String(mes).padStart(2, '0')}`
  return { key, due: `${key}-10` }
})
const PRICES = { PRIMARIA: 199_999, PREESCOLAR: 235_055 }
const ENROLMENT = 185_000
const MATERIAL = 90_000
const FIRST_DAY = '2026-09-01'
const DAY_BEFORE = '2026-08-31'

/** A pupil in the school's own books; amounts in centavos, null for the whole price. */
export interface SheetRow {
  n: number
  /** Siblings have the same; null for a pupil without a parent. */
  family: number | null
  grado: 'PREESCOLAR' | 'PRIMARIA'
  year: number
  beca: number
  /** First month still owed; '' for the month of the day. */
  from: string
  inscripcion: number | null
  material: number | null
  before: number
  credit: number
  /** Just these months are owed up to that of the day. */
  only?: readonly string[]
  /** The pupil's own price of a month, before the beca. */
  list?: number
  /** What the pupil pays a month for each service. */
  services?: readonly number[]
}

const cents = fc.integer({ min: 1, max: 900_000 })
const part = (price: number) =>
  fc.oneof(fc.constant(0), fc.constant(0), fc.constant(null), fc.integer({ min: 1, max: price - 1 }))
const rare = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: cents })

const pupil = fc.record({
  family: fc.option(fc.nat(11), { freq: 6 }),
  grado: fc.constantFrom('PREESCOLAR' as const, 'PRIMARIA' as const, 'PRIMARIA' as const),
  year: fc.integer({ min: 1, max: 3 }),
  beca: fc.constantFrom(0, 0, 0, 15, 25, 50),
  from: fc.constantFrom('', ...MONTHS.map(({ key }) => key)),
  inscripcion: part(ENROLMENT),
  material: part(MATERIAL),
  before: rare,
  credit: rare,
})

/** A whole school, as its office keeps it in Excel. */
export const sheetArbitrary: fc.Arbitrary<SheetRow[]> = fc
  .array(pupil, { minLength: 30, maxLength: 45 })
  .map((rows) => rows.map((row, n) => ({ ...row, n })))

export const HEADINGS = [
  ...['nombres', 'paterno', 'materno', 'curp', 'numero_control', 'fecha_nacimiento', 'grado', 'gradoNumero'],
  ...['padre', 'telefono', 'grupo', 'beca', 'debe_desde', 'inscripcion', 'material', 'saldo_anterior'],
  'saldo_a_favor',
]
export const controlOf = ({ n }: SheetRow): string => `H${String(n).padStart(4, '0')}`
const pesos = (centavos: number) => (centavos / 100).toFixed(2)
const owes = (centavos: number | null) =>
  centavos === null ? 'DEBE' : centavos === 0 ? 'PAGADA' : pesos(centavos)

export const cellsOf = (row: SheetRow): string[] => {
  const { n, family, grado, year, beca, from } = row
  const parent = family === null ? ['', ''] : [`Laura García ${family}`, `55${10_000_000 + family}`]
  return [
    ...[`Niño ${n}`, 'Muñoz', 'García', aCurp(n), controlOf(row), '15/03/2018', grado, String(year)],
    ...[...parent, 'A', beca === 0 ? '' : String(beca), from, owes(row.inscripcion), owes(row.material)],
    ...[pesos(row.before), pesos(row.credit)],
  ]
}

/** Something a pupil owes by the sheet. */
interface Owed {
  due: string
  centavos: number
  /** Month in which the home counts it. */
  month: string
  /** What a recargo is counted of; 0 for a charge. */
  list: number
}

const isOwed = ({ from, only }: SheetRow, key: string): boolean => {
  const now = TODAY.slice(0, 7)
  return only ? only.includes(key) || key > now : key >= (from || now)
}

/** By hand: price less beca, rounded half up, of each month that is owed; what is left of charges; what was owed before. */
export const owedBy = (row: SheetRow): Owed[] => {
  const list = row.list ?? PRICES[row.grado]
  const months = MONTHS.filter(({ key }) => isOwed(row, key))
  const price = list - Math.floor((list * row.beca + 50) / 100)
  const charge = (due: string, centavos: number): Owed[] =>
    centavos > 0 ? [{ due, centavos, month: due.slice(0, 7), list: 0 }] : []
  return [
    ...months.map(({ key, due }) => ({ due, centavos: price, month: key, list })),
    ...months.flatMap(({ due }) => (row.services ?? []).flatMap((monthly) => charge(due, monthly))),
    ...charge(FIRST_DAY, row.inscripcion ?? ENROLMENT),
    ...charge(FIRST_DAY, row.material ?? MATERIAL),
    ...charge(DAY_BEFORE, row.before),
  ]
}
export const settledOf = (row: SheetRow): number => MONTHS.filter(({ key }) => !isOwed(row, key)).length

/** Started months after the due day. */
const monthsLate = ({ due }: Owed): number => {
  const [year, month, day] = TODAY.split('-').map(Number) as [number, number, number]
  const [dueYear, dueMonth, dueDay] = due.split('-').map(Number) as [number, number, number]
  return (year - dueYear) * 12 + month - dueMonth + (day > dueDay ? 1 : 0)
}
const total = (owed: readonly Owed[]) => owed.reduce((sum, { centavos }) => sum + centavos, 0)

/** What the books say of some of the rows together; centavos. */
export const sumsOf = (rows: readonly SheetRow[]) => {
  const owed = rows.flatMap(owedBy)
  const late = owed.filter(({ due }) => due < TODAY)
  const aged = (fits: (months: number) => boolean) => total(late.filter((each) => fits(monthsLate(each))))
  return {
    adeudo: total(owed),
    vencido: total(late),
    recargos: late.reduce((sum, each) => sum + Math.floor((each.list * 10 * monthsLate(each) + 50) / 100), 0),
    saldo_favor: rows.reduce((sum, { credit }) => sum + credit, 0),
    meses_saldados: rows.reduce((sum, row) => sum + settledOf(row), 0),
    un_mes: aged((months) => months <= 1),
    dos_meses: aged((months) => months === 2),
    tres_meses: aged((months) => months >= 3),
  }
}

/** By the month in which each is owed. */
export const byMonth = (rows: readonly SheetRow[]): [string, number][] => {
  const sums = new Map<string, number>()
  for (const { month, centavos } of rows.flatMap(owedBy)) sums.set(month, (sums.get(month) ?? 0) + centavos)
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1))
}

/** The rows of each family; a pupil without a parent is one. */
export const familiesOf = (rows: readonly SheetRow[]): SheetRow[][] => {
  const families = new Map<string, SheetRow[]>()
  for (const row of rows) {
    const key = row.family === null ? `alone ${row.n}` : `family ${row.family}`
    families.set(key, [...(families.get(key) ?? []), row])
  }
  return [...families.values()]
}
