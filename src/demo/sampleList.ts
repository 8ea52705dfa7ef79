import { toCsv } from '@contract/domain/csv'
import { IMPORT_COLUMNS } from '@contract/imports/imports.rules'
import { type DemoFamily, makeFamilies } from './people'
import { createRandom } from './random'

/** Another seed than the demo's, for new pupils. */
const SEED = 77
const PUPILS = 24

const rowsOf = ({ parent, pupils }: DemoFamily): string[][] =>
  pupils.map(({ nombres, paterno, materno, curp, fecha_nacimiento, alergias, index }) => [
    ...[nombres, paterno, materno ?? '', curp, `N-${String(index + 1).padStart(3, '0')}`, fecha_nacimiento],
    ...['', '', parent?.nombre ?? '', parent?.telefono ?? '', parent?.correo ?? '', alergias.join('; ')],
    ...(index % 3 === 0 ? ['', '', '', ''] : ['Elena Ruiz Peña', 'Abuela', `5598${100_000 + index}`, 'SÍ']),
    index % 3 === 0 ? 'ACTA DE NACIMIENTO; CURP' : '',
  ])

export const sampleList = (year: number): string => {
  const rows = makeFamilies(createRandom(SEED), PUPILS, year).flatMap(rowsOf)
  const wrong = (at: number, column: (typeof IMPORT_COLUMNS)[number], value: string): void => {
    const row = rows[at]
    if (row) row[IMPORT_COLUMNS.indexOf(column)] = value
  }
  wrong(3, 'curp', `${rows[3]?.[3]?.slice(0, 17)}X`)
  wrong(8, 'paterno', '')
  wrong(14, 'telefono', '555 12')
  return toCsv([IMPORT_COLUMNS, ...rows])
}
