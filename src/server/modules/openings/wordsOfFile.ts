import type { IsoDate } from '@contract/domain/dates'
import { wordKey } from '@contract/domain/text'
import type { Reading } from '@contract/imports/cellWords'
import type { DateSystem } from '@contract/imports/imports.rules'
import { isDebtHeading, isPaidHeading } from '@contract/imports/headings.rules'
import { recognizeColumns } from '@contract/imports/recognize.rules'
import { OPENING_DEFINITIONS, type OpeningFileColumn } from '@contract/openings/opening.columns'
import {
  OWED_COLUMNS,
  readMarks,
  type MarkQuestion,
  type Marks,
  type OwedColumn,
} from '@contract/openings/openingMarks'
import { blankMarks, plainRow, type OpeningTexts } from '@contract/openings/openingWords'
import type { FileService } from '@contract/openings/family.columns'
import type { Payer } from '@contract/imports/twoParents.rules'
import { badField, conflict } from '../../shared/problem'
import { rowByRow } from '../../shared/yielding'
import { pupilRowsOf } from '../../sheets/fileQuestions'
import type { Table } from '../../sheets/table'
import type { CycleRow } from '../cycles/cycles.queries'
import type { KnownBeca } from './facts.queries'
import type { FileRow } from './openingPupils'

const WORDED: readonly OpeningFileColumn[] = [...OWED_COLUMNS, 'debe_desde', 'saldo_anterior']

interface WordsAsked {
  readonly cycle: CycleRow
  readonly fecha: IsoDate
  readonly dates: DateSystem
  readonly marcas: string | undefined
  readonly becas: readonly KnownBeca[]
  readonly paga: Payer | null
  readonly servicios: readonly FileService[]
}

const judgedHeadings = (headingOf: (column: OpeningFileColumn) => string) => {
  const columnsThat = (is: (heading: string, column: OpeningFileColumn) => boolean) =>
    new Set(WORDED.filter((column) => is(headingOf(column), column)))
  const debt = columnsThat(isDebtHeading)
  const paid = columnsThat(isPaidHeading)
  const named = columnsThat((heading, column) =>
    recognizeColumns(OPENING_DEFINITIONS, [heading]).found.has(column),
  )
  return {
    isDebt: (column: OpeningFileColumn) => debt.has(column),
    isByHand: (column: OwedColumn) => !named.has(column),
    isPaid: (column: OwedColumn) => paid.has(column),
  }
}

const marksOf = (json: string | undefined): Marks => {
  const marks = json === undefined ? {} : readMarks(json)
  if (!marks) throw badField('marcas', 'Debe ser un objeto {columna: DEBE o PAGADA} en JSON.')
  return marks
}

/** Rows in words that the opening takes, and how each cell was read. @throws 400 `marcas` */
export const plainRowsOf = async (
  file: Table<OpeningFileColumn>,
  { cycle, fecha, dates, marcas, becas, paga, servicios }: WordsAsked,
): Promise<{
  rows: FileRow[]
  readings: (readonly Reading[])[]
  headingOf: (column: OpeningFileColumn) => string
}> => {
  const names = new Set(becas.map(({ nombre }) => wordKey(nombre)))
  const headingOf = (column: OpeningFileColumn): string => file.headings[file.columns.get(column) ?? -1] ?? ''
  const facts = {
    dates,
    fecha,
    cycle,
    marcas: marksOf(marcas),
    paga,
    servicios,
    ...judgedHeadings(headingOf),
    isBeca: (name: string) => names.has(wordKey(name)),
  }
  const read = await rowByRow(pupilRowsOf(file), (row) => ({
    ...row,
    ...plainRow(row.texts as OpeningTexts, facts),
  }))
  const blanks = blankMarks(read)
  return {
    rows: read.map(({ readings: _said, ...row }) => row),
    readings: read.map(({ readings }, at) => [...readings, ...(blanks[at] ?? [])]),
    headingOf,
  }
}

/** @throws 409 naming a word with two meanings while the user has not said which */
export const assertMarksSaid = (
  readings: readonly (readonly Reading[])[],
  marcas: string | undefined,
  headingOf: (column: OpeningFileColumn) => string,
): void => {
  const marks = marksOf(marcas)
  const open = readings.flat().find(({ pregunta }) => pregunta && !marks[pregunta as MarkQuestion])
  if (!open) return
  const heading = headingOf(open.columna as OpeningFileColumn)
  throw conflict(`Di si «${open.de}» en la columna «${heading}» quiere decir que se debe o que está pagada.`)
}
