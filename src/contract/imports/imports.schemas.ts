import { Type, type Static } from '@sinclair/typebox'
import { Id, literals, LooseText, Nullable, ok, type ContractOf } from '../http/schemas'
import { IMPORT_COLUMNS, IMPORT_STATES } from './imports.rules'
import { PUPIL_COLUMNS, type PupilColumn } from './pupilColumns.rules'
import { REASONS } from './recognize.rules'

/** A row of a file about pupils: which pupil it means, or what is wrong in it. */
export const fileRow = {
  /** Row number as in the file; the headings are row 1. */
  fila: Type.Integer(),
  /** Only for ERROR: errors by column. */
  campos: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** `id` is null for a pupil still to be registered, and in a dry run without the right to see pupils. */
  alumno: Type.Optional(
    Type.Object({
      id: Nullable(Id()),
      nombre: Type.String(),
      curp: Type.String(),
      numero_control: Type.String(),
    }),
  ),
  /** Only for ERROR: the original cells, so the user can download and correct them. */
  celdas: Type.Optional(Type.Array(Type.String())),
}

const RowSchema = Type.Object({
  ...fileRow,
  estado: literals(IMPORT_STATES),
  /** Only for CAMBIA: the columns that change. */
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
  /** Headings of the file, in the order of `celdas`. */
  encabezados: Type.Array(Type.String()),
  filas: Type.Array(RowSchema),
}

/** What a file's headings were taken for, by the columns that it may have. */
export const fileColumnsSchema = <Column extends string>(columns: readonly Column[]) => ({
  encabezados: Type.Array(Type.String()),
  /** The heading found for each of our columns; null when none was. */
  columnas: Type.Array(
    Type.Object({
      columna: literals(columns),
      encabezado: Nullable(Type.String()),
      obligatoria: Type.Boolean(),
      /** Why this heading was taken. */
      por: Type.Optional(literals(REASONS)),
      /** Headings that fit this column equally well. None is taken: the user chooses. */
      dudas: Type.Optional(Type.Array(Type.String())),
      /** The columns whose values are together in this one, as in "2° B": year and group. */
      junta: Type.Optional(Type.Array(literals(columns))),
    }),
  ),
  /** Rows that are not empty. */
  filas: Type.Integer(),
  muestra: Type.Array(Type.Array(Type.String())),
  /** Rows that are no pupils: totals, and headings that a page repeats. */
  ignoradas: Type.Optional(Type.Array(Type.Object({ fila: Type.Integer(), texto: Type.String() }))),
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
      /** 'true' only checks; nothing is written. */
      simular: Type.Optional(literals(['true', 'false'])),
      /** {columna: encabezado} as JSON text, when the user matched columns by hand. */
      columnas: Type.Optional(Type.String({ maxLength: 20_000, json: true })),
      /** A code chosen by the client, by which `progress` finds this import. */
      avance: Type.Optional(LooseText(64)),
    }),
    response: ok(ResultSchema),
  },
}
export type ImportsContract = ContractOf<typeof importsSchemas>
export type ImportResult = ImportsContract['students']['response']
