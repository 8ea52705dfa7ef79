import type { IsoDate } from '@contract/domain/dates'
import { wordKey, type Reading } from '@contract/imports/cellWords'
import type { DateSystem } from '@contract/imports/imports.rules'
import type { OpeningFileColumn } from '@contract/openings/opening.columns'
import {
  blankMarks,
  isDebtHeading,
  plainRow,
  readMarks,
  type Marks,
  type OpeningTexts,
  type OwedColumn,
} from '@contract/openings/openingWords'
import { badField, conflict } from '../../shared/problem'
import { pupilRowsOf } from '../../sheets/fileQuestions'
import type { Table } from '../../sheets/table'
import type { CycleRow } from '../cycles/cycles.queries'
import type { KnownBeca } from './facts.queries'
import type { FileRow } from './openingPupils'

interface Asked {
  readonly cycle: CycleRow
  readonly fecha: IsoDate
  readonly dates: DateSystem
  readonly marcas: string | undefined
  readonly becas: readonly KnownBeca[]
}

const marksOf = (json: string | undefined): Marks => {
  const marks = json === undefined ? {} : readMarks(json)
  if (!marks) throw badField('marcas', 'Debe ser un objeto {columna: DEBE o PAGADA} en JSON.')
  return marks
}

/** The rows in words that the opening takes, and how each cell was read. @throws 400 `marcas` */
export const readFile = (
  file: Table<OpeningFileColumn>,
  { cycle, fecha, dates, marcas, becas }: Asked,
): { rows: FileRow[]; readings: (readonly Reading[])[]; headingOf: (column: OwedColumn) => string } => {
  const names = new Set(becas.map(({ nombre }) => wordKey(nombre)))
  const headingOf = (column: OwedColumn): string => file.headings[file.columns.get(column) ?? -1] ?? ''
  const facts = {
    dates,
    fecha,
    cycle,
    marcas: marksOf(marcas),
    isDebt: (column: OwedColumn) => isDebtHeading(headingOf(column)),
    isBeca: (name: string) => names.has(wordKey(name)),
  }
  const read = pupilRowsOf(file).map((row) => ({ ...row, ...plainRow(row.texts as OpeningTexts, facts) }))
  const blanks = blankMarks(read)
  return {
    rows: read.map(({ readings: _said, ...row }) => row),
    readings: read.map(({ readings }, at) => [...readings, ...(blanks[at] ?? [])]),
    headingOf,
  }
}

/** @throws 409 naming a mark whose heading speaks of debt, while nobody has said which it means */
export const assertMarksSaid = (
  readings: readonly (readonly Reading[])[],
  marcas: string | undefined,
  headingOf: (column: OwedColumn) => string,
): void => {
  const said = marksOf(marcas)
  const open = readings.flat().find(({ columna, opciones }) => opciones && !said[columna as OwedColumn])
  if (!open) return
  const heading = headingOf(open.columna as OwedColumn)
  throw conflict(`Di si «${open.de}» en la columna «${heading}» quiere decir que se debe o que está pagada.`)
}
