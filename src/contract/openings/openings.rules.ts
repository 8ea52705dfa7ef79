import { requiredText } from '../domain/campos'
import { formatDate, type IsoDate } from '../domain/dates'
import { IMPORT_COLUMNS } from '../imports/imports.rules'
import type { OpeningFileColumn } from './opening.columns'

/** Columns that only an opening has. */
export const BALANCE_COLUMNS = [
  'grupo',
  'beca',
  'debe_desde',
  'inscripcion',
  'material',
  'saldo_anterior',
  'saldo_a_favor',
] as const

/** Columns of a file of an opening, in the order of our template: the file may have those of the pupils' import too. */
export const OPENING_COLUMNS = [...IMPORT_COLUMNS, ...BALANCE_COLUMNS] as const
export type OpeningColumn = (typeof OPENING_COLUMNS)[number]

/** A file needs the level, and one of these two to find the pupil by. */
export const PUPIL_COLUMNS = ['curp', 'numero_control'] as const

const PLACE_COLUMNS: readonly OpeningFileColumn[] = ['grado', 'gradoNumero', 'grado_grupo']

/** Required columns that a file lacks: of CURP and control number one is enough, and the level may stand in the year or the group. */
export const missingColumns = (has: (column: OpeningFileColumn) => boolean): OpeningColumn[] => [
  ...(PUPIL_COLUMNS.some(has) ? [] : PUPIL_COLUMNS),
  ...(PLACE_COLUMNS.some(has) ? [] : (['grado'] as const)),
]

export const OPENING_STATES = ['NUEVO', 'IGUAL', 'ERROR'] as const
export type OpeningState = (typeof OPENING_STATES)[number]

/** Concept of what a family owed before the cycle. */
export const OLD_BALANCE = 'SALDO ANTERIOR'

/** Name of a beca that an opening makes. */
export const becaName = (porcentaje: number): string => `BECA ${porcentaje} %`

/** Error of the day on which the balances were counted, or null. */
export const openingDayProblem = (
  fecha: IsoDate,
  { fecha_inicio, fecha_fin }: { fecha_inicio: IsoDate; fecha_fin: IsoDate },
  today: IsoDate,
): string | null => {
  if (fecha < fecha_inicio || fecha > fecha_fin)
    return `Debe ser un día del ciclo escolar: del ${formatDate(fecha_inicio)} al ${formatDate(fecha_fin)}`
  return fecha > today ? 'No puede ser un día que aún no llega' : null
}

/** Error of the reason for taking an opening back, or null. */
export const undoProblem = (motivo: string | undefined): string | null => requiredText(motivo ?? '')
