import { Type, type Static } from '@sinclair/typebox'
import {
  Day,
  entity,
  GradeSchema,
  GradeYearField,
  Id,
  literals,
  LooseText,
  Moment,
  NamedCycle,
  Nullable,
  ok,
  Pesos,
  UserName,
  type ContractOf,
} from '../http/schemas'
import {
  columnsAsked,
  fileAnswers,
  fileAsked,
  fileColumnsSchema,
  fileRow,
  ProgressSchema,
  pupilAnswers,
} from '../imports/imports.schemas'
import { OPENING_DEFINITIONS, type OpeningFileColumn } from './opening.columns'
import { BLANK_MONTHS, OPENING_STATES } from './openings.rules'

const sums = {
  meses_saldados: Type.Integer(),
  adeudo: Pesos(),
  saldo_favor: Pesos(),
}

const RowSchema = Type.Object({
  ...fileRow,
  estado: literals(OPENING_STATES),
  texto: Type.Optional(Type.String()),
  totales: Type.Optional(Type.Object(sums)),
})
export type OpeningRow = Static<typeof RowSchema>

const dueSums = {
  ...sums,
  /** The part due before the day of the balances, which the school's own books show as debt. */
  vencido: Pesos(),
}

/** Sums over the rows NUEVO and IGUAL, to compare with the school's own books. */
const TotalsSchema = Type.Object({
  ...dueSums,
  servicios: Type.Optional(Type.Array(Type.Object({ nombre: Type.String(), alumnos: Type.Integer() }))),
  facturacion: Type.Optional(Type.Integer()),
  becas: Type.Array(
    Type.Object({
      nombre: Type.String(),
      porcentaje: Type.Number(),
      alumnos: Type.Integer(),
      nueva: Type.Boolean(),
    }),
  ),
  grupos: Type.Array(
    Type.Object({
      grado: GradeSchema,
      gradoNumero: GradeYearField(),
      nombre: Type.String(),
      alumnos: Type.Integer(),
      nuevo: Type.Boolean(),
    }),
  ),
  grados: Type.Array(
    Type.Object({ grado: GradeSchema, gradoNumero: GradeYearField(), alumnos: Type.Integer(), ...dueSums }),
  ),
})
export type OpeningTotals = Static<typeof TotalsSchema>

const OpeningSchema = entity('Opening', {
  id: Id(),
  cicloEscolar: NamedCycle(),
  fecha: Type.String(),
  alumnos: Type.Integer(),
  meses_saldados: Type.Integer(),
  /** Debts of families: only with permission to see charges and tuition. */
  adeudo: Type.Optional(Pesos()),
  saldo_favor: Type.Optional(Pesos()),
  usuario: UserName(),
  fecha_creacion: Moment(),
  deshecha: Nullable(Type.Object({ fecha: Type.String(), usuario: UserName(), motivo: Type.String() })),
})
export type Opening = Static<typeof OpeningSchema>

const ColumnsSchema = fileColumnsSchema<OpeningFileColumn>(
  OPENING_DEFINITIONS.map(({ column }) => column),
  true,
)

const reason = Type.Object({ motivo_cancelacion: Type.Optional(LooseText(200)) })

export const openingsSchemas = {
  downloadTemplate: {
    query: Type.Object({ formato: Type.Optional(literals(['xlsx', 'csv'])) }),
    response: Type.Any(),
  },
  getProgress: { response: ok({ avance: Nullable(ProgressSchema) }) },
  readColumns: {
    body: Type.Object({
      ...columnsAsked,
      /** The cycle whose services may be columns; missing: none. */
      cicloEscolarId: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,9}$' })),
    }),
    response: ok(ColumnsSchema),
  },
  create: {
    body: Type.Object({
      simular: Type.Optional(literals(['true', 'false'])),
      cicloEscolarId: Type.String({ pattern: '^[1-9][0-9]{0,9}$' }),
      /** The day on which the balances were counted; missing means today. */
      fecha: Type.Optional(Day()),
      columnas: Type.Optional(Type.String({ maxLength: 20_000, json: true })),
      ...fileAsked,
      codigo: Type.Optional(LooseText(64)),
      ...pupilAnswers,
      /** What a blank «Debe desde» means; missing means the month of `fecha` is owed. */
      sin_debe_desde: Type.Optional(literals(BLANK_MONTHS)),
      /** JSON {inscripcion: 'DEBE' | 'PAGADA'}: what a mark (X, SÍ) says under a heading that speaks of debt. */
      marcas: Type.Optional(Type.String({ maxLength: 200, json: true })),
    }),
    response: ok({
      resumen: Type.Object({
        nuevos: Type.Integer(),
        iguales: Type.Integer(),
        con_error: Type.Integer(),
      }),
      encabezados: Type.Array(Type.String()),
      filas: Type.Array(RowSchema),
      ...fileAnswers,
      totales: TotalsSchema,
      sin_debe_desde: Type.Optional(Type.Object({ filas: Type.Integer() })),
      apertura: Type.Optional(OpeningSchema),
    }),
  },
  list: { response: ok({ aperturas: Type.Array(OpeningSchema) }) },
  undo: {
    body: Type.Optional(Nullable(reason)),
    query: reason,
    response: ok({ apertura: OpeningSchema }),
  },
}
export type OpeningsContract = ContractOf<typeof openingsSchemas>
export type OpeningResult = OpeningsContract['create']['response']
