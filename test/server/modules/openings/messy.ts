import { utils, write } from '@e965/xlsx'
import { MONTH_NAMES } from '@contract/domain/months'
import { curpOf } from '@demo/curps'
import { BOYS, FATHERS, GIRLS, MOTHERS, SURNAMES } from '@demo/names'
import { createRandom, type Random } from '@demo/random'
import { xlsxOf } from '../imports/sheets'
import { controlOf, type SheetRow } from './sheet'

/** 120 pupils of 86 families: the first 34 have two children each. */
const FAMILIES = 86
const PUPILS = 120

type Words<Value> = readonly (readonly [value: Value, words: readonly string[]])[]

/** What a secretary writes, and what it means in the school's own books. */
const FROM: Words<string> = [
  ['2026-12', ['AL CORRIENTE', '-', '', 'al día', '', 'Al corriente']],
  ['2026-09', ['sep', 'septiembre 26', 'desde septiembre']],
  ['2026-10', ['oct', 'desde octubre', 'OCTUBRE', '2026-10']],
  ['2026-11', ['noviembre', 'debe noviembre', 'Nov.']],
]
const OWED: Words<number | null> = [
  [0, ['OK', 'PAGÓ', 'PAGADO', 'LIQUIDADO', 'SI', 'X', '✓', '', '-']],
  [null, ['NO', 'DEBE', 'PENDIENTE', 'no pagó']],
  [50_000, ['debe $500', '500', 'resta $500.00']],
]
const BECA: Words<number> = [
  [0, ['', 'no', '-', '', '']],
  [50, ['media beca', 'Media Beca', '50%']],
  [25, ['Beca SEP 25%', '25', '0.25']],
  [12.5, ['12.5%', 'beca 12.5 %']],
]
const BEFORE: Words<readonly [before: number, credit: number]> = [
  [
    [0, 0],
    ['', '0', '-', 'nada'],
  ],
  [
    [120_000, 0],
    ['$1,200.00', '1200'],
  ],
  [
    [0, 35_050],
    ['-350.50', '($350.50)'],
  ],
]
/** Instead of «Debe desde», now and then beside it. */
const ONLY: Words<readonly string[]> = [
  [
    ['2026-09', '2026-11'],
    ['sep, nov', '2026-09; 2026-11'],
  ],
  [['2026-10'], ['oct', 'octubre']],
]
const EXCEL_DAY_0 = Date.UTC(1899, 11, 30)
const bornWords = (birth: string, n: number): string => {
  const [year = '', month = '', day = ''] = birth.split('-')
  const name = MONTH_NAMES[Number(month) - 1]!.toLowerCase()
  return [
    `${day}-${name.slice(0, 3)}-${year.slice(2)}`,
    `${Number(day)} de ${name} de ${year}`,
    `${day}/${month}/${year}`,
    `${day}/${name.slice(0, 3).toUpperCase()}/${year}`,
    String((Date.parse(birth) - EXCEL_DAY_0) / 86_400_000),
  ][n % 5]!
}
const MAIL = ['no tiene', '-', 's/c', '', 'sin correo']
const phone = (digits: string, n: number): string =>
  [
    `044 ${digits}`,
    `+52 ${digits}`,
    digits,
    `${digits} / 722 555 ${String(1000 + n)}`,
    `(${digits.slice(0, 2)}) ${digits.slice(2)}`,
    `045 ${digits}`,
  ][n % 6] ?? digits

const pick = <Value>(of: Words<Value>, n: number): readonly [Value, string] => {
  const [value, words] = of[n % of.length]!
  return [value, words[Math.floor(n / of.length) % words.length]!]
}

/** Pesos a month by service of the cycle. */
export const SERVICES = { COMEDOR: 800, TRANSPORTE: 1200 }
const COMEDOR: Words<number> = [
  [0, ['', 'NO', '-']],
  [80_000, ['SI', 'X', '✓']],
  [75_050, ['$750.50', '750.50']],
]
const TRANSPORTE: Words<number> = [
  [0, ['', 'no', '']],
  [0, ['-', '']],
  [110_000, ['$1,100.00', '1100']],
]
const FISCAL = ['RFC', 'RAZÓN SOCIAL', 'RÉGIMEN FISCAL', 'CP FISCAL', 'USO CFDI']
const USES = ['D10', 'D10 colegiaturas', 'Colegiatura', 'G03 Gastos en general']

/** Every fifth family is invoiced. */
export const isInvoiced = ({ family }: SheetRow): boolean => family !== null && family % 5 === 0
const fiscalOf = (family: number): string[] => {
  const day = String((family % 28) + 1).padStart(2, '0')
  return [
    ...[`GARL8001${day}A${family % 10}1`, `Laura Garcia ${'ABCDEFGHIJ'[family % 10]}`],
    ...['612 - Personas Físicas con Actividades', family % 2 ? '6600' : '06600', USES[family % 4] ?? ''],
  ]
}

const LEVELS = ['K2', 'K3', '1°', '2°', '3°', '4°', '5°', '6°']
export const MESSY_GROUPS = LEVELS.map((level) => `${level} A`)
const A_GROUP = PUPILS / MESSY_GROUPS.length

const placeOf = (n: number): Pick<SheetRow, 'grado' | 'year'> => {
  const at = Math.floor(n / A_GROUP)
  return at < 2 ? { grado: 'PREESCOLAR', year: at + 2 } : { grado: 'PRIMARIA', year: at - 1 }
}

const surnamesOf = (at: number): string =>
  `${SURNAMES[at % SURNAMES.length]} ${SURNAMES[(at * 7 + 3) % SURNAMES.length]}`
/** The father has no telephone in every third family. */
const fatherOf = (family: number): string[] => [
  `${FATHERS[family % FATHERS.length]} ${surnamesOf(family + 11)}`,
  family % 3 === 0 ? ['', '-'][family % 2]! : `55${20_000_000 + family}`,
]

/** Every twelfth has no CURP yet. */
const pupilOf = (random: Random, n: number) => {
  const isGirl = n % 2 === 0
  const names = {
    nombres: random.pick(isGirl ? GIRLS : BOYS),
    paterno: random.pick(SURNAMES),
    materno: random.pick(SURNAMES),
  }
  const month = String(random.between(1, 12)).padStart(2, '0')
  const birth = `${2021 - Math.floor(n / A_GROUP)}-${month}-${random.between(10, 28)}`
  return { ...names, birth, curp: n % 12 === 7 ? '' : curpOf(random, names, birth, isGirl ? 'M' : 'H') }
}

/** The rows of a school's own books and the file that its secretary keeps; always the same. */
export const messySchool = (): { rows: SheetRow[]; cells: Record<string, string>[] } => {
  const random = createRandom(40)
  const made = Array.from({ length: PUPILS }, (_, n) => {
    const { nombres, paterno, materno, birth, curp } = pupilOf(random, n)
    const [from, fromWord] = pick(FROM, n)
    const [inscripcion, enrolmentWord] = pick(OWED, n + 1)
    const [material, materialWord] = pick(OWED, n * 2)
    const [beca, becaWord] = pick(BECA, n * 5)
    const [[before, credit], beforeWord] = pick(BEFORE, n * 7)
    const [comedor, comedorWord] = pick(COMEDOR, n)
    const [transporte, transporteWord] = pick(TRANSPORTE, n + 2)
    const family = n % FAMILIES
    const services = [comedor, transporte].filter((monthly) => monthly > 0)
    const [only, onlyWord] = pick(ONLY, n)
    const hasOnly = n % 11 === 3
    const hasPrice = n % 30 === 4
    const money = {
      beca,
      from,
      inscripcion,
      material,
      before,
      credit,
      services,
      ...(hasOnly && { only }),
      ...(hasPrice && { list: 180_000 }),
    }
    const row: SheetRow = { n, family, ...placeOf(n), ...money }
    const digits = `55${10_000_000 + family}`
    const [father, fatherPhone] = fatherOf(family)
    const [rfc, razon, regimen, cp, uso] = isInvoiced(row)
      ? fiscalOf(family)
      : [['', '-', 'no factura'][n % 3]]
    const cells = {
      'NOMBRE DEL ALUMNO': `${paterno} ${materno} ${nombres}`,
      Nombres: nombres,
      'Apellido paterno': paterno,
      'Apellido materno': materno,
      CURP: curp,
      MATRÍCULA: controlOf(row),
      'F. NAC.': bornWords(birth, n),
      'GRADO Y GPO.': `${row.year}${['°', '', 'o'][n % 3]} A`,
      MAMÁ: `${MOTHERS[family % MOTHERS.length]} ${surnamesOf(family)}`,
      'CEL. MAMÁ': phone(digits, n),
      'CORREO MAMÁ': MAIL[n % MAIL.length],
      PAPÁ: father,
      'CEL. PAPÁ': fatherPhone,
      RFC: rfc,
      'RAZÓN SOCIAL': razon,
      'RÉGIMEN FISCAL': regimen,
      'CP FISCAL': cp,
      'USO CFDI': uso,
      Beca: becaWord,
      'Colegiatura mensual': hasPrice ? '$1,800.00' : '',
      'Debe desde': hasOnly && n % 2 ? '' : fromWord,
      'Meses que debe': hasOnly ? onlyWord : '',
      Inscripción: enrolmentWord,
      Material: materialWord,
      'Saldo anterior': beforeWord,
      COMEDOR: comedorWord,
      TRANSPORTE: transporteWord,
      OBSERVACIONES: n % 25 === 0 ? 'traer acta' : '',
    }
    const text = Object.fromEntries(Object.entries(cells).map(([heading, cell]) => [heading, cell ?? '']))
    return { row, cells: text }
  })
  return { rows: made.map(({ row }) => row), cells: made.map(({ cells }) => cells) }
}

/** Of a workbook of groups: the heading above each, and the heading below it. */
const PARTS: readonly (readonly [upper: string, lower: Record<string, string>])[] = [
  [
    'DATOS DEL ALUMNO',
    {
      MATRÍCULA: 'MATRÍCULA',
      'NOMBRE(S)': 'Nombres',
      'AP. PATERNO': 'Apellido paterno',
      'AP. MATERNO': 'Apellido materno',
      CURP: 'CURP',
      'F. NAC.': 'F. NAC.',
    },
  ],
  ['MAMÁ', { NOMBRE: 'MAMÁ', CELULAR: 'CEL. MAMÁ', CORREO: 'CORREO MAMÁ' }],
  ['PAPÁ', { NOMBRE: 'PAPÁ', CEL: 'CEL. PAPÁ' }],
  ['FACTURACIÓN', Object.fromEntries(FISCAL.map((heading) => [heading, heading]))],
  [
    'PAGOS',
    {
      'INSC.': 'Inscripción',
      MATERIAL: 'Material',
      BECA: 'Beca',
      'COLEG. MENSUAL': 'Colegiatura mensual',
      'DEBE DESDE': 'Debe desde',
      'MESES QUE DEBE': 'Meses que debe',
      'SALDO ANT.': 'Saldo anterior',
    },
  ],
  ['SERVICIOS', { COMEDOR: 'COMEDOR', TRANSPORTE: 'TRANSPORTE' }],
]

const groupSheet = (pupils: readonly Record<string, string>[]) => {
  const columns = PARTS.flatMap(([, lower]) => Object.values(lower))
  const upper = PARTS.flatMap(([above, lower]) =>
    Object.keys(lower).map((_, at) => (at === 0 ? above : null)),
  )
  const rows = pupils.map((cells, at) => [at + 1, ...columns.map((heading) => cells[heading] || null)])
  const sheet = utils.aoa_to_sheet([
    ['INSTITUTO MESÓN DE LOS ÁNGELES'],
    ['LISTA DE ALUMNOS, CICLO ESCOLAR 2026-2027'],
    [],
    ['No.', ...upper],
    [null, ...PARTS.flatMap(([, lower]) => Object.keys(lower))],
    ...rows,
    [],
    [null, `TOTAL DE ALUMNOS: ${pupils.length}`],
    [null, null, '______________', null, null, '______________'],
    [null, null, 'MTRA. DE GRUPO', null, null, 'DIRECTORA'],
  ])
  let from = 1
  sheet['!merges'] = PARTS.map(([, lower]) => {
    const span = { s: { r: 3, c: from }, e: { r: 3, c: from + Object.keys(lower).length - 1 } }
    from = span.e.c + 1
    return span
  })
  return sheet
}

/** The same school as a sheet a group, with headings in two merged rows, sums and signatures. */
export const groupBook = (cells: readonly Record<string, string>[]): Buffer => {
  const book = utils.book_new()
  MESSY_GROUPS.forEach((name, at) =>
    utils.book_append_sheet(book, groupSheet(cells.slice(at * A_GROUP, (at + 1) * A_GROUP)), name),
  )
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer
}

const PARTED = new Set(['Nombres', 'Apellido paterno', 'Apellido materno'])
const TITLES = LEVELS.map((level, at) => (at < 2 ? `${level[1]}° DE PREESCOLAR` : `${level} DE PRIMARIA`))

/** The same school as one list: whole names, a title above each year, a sum below it, who signs. */
export const listBook = (cells: readonly Record<string, string>[]): Buffer => {
  const headings = Object.keys(cells[0] ?? {}).filter((heading) => !PARTED.has(heading))
  const years = TITLES.flatMap((title, at) => {
    const own = cells.slice(at * A_GROUP, (at + 1) * A_GROUP)
    const rows = own.map((row, n) => [n + 1, ...headings.map((heading) => row[heading] || null)])
    return [[title], ...rows, [null, null, `TOTAL ${title}: ${own.length}`], []]
  })
  return xlsxOf([
    ['INSTITUTO MESÓN DE LOS ÁNGELES'],
    ['LISTA DE ALUMNOS, CICLO ESCOLAR 2026-2027'],
    ['No.', ...headings],
    ...years,
    [null, '______________', null, '______________'],
    [null, 'DIRECTORA', null, 'SECRETARIA'],
  ])
}
