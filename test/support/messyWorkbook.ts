import { utils, write, type Range } from '@e965/xlsx'
import { curpOf } from '@demo/curps'
import { BOYS, FATHERS, GIRLS, MOTHERS, SURNAMES } from '@demo/names'
import { createRandom, type Random } from '@demo/random'

type Cell = string | number | Date | null

/** The sheets of the school, each a group, as its office names them. */
export const MESSY_SHEETS = ['K2 A', 'K3 A', '1° A', '2° A', '3A', '4A', 'QUINTO A', '6° A'] as const
export const MESSY_PUPILS_A_SHEET = 15

const COLUMNS = 13
const UPPER = [
  ...['No.', 'DATOS DEL ALUMNO', null, null, null, 'PADRE O TUTOR', null],
  ...['PAGOS', null, null, null, null, 'OBSERVACIONES'],
]
const LOWER = [
  ...[null, 'MATRÍCULA', 'NOMBRE DEL ALUMNO', 'CURP', 'F. NAC.', 'NOMBRE', 'CEL. MAMÁ'],
  ...['INSC.', 'MATERIAL', 'BECA', 'DEBE DESDE', 'SALDO ANT.', null],
]
const MERGES: Range[] = [
  { s: { r: 0, c: 0 }, e: { r: 0, c: COLUMNS - 1 } },
  { s: { r: 3, c: 1 }, e: { r: 3, c: 4 } },
  { s: { r: 3, c: 5 }, e: { r: 3, c: 6 } },
  { s: { r: 3, c: 7 }, e: { r: 3, c: 11 } },
  { s: { r: 3, c: 0 }, e: { r: 4, c: 0 } },
  { s: { r: 3, c: 12 }, e: { r: 4, c: 12 } },
]

const birthOf = (random: Random, sheet: number): string =>
  `${2021 - sheet}-${String(random.between(1, 12)).padStart(2, '0')}-${String(random.between(10, 28))}`

const namesOf = (random: Random, isGirl: boolean) => {
  const given = random.pick(isGirl ? GIRLS : BOYS)
  return { nombres: given, paterno: random.pick(SURNAMES), materno: random.pick(SURNAMES) }
}

/** A few cells of every kind that an office writes otherwise. */
const paidOf = (random: Random): Cell => random.pick(['PAGADA', 'PAGADA', 'PAGADA', 'DEBE', null, 850])

const pupilOf = (random: Random, sheet: number, at: number): Cell[] => {
  const n = sheet * MESSY_PUPILS_A_SHEET + at
  const isGirl = random.pick([true, false])
  const names = namesOf(random, isGirl)
  const birth = birthOf(random, sheet)
  const whole = `${names.paterno} ${names.materno} ${names.nombres}`.toUpperCase()
  const telephone = `55${random.between(10_000_000, 99_999_999)}`
  return [
    ...[at + 1, `M-${1000 + n}`, whole],
    // Written down by hand, so that its letters part no name.
    n % 8 === 5
      ? curpOf(random, namesOf(random, isGirl), birth, 'M')
      : curpOf(random, names, birth, isGirl ? 'M' : 'H'),
    new Date(`${birth}T00:00:00Z`),
    `${random.pick(isGirl ? MOTHERS : FATHERS)} ${random.pick(SURNAMES)}`,
    n % 6 === 0 ? `${telephone.slice(0, 2)} ${telephone.slice(2, 6)} ${telephone.slice(6)}` : telephone,
    ...[paidOf(random), paidOf(random), n % 12 === 0 ? '25 %' : null, random.pick(['2026-11', 'octubre'])],
    ...[n % 20 === 0 ? 1200 : null, n % 25 === 0 ? 'traer acta' : null],
  ]
}

const sheetOf = (random: Random, sheet: number) => {
  const pupils = Array.from({ length: MESSY_PUPILS_A_SHEET }, (_, at) => pupilOf(random, sheet, at))
  const blank = Array<Cell>(COLUMNS).fill(null)
  const only = (cells: Record<number, Cell>): Cell[] => blank.map((_, at) => cells[at] ?? null)
  const rows = [
    only({ 0: 'INSTITUTO MESÓN DE LOS ÁNGELES' }),
    only({ 0: 'LISTA DE ALUMNOS, CICLO ESCOLAR 2026-2027' }),
    blank,
    UPPER,
    LOWER,
    ...pupils.slice(0, 8),
    blank,
    ...pupils.slice(8),
    ...[16, 17].map((number) => only({ 0: number })),
    only({ 2: `TOTAL DE ALUMNOS: ${MESSY_PUPILS_A_SHEET}`, 11: sheet * 100 + 1200 }),
    blank,
    only({ 2: '______________________', 5: '______________________' }),
    only({ 2: 'MTRA. DE GRUPO', 5: 'DIRECTORA' }),
  ]
  const cells = rows.map((row) =>
    row.map((cell) =>
      cell instanceof Date ? { t: 'n', v: cell.getTime() / 86_400_000 + 25_569, z: 'dd/mm/yyyy' } : cell,
    ),
  )
  const made = utils.aoa_to_sheet(cells)
  made['!merges'] = MERGES
  return made
}

/** The Excel of a made-up school of 120 pupils: a sheet a group, titles, headings in two merged rows, sums, signatures, a table of prices. */
export const messyWorkbook = (seed = 40): Buffer => {
  const random = createRandom(seed)
  const book = utils.book_new()
  MESSY_SHEETS.forEach((name, at) => utils.book_append_sheet(book, sheetOf(random, at), name))
  const prices = [
    ['CUOTAS', 'PRIMARIA', 'PREESCOLAR'],
    ['Inscripción', 4000, 3500],
  ]
  utils.book_append_sheet(book, utils.aoa_to_sheet(prices), 'CUOTAS')
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer
}
