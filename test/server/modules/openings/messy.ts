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

/** The rows of a school's own books and the file that its secretary keeps; always the same. */
export const messySchool = (): { rows: SheetRow[]; cells: string[][] } => {
  const made = Array.from({ length: PUPILS }, (_, n) => {
    const [from, fromWord] = pick(FROM, n)
    const [inscripcion, enrolmentWord] = pick(OWED, n + 1)
    const [material, materialWord] = pick(OWED, n * 2)
    const [beca, becaWord] = pick(BECA, n * 5)
    const [[before, credit], beforeWord] = pick(BEFORE, n * 7)
    const row: SheetRow = {
      n,
      family: n % FAMILIES,
      grado: n % 4 === 0 ? 'PREESCOLAR' : 'PRIMARIA',
      year: 1 + (n % 3),
      beca,
      from,
      inscripcion,
      material,
      before,
      credit,
    }
    const cells = cellsOf(row)
    const digits = cells[9] ?? ''
    cells.splice(5, 1, BORN[n % BORN.length] ?? '')
    cells.splice(9, 1, phone(digits, n))
    cells.splice(11, 6, becaWord, fromWord, enrolmentWord, materialWord, beforeWord, '')
    return { row, cells: [...cells, MAIL[n % MAIL.length] ?? ''] }
  })
  return { rows: made.map(({ row }) => row), cells: made.map(({ cells }) => cells) }
}

export const MESSY_HEADINGS = [
  ...['Nombres', 'Apellido paterno', 'Apellido materno', 'CURP', 'No. de control', 'Fecha de nacimiento'],
  ...[
    'Nivel',
    'Grado',
    'Padre o tutor',
    'Teléfono',
    'Grupo',
    'Beca',
    'Debe desde',
    'Inscripción',
    'Material',
  ],
  ...['Saldo anterior', 'Saldo a favor', 'Correo'],
]
