import { requiredText } from '../domain/campos'
import { formatDate, type IsoDate } from '../domain/dates'
import { IMPORT_COLUMNS } from '../imports/imports.rules'
import { FISCAL_COLUMNS, PARENT_COLUMNS, type ServiceColumn } from './family.columns'
import type { OpeningFileColumn } from './opening.columns'

export const BALANCE_COLUMNS = [
  'grupo',
  'beca',
  'mensualidad',
  'debe_desde',
  'meses_debe',
  'inscripcion',
  'material',
  'saldo_anterior',
  'saldo_a_favor',
] as const

export const OPENING_COLUMNS = [
  ...IMPORT_COLUMNS,
  ...BALANCE_COLUMNS,
  ...PARENT_COLUMNS,
  ...FISCAL_COLUMNS,
] as const
export type OpeningColumn = (typeof OPENING_COLUMNS)[number] | ServiceColumn

export const PUPIL_COLUMNS = ['curp', 'numero_control'] as const

const PLACE_COLUMNS: readonly OpeningFileColumn[] = ['grado', 'gradoNumero', 'grado_grupo']

export const missingColumns = (has: (column: OpeningFileColumn) => boolean): OpeningColumn[] => [
  ...(PUPIL_COLUMNS.some(has) ? [] : PUPIL_COLUMNS),
  ...(PLACE_COLUMNS.some(has) ? [] : (['grado'] as const)),
]

export const OPENING_STATES = ['NUEVO', 'IGUAL', 'ERROR'] as const
export type OpeningState = (typeof OPENING_STATES)[number]

/** Meaning of a blank «Debe desde»: all paid up to the day of the balances, or that day's month still owed. */
export const BLANK_MONTHS = ['AL_CORRIENTE', 'MES_DE_FECHA'] as const
export type BlankMonths = (typeof BLANK_MONTHS)[number]

export const OLD_BALANCE = 'SALDO ANTERIOR'

export const becaName = (porcentaje: number): string => `BECA ${porcentaje} %`

export const openingDayProblem = (
  fecha: IsoDate,
  { fecha_inicio, fecha_fin }: { fecha_inicio: IsoDate; fecha_fin: IsoDate },
  today: IsoDate,
): string | null => {
  if (fecha < fecha_inicio || fecha > fecha_fin)
    return `Debe ser un día del ciclo escolar: del ${formatDate(fecha_inicio)} al ${formatDate(fecha_fin)}`
  return fecha > today ? 'No puede ser un día que aún no llega' : null
}

export const undoProblem = (motivo: string | undefined): string | null => requiredText(motivo ?? '')
