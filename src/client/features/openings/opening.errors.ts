import type { OpeningResult, OpeningRow } from '@contract/openings/openings.schemas'
import { errorTable, errorWords, type ErrorTable } from '../../ui/files/fileErrors'
import { LABELS, texts } from './openings.texts'

/** The errors of a row in words. */
export const reasonsOf = (row: Pick<OpeningRow, 'campos'>): string => errorWords(row, LABELS)

export const openingErrors = (result: OpeningResult): ErrorTable =>
  errorTable(result, texts.reasons, reasonsOf)
