import type { OpeningFileColumn } from '@contract/openings/opening.columns'
import { missingColumns, PUPIL_COLUMNS } from '@contract/openings/openings.rules'
import type { FileColumns } from '@contract/imports/imports.schemas'
import { unusedOf as unusedHeadings, type Matches } from '../../ui/files/ColumnMatch'
import { COLUMN_PARTS, LABELS, texts } from './openings.texts'

/** Labels of what a file still lacks. CURP and control number are one: either is enough. */
export const missingLabels = (matches: Matches<OpeningFileColumn>): string[] => {
  const missing = missingColumns((column) => Boolean(matches[column]))
  const lacksPupil = missing.some((column) => PUPIL_COLUMNS.some((each) => each === column))
  const others = missing.filter((column) => !PUPIL_COLUMNS.some((each) => each === column))
  return [...(lacksPupil ? [texts.missingPupil] : []), ...others.map((column) => LABELS[column])]
}

/** The parts of the form and, last, all columns that are in none of them. */
export const partsOf = ({ columnas }: FileColumns<OpeningFileColumn>) => {
  const placed = new Set(COLUMN_PARTS.flatMap(({ only }) => only))
  const rest = columnas.map(({ columna }) => columna).filter((columna) => !placed.has(columna))
  return [...COLUMN_PARTS, { title: texts.otherColumns, only: rest }]
}

/** Headings of the file that no column takes; not our own column of reasons, in a corrected file of errors. */
export const unusedOf = (
  columns: FileColumns<OpeningFileColumn>,
  matches: Matches<OpeningFileColumn>,
): string[] => unusedHeadings(columns, matches).filter((heading) => heading !== texts.reasons)
