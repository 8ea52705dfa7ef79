import { Type, type Static } from '@sinclair/typebox'
import { Id, literals, LooseText, Nullable, ok, type ContractOf } from '../http/schemas'
import { IMPORT_COLUMNS, IMPORT_STATES } from './imports.rules'
import { PUPIL_COLUMNS, type PupilColumn } from './pupilColumns.rules'
import { REASONS } from './recognize.rules'

export const fileRow = {
  fila: Type.Integer(),
  campos: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** Null for a pupil still to be registered, and in a dry run without permission to see pupils. */
  alumno: Type.Optional(
    Type.Object({
      id: Nullable(Id()),
      nombre: Type.String(),
      curp: Type.String(),
      numero_control: Type.String(),
    }),
  ),
  /** The original cells of an ERROR, so the user can download and correct them. */
  celdas: Type.Optional(Type.Array(Type.String())),
}

/** Titles, sums, signatures, and headings that a page repeats. */
const IgnoredSchema = Type.Object({ fila: Type.Integer(), texto: Type.String() })
export type IgnoredRow = Static<typeof IgnoredSchema>

/** What both imports answer about their file. */
export const fileAnswers = {
  ignoradas: Type.Optional(Type.Array(IgnoredSchema)),
}

const RowSchema = Type.Object({
  ...fileRow,
  estado: literals(IMPORT_STATES),
  cambios: Type.Optional(Type.Array(literals(IMPORT_COLUMNS))),
})
export type ImportRow = Static<typeof RowSchema>

const ResultSchema = {
  resumen: Type.Object({
    nuevos: Type.Integer(),
    cambian: Type.Integer(),
    iguales: Type.Integer(),
    con_error: Type.Integer(),
  }),
  encabezados: Type.Array(Type.String()),
  filas: Type.Array(RowSchema),
  ...fileAnswers,
}

export const fileColumnsSchema = <Column extends string>(columns: readonly Column[]) => ({
  encabezados: Type.Array(Type.String()),
  columnas: Type.Array(
    Type.Object({
      columna: literals(columns),
      encabezado: Nullable(Type.String()),
      obligatoria: Type.Boolean(),
      por: Type.Optional(literals(REASONS)),
      /** Headings that fit equally well: the user chooses one. */
      dudas: Type.Optional(Type.Array(Type.String())),
      /** "2° B" holds year and group. */
      junta: Type.Optional(Type.Array(literals(columns))),
    }),
  ),
  filas: Type.Integer(),
  muestra: Type.Array(Type.Array(Type.String())),
  ignoradas: Type.Optional(Type.Array(IgnoredSchema)),
})
export type FileColumns<Column extends string = PupilColumn> = Static<
  ReturnType<typeof Type.Object<ReturnType<typeof fileColumnsSchema<Column>>>>
>

const PUPIL_COLUMN_NAMES = PUPIL_COLUMNS.map(({ column }) => column)

const ProgressSchema = Type.Object({
  paso: literals(['LEYENDO', 'REVISANDO', 'GUARDANDO']),
  hechas: Type.Integer(),
  total: Type.Integer(),
})
export type ImportProgress = Static<typeof ProgressSchema>

export const importsSchemas = {
  template: {
    query: Type.Object({ formato: Type.Optional(literals(['xlsx', 'csv'])) }),
    response: Type.Any(),
  },
  progress: { response: ok({ avance: Nullable(ProgressSchema) }) },
  columns: { body: Type.Object({}), response: ok(fileColumnsSchema(PUPIL_COLUMN_NAMES)) },
  students: {
    body: Type.Object({
      /** Only 'true' writes nothing. */
      simular: Type.Optional(literals(['true', 'false'])),
      /** JSON {columna: encabezado}, when the user matched columns by hand. */
      columnas: Type.Optional(Type.String({ maxLength: 20_000, json: true })),
      avance: Type.Optional(LooseText(64)),
    }),
    response: ok(ResultSchema),
  },
}
export type ImportsContract = ContractOf<typeof importsSchemas>
export type ImportResult = ImportsContract['students']['response']
