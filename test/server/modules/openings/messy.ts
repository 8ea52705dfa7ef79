import { utils, write } from '@e965/xlsx'
import { xlsxOf } from '../imports/sheets'
import { cellsOf, type SheetRow } from './sheet'

/** 120 pupils of 86 families: the first 34 have two children each. */
const FAMILIES = 86
const PUPILS = 120

type Words<Value> = readonly (readonly [value: Value, words: readonly string[]])[]

/** What a secretary writes, and what it means in the school's own books. */
const FROM: Words<string> = [
  ['2026-12', ['AL CORRIENTE', '-', 'al día', 'Al corriente']],
  ['2026-09', ['sep', 'septiembre 26', 'desde septiembre']],
  ['2026-10', ['oct', 'desde octubre', 'OCTUBRE', '2026-10']],
  ['2026-11', ['noviembre', 'debe noviembre', 'Nov.']],
]
const OWED: Words<number | null> = [
  [0, ['OK', 'PAGÓ', 'PAGADO', 'LIQUIDADO', 'SI', 'X', '✓', '']],
  [null, ['NO', 'DEBE', 'PENDIENTE', 'no pagó']],
  [50_000, ['debe $500', '500', 'resta $500.00']],
]
const BECA: Words<number> = [
  [0, ['', 'no', '-', '', '']],
  [50, ['media beca', 'Media Beca', '50%']],
  [25, ['Beca SEP 25%', '25', '0.25']],
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
const BORN = ['15-mar-18', '15 de marzo de 2018', '15/03/2018', '15/MAR/2018']
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

/** The father has no telephone in every third family. */
const fatherOf = (family: number): string[] => [
  `Luis Soto ${family}`,
  family % 3 === 0 ? ['', '-'][family % 2]! : `55${20_000_000 + family}`,
]

/** The rows of a school's own books and the file that its secretary keeps; always the same. */
export const messySchool = (): { rows: SheetRow[]; cells: Record<string, string>[] } => {
  const made = Array.from({ length: PUPILS }, (_, n) => {
    const [from, fromWord] = pick(FROM, n)
    const [inscripcion, enrolmentWord] = pick(OWED, n + 1)
    const [material, materialWord] = pick(OWED, n * 2)
    const [beca, becaWord] = pick(BECA, n * 5)
    const [[before, credit], beforeWord] = pick(BEFORE, n * 7)
    const [comedor, comedorWord] = pick(COMEDOR, n)
    const [transporte, transporteWord] = pick(TRANSPORTE, n + 2)
    const family = n % FAMILIES
    const services = [comedor, transporte].filter((monthly) => monthly > 0)
    const money = { beca, from, inscripcion, material, before, credit, services }
    const row: SheetRow = { n, family, ...placeOf(n), ...money }
    const [nombres, paterno, materno, curp, control, , grado, year, mother, digits = ''] = cellsOf(row)
    const [father, fatherPhone] = fatherOf(family)
    const [rfc, razon, regimen, cp, uso] = isInvoiced(row)
      ? fiscalOf(family)
      : [['', '-', 'no factura'][n % 3]]
    const cells = {
      Nombres: nombres,
      'Apellido paterno': paterno,
      'Apellido materno': materno,
      CURP: curp,
      'No. de control': control,
      'Fecha de nacimiento': BORN[n % BORN.length],
      Nivel: grado,
      Grado: year,
      Grupo: 'A',
      MAMÁ: mother,
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
      'Debe desde': fromWord,
      Inscripción: enrolmentWord,
      Material: materialWord,
      'Saldo anterior': beforeWord,
      COMEDOR: comedorWord,
      TRANSPORTE: transporteWord,
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
      MATRÍCULA: 'No. de control',
      'NOMBRE(S)': 'Nombres',
      'AP. PATERNO': 'Apellido paterno',
      'AP. MATERNO': 'Apellido materno',
      CURP: 'CURP',
      'F. NAC.': 'Fecha de nacimiento',
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
      'DEBE DESDE': 'Debe desde',
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

/** The same school as one list. */
export const listBook = (cells: readonly Record<string, string>[]): Buffer => {
  const headings = Object.keys(cells[0] ?? {})
  return xlsxOf([headings, ...cells.map((row) => headings.map((heading) => row[heading] || null))])
}
