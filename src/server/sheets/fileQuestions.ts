import type { Campos } from '@contract/domain/campos'
import { NAME_UNCLEAR } from '@contract/imports/combined.rules'
import { headingKey, isDebtHeading } from '@contract/imports/headings.rules'
import type { FileAnswers, FileAsked, FileQuestion } from '@contract/imports/imports.schemas'
import { PAYER_UNSAID } from '@contract/imports/twoParents.rules'
import { LEVEL_UNSAID } from '@contract/imports/places.rules'
import { badField, conflict } from '../shared/problem'
import type { SheetRow } from './sheet'
import { ignoredIn, problemOf, textsOf, type Table } from './table'

type Unknown = NonNullable<FileAnswers['sin_reconocer']>[number]

const EXAMPLES = 3
/** Last column of the file of errors that we offer to download. */
const OWN = 'motivos'

const COUNTERS = new Set(['numero', 'lista', 'lista numero', 'consecutivo', 'l n', 'progresivo', ''])
const isNumber = (text: string): boolean => /^\d+[.)]?$/.test(text)

/** Whether the column only numbers rows: 1, 2, 3. Numbers that start again (1, 2, 1) count so only below «No.» or no heading: elsewhere they may be months owed. */
const isCounter = (heading: string, values: readonly string[]): boolean => {
  if (isDebtHeading(heading) || !values.every(isNumber)) return false
  const isNamed = COUNTERS.has(headingKey(heading)) || /^Columna \w+$/.test(heading)
  const goesOn = (text: string, at: number): boolean =>
    parseInt(text, 10) === (at === 0 ? 1 : parseInt(values[at - 1] ?? '', 10) + 1)
  return (
    headingKey(heading) === 'numero' ||
    (values.length > 1 && values.every((text, at) => goesOn(text, at) || (isNamed && text === '1')))
  )
}

const unknownIn = ({ headings, columns, rows }: Table<string>): Unknown[] => {
  const used = new Set(columns.values())
  return headings.flatMap((encabezado, at) => {
    if (used.has(at) || encabezado === OWN) return []
    const values = rows.flatMap(({ cells }) => (cells[at] ? [cells[at]] : []))
    if (values.length === 0 || isCounter(encabezado, values)) return []
    const ejemplos = [...new Set(values)].slice(0, EXAMPLES).map((text) => text.slice(0, 60))
    return [{ encabezado, filas: values.length, ejemplos }]
  })
}

const QUESTIONS: readonly [campo: FileQuestion, columns: readonly string[], problem: string][] = [
  ['nombres_orden', ['nombre_completo', 'apellidos'], NAME_UNCLEAR],
  ['nivel', ['grado'], LEVEL_UNSAID],
  ['paga', ['mama_nombre'], PAYER_UNSAID],
]

interface JudgedRow {
  readonly row: SheetRow
  readonly campos: Campos
}

/** Asked once, instead of an error in every row. */
const fileQuestionsOf = (
  file: Table<string>,
  judged: readonly JudgedRow[],
): NonNullable<FileAnswers['preguntas']> =>
  QUESTIONS.flatMap(([campo, columns, problem]) => {
    const open = judged.filter(({ campos }) => columns.some((column) => campos[column] === problem))
    const shown = campo === 'nivel' ? ['gradoNumero', 'grado_grupo', 'nombre_completo', 'nombres'] : columns
    const ejemplos = open.map(({ row }) => {
      const texts = textsOf(file, row)
      return shown.map((column) => texts[column]).find(Boolean) ?? ''
    })
    const distinct = [...new Set(ejemplos.filter(Boolean))].slice(0, EXAMPLES)
    return open.length > 0 ? [{ campo, filas: open.length, ejemplos: distinct }] : []
  })

/** @throws 400 for anything but a JSON list of texts */
export const readTexts = (json: string, campo: 'ignorar' | 'hojas'): readonly string[] => {
  try {
    const texts: unknown = JSON.parse(json)
    if (Array.isArray(texts) && texts.every((each) => typeof each === 'string')) return texts
  } catch {
    // Not JSON: refused below.
  }
  throw badField(campo, `Debe ser una lista de ${campo === 'hojas' ? 'hojas' : 'encabezados'} en JSON.`)
}

/** @throws 400 `ignorar` is no list · 409 a column with values is neither recognised nor in `ignorar` */
export const assertNoUnknown = (file: Table<string>, ignorar: string): void => {
  const ignored = readTexts(ignorar, 'ignorar')
  const open = unknownIn(file).filter(({ encabezado }) => !ignored.includes(encabezado))
  if (open.length === 0) return
  const names = open.map(({ encabezado }) => `«${encabezado}»`).join(', ')
  const text = `Falta decir qué ${open.length === 1 ? 'es esta columna' : 'son estas columnas'} o que se ${open.length === 1 ? 'deja' : 'dejan'} fuera: ${names}.`
  throw conflict(text, { ignorar: text })
}

/** Rows with the place their titles say, and the problem of a row that is wrong as a whole. */
export const pupilRowsOf = <Column extends string>(file: Table<Column>) =>
  file.rows.map((row) => {
    const texts = textsOf(file, row)
    return {
      row,
      texts,
      wrong: problemOf(file, row),
    }
  })

export const answersOf = (file: Table<string>, judged: readonly JudgedRow[]): FileAnswers => ({
  ...(file.sheets && { hojas: [...file.sheets] }),
  sin_reconocer: unknownIn(file),
  preguntas: fileQuestionsOf(file, judged),
  ignoradas: ignoredIn(file),
})

export type FileAnswered = Pick<FileAsked, 'ignorar' | 'nombres_orden' | 'nivel' | 'hojas' | 'paga'>
