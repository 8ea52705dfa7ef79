import { readDay } from '../imports/imports.rules'
import { isWholePlace, readGrade, readGradeNumber } from '../imports/places.rules'
import { PUPIL_COLUMNS, type PupilColumn } from '../imports/pupilColumns.rules'
import type { ColumnDefinition } from '../imports/recognize.rules'
import { isBareNo, isUpToDate, readBalance } from './openings.values'
import { isOwedMonths } from './owedMonths'
import {
  FAMILY_DEFINITIONS,
  serviceDefinitions,
  type FileService,
  type FiscalColumn,
  type ParentColumn,
  type ServiceColumn,
} from './family.columns'

type BalanceColumn =
  | 'grupo'
  | 'beca'
  | 'mensualidad'
  | 'debe_desde'
  | 'meses_debe'
  | 'inscripcion'
  | 'material'
  | 'saldo_anterior'
  | 'saldo_a_favor'

export type OpeningFileColumn = PupilColumn | BalanceColumn | FiscalColumn | ParentColumn | ServiceColumn

/** Marks that schools write beside a name: X, OK, «pagó». */
const isMarked = (text: string): boolean => /^(?:si|sí|x|ok|no|ya|✓|✔|pagó|verdadero|falso)$/i.test(text)
const isAmount = (text: string): boolean =>
  /^\$?\s*-?[\d,. ]*\d\s*(?:pesos|mxn|m\.n\.)?$/i.test(text) || text === '-'
const isOwed = (text: string): boolean =>
  isAmount(text) ||
  isMarked(text) ||
  /^(?:no )?(?:debe|adeuda|pendiente|pagad|liquidad|cubiert|saldad|sin pagar)/i.test(text)
const isPercent = (text: string): boolean =>
  /^(?:\d{1,3}|0?\.\d+)(?:\.\d+)?\s*%?$/.test(text) || /\bbeca\b|\d\s*%/i.test(text)
const isGroup = (text: string): boolean =>
  text.length <= 40 && !isWholePlace(text) && readGrade(text) === null && readGradeNumber(text) === null
const MONTH = /^(?:ene|feb|mar|abr|may|jun|jul|ago|sep|set|oct|nov|dic)/i
const isMonth = (text: string): boolean =>
  MONTH.test(text) ||
  isUpToDate(text) ||
  isBareNo(text) ||
  /^(?:debe|adeuda|desde|a partir)\b/i.test(text) ||
  /^(?:\d{4}[-/.]\d{1,2}|\d{1,2}[-/.]\d{4})$/.test(text) ||
  /^(?:nada|ningun|no debe|todo pagado|pagad|liquidad)/i.test(text) ||
  readDay(text, '1900') !== null

/** "Pago inscripción" and "Saldo" are no names: some schools write there what was paid, others what is owed, so the user chooses. */
const BALANCES: readonly ColumnDefinition<OpeningFileColumn>[] = [
  {
    column: 'grupo',
    names: ['letra grupo', 'nombre grupo'],
    maybe: ['salon', 'seccion', 'clase', 'gpo'],
    fits: isGroup,
  },
  {
    column: 'beca',
    names: [
      'porcentaje beca',
      'becas',
      'beca asignada',
      'beca otorgada',
      'tipo beca',
      'nombre beca',
      'descuento beca',
    ],
    fits: isPercent,
  },
  {
    column: 'debe_desde',
    names: [
      ...[
        'adeuda desde',
        'adeudo desde',
        'debe partir',
        'adeuda partir',
        'pendiente desde',
        'debe desde mes',
      ],
      ...[
        'primer mes debe',
        'primer mes adeudo',
        'primer mes adeudado',
        'primer mes pendiente',
        'desde que mes debe',
      ],
    ],
    fits: isMonth,
  },
  {
    column: 'meses_debe',
    maybe: [
      ...[
        'meses que debe',
        'meses debe',
        'meses adeudados',
        'meses adeudo',
        'meses pendientes',
        'adeuda meses',
      ],
      ...['meses sin pagar', 'meses por pagar', 'mensualidades pendientes', 'mensualidades que debe'],
      ...['colegiaturas pendientes', 'colegiaturas que debe', 'colegiaturas adeudadas'],
    ],
    fits: isOwedMonths,
  },
  {
    column: 'mensualidad',
    names: ['mensualidad propia', 'cuota mensual', 'colegiatura mensual', 'pago mensual', 'precio mensual'],
    fits: isAmount,
  },
  {
    column: 'inscripcion',
    names: ['adeudo inscripcion', 'debe inscripcion', 'saldo inscripcion', 'estado inscripcion'],
    fits: isOwed,
  },
  {
    column: 'material',
    names: [
      ...['materiales', 'material didactico', 'cuota material', 'cuota materiales', 'debe material'],
      ...['adeudo material', 'saldo material', 'estado material'],
    ],
    fits: isOwed,
  },
  {
    column: 'saldo_anterior',
    names: [
      ...[
        'adeudo anterior',
        'adeudos anteriores',
        'deuda anterior',
        'saldo ciclo anterior',
        'adeudo ciclo anterior',
      ],
      ...[
        'adeudo ciclo pasado',
        'saldo año anterior',
        'adeudo año anterior',
        'adeudo año pasado',
        'saldo pendiente anterior',
      ],
    ],
    fits: (text) => readBalance(text) !== null,
  },
  {
    column: 'saldo_a_favor',
    names: ['favor', 'saldo favorable', 'anticipo', 'anticipos', 'cantidad favor'],
    fits: isAmount,
  },
]

/** No column is required alone: CURP or control number is enough, and the level may stand in the year or the group. */
const ofPupils = PUPIL_COLUMNS.map((definition): ColumnDefinition<OpeningFileColumn> => {
  const { required: _required, ...rest } = definition
  return definition.column === 'grado_grupo' ? { ...rest, holds: ['grado', 'gradoNumero', 'grupo'] } : rest
})

export const OPENING_DEFINITIONS: readonly ColumnDefinition<OpeningFileColumn>[] = [
  ...ofPupils,
  ...BALANCES,
  ...(FAMILY_DEFINITIONS as readonly ColumnDefinition<OpeningFileColumn>[]),
]

export const openingDefinitions = (
  services: readonly FileService[],
): readonly ColumnDefinition<OpeningFileColumn>[] => [
  ...OPENING_DEFINITIONS,
  ...(serviceDefinitions(services) as readonly ColumnDefinition<OpeningFileColumn>[]),
]
