import type { OpeningResult, OpeningRow } from '@contract/openings/openings.schemas'
import type { Table } from '../../ui/list/exported'
import { LABELS, texts } from './openings.texts'

const labelOf = (column: string): string => LABELS[column as keyof typeof LABELS] ?? column

/** The errors of a row in words. */
export const reasonsOf = ({ campos = {} }: Pick<OpeningRow, 'campos'>): string =>
  Object.entries(campos)
    .map(([column, why]) => `${labelOf(column)}: ${why}`)
    .join('. ')

/** The wrong rows as in the file, and their reasons in a last column: a file to correct and choose again. */
export const errorTable = ({ encabezados, filas }: OpeningResult): Table => {
  // A file that was downloaded here and chosen again has the reasons of last time.
  const own = encabezados.map((_, at) => at).filter((at) => encabezados[at] !== texts.reasons)
  return {
    head: [...own.map((at) => encabezados[at] ?? ''), texts.reasons],
    rows: filas
      .filter(({ estado }) => estado === 'ERROR')
      .map((row) => [...own.map((at) => row.celdas?.[at] ?? ''), reasonsOf(row)]),
  }
}
