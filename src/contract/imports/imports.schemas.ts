import { Type, type Static } from '@sinclair/typebox'
import { GradeSchema, Id, literals, LooseText, Nullable, ok, type ContractOf } from '../http/schemas'
import { IMPORT_COLUMNS, IMPORT_STATES } from './imports.rules'
import { PUPIL_COLUMNS, type PupilColumn } from './pupilColumns.rules'
import { REASONS } from './recognize.rules'
import { PAYERS } from './twoParents.rules'
import { NAME_ORDERS } from './wholeNames.rules'

const FILE_QUESTIONS = ['nombres_orden', 'nivel', 'paga'] as const
export type FileQuestion = (typeof FILE_QUESTIONS)[number]

export const fileRow = {
  /** Row number in the sheet, from 1. */
  fila: Type.Integer(),
  hoja: Type.Optional(Type.String()),
  campos: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** `id` is null for a pupil still to be registered, and in a dry run without permission to see pupils. */
  alumno: Type.Optional(
    Type.Object({
      id: Nullable(Id()),
      nombre: Type.String(),
      curp: Type.String(),
      numero_control: Type.String(),
    }),
  ),
  /** `campos.curp` may be confirmed with `curps_confirmadas`. */
  curp_dudosa: Type.Optional(Type.Boolean()),
  parecidos: Type.Optional(
    Type.Array(
      Type.Object({ id: Id(), nombre: Type.String(), numero_control: Type.String(), curp: Type.String() }),
    ),
  ),
  /** The original cells of an ERROR, so the user can download and correct them. */
  celdas: Type.Optional(Type.Array(Type.String())),
}

/** Rows that are no pupil: titles, sums, signatures, headings repeated on each page. */
const IgnoredSchema = Type.Object({
  fila: Type.Integer(),
  hoja: Type.Optional(Type.String()),
  texto: Type.String(),
})
export type IgnoredRow = Static<typeof IgnoredSchema>

const ReadSheetSchema = Type.Object({
  nombre: Type.String(),
  leida: Type.Boolean(),
  /** Pupils; of a sheet that is not read, rows below its first. */
  filas: Type.Integer(),
})
export type ReadSheet = Static<typeof ReadSheetSchema>

export const fileAnswers = {
  hojas: Type.Optional(Type.Array(ReadSheetSchema)),
  /** Columns that hold values and match none of ours. The page asks what to do with them. */
  sin_reconocer: Type.Optional(
    Type.Array(
      Type.Object({
        encabezado: Type.String(),
        filas: Type.Integer(),
        ejemplos: Type.Array(Type.String()),
      }),
    ),
  ),
  preguntas: Type.Optional(
    Type.Array(
      Type.Object({
        campo: literals(FILE_QUESTIONS),
        filas: Type.Integer(),
        ejemplos: Type.Array(Type.String()),
      }),
    ),
  ),
  ignoradas: Type.Optional(Type.Array(IgnoredSchema)),
  /** «media beca» → «50 %»: how cells in the school's own words were read, each kind once. */
  lecturas: Type.Optional(
    Type.Array(
      Type.Object({
        columna: Type.String(),
        de: Type.String(),
        a: Type.String(),
        filas: Type.Integer(),
        opciones: Type.Optional(Type.Array(Type.String())),
        pregunta: Type.Optional(Type.String()),
      }),
    ),
  ),
}

export type FileAnswers = Static<ReturnType<typeof Type.Object<typeof fileAnswers>>>

/** JSON: sheets to read; by default those with the same headings as the first list. */
const SheetNames = () => Type.Optional(Type.String({ maxLength: 20_000, json: true }))

export const columnsAsked = { hojas: SheetNames() }

export const fileAsked = {
  hojas: SheetNames(),
  /** JSON: columns to leave out. */
  ignorar: Type.Optional(Type.String({ maxLength: 20_000, json: true })),
  nombres_orden: Type.Optional(literals(NAME_ORDERS)),
  /** Level of the rows where neither the file nor the register says one. */
  nivel: Type.Optional(GradeSchema),
  /** Who pays, where the file has a column for the mother and one for the father. */
  paga: Type.Optional(literals(PAYERS)),
}
export type FileAsked = Static<ReturnType<typeof Type.Object<typeof fileAsked>>>

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

/** @param isOpen the columns are not all known beforehand: services of a cycle may be among them */
export const fileColumnsSchema = <Column extends string>(columns: readonly Column[], isOpen = false) => ({
  encabezados: Type.Array(Type.String()),
  columnas: Type.Array(
    Type.Object({
      columna: isOpen ? Type.Unsafe<Column>(Type.String()) : literals(columns),
      etiqueta: Type.Optional(Type.String()),
      encabezado: Nullable(Type.String()),
      obligatoria: Type.Boolean(),
      por: Type.Optional(literals(REASONS)),
      /** Headings that fit equally well: the user chooses one. */
      dudas: Type.Optional(Type.Array(Type.String())),
      /** Also read from this column: "2° B" holds year and group. */
      junta: Type.Optional(Type.Array(isOpen ? Type.Unsafe<Column>(Type.String()) : literals(columns))),
    }),
  ),
  filas: Type.Integer(),
  muestra: Type.Array(Type.Array(Type.String())),
  ignoradas: Type.Optional(Type.Array(IgnoredSchema)),
  hojas: Type.Optional(Type.Array(ReadSheetSchema)),
})
export type FileColumns<Column extends string = PupilColumn> = Static<
  ReturnType<typeof Type.Object<ReturnType<typeof fileColumnsSchema<Column>>>>
>

const PUPIL_COLUMN_NAMES = PUPIL_COLUMNS.map(({ column }) => column)

export const ProgressSchema = Type.Object({
  paso: literals(['LEYENDO', 'REVISANDO', 'GUARDANDO']),
  hechas: Type.Integer(),
  total: Type.Integer(),
})
export type ImportProgress = Static<typeof ProgressSchema>

export const pupilAnswers = {
  /** JSON list: CURPs that do not add up and were compared with a document. */
  curps_confirmadas: Type.Optional(Type.String({ maxLength: 100_000, json: true })),
  /** JSON {"12": id}, by `rowKey`: the registered pupil that the row means, or null for another one. */
  mismo_alumno: Type.Optional(Type.String({ maxLength: 100_000, json: true })),
}

export type FileSent = FileAsked & Static<ReturnType<typeof Type.Object<typeof pupilAnswers>>>

export const importsSchemas = {
  downloadTemplate: {
    query: Type.Object({ formato: Type.Optional(literals(['xlsx', 'csv'])) }),
    response: Type.Any(),
  },
  getProgress: { response: ok({ avance: Nullable(ProgressSchema) }) },
  readColumns: { body: Type.Object(columnsAsked), response: ok(fileColumnsSchema(PUPIL_COLUMN_NAMES)) },
  importStudents: {
    body: Type.Object({
      /** Only 'true' writes nothing. */
      simular: Type.Optional(literals(['true', 'false'])),
      /** JSON {columna: encabezado}, when the user matched columns by hand. */
      columnas: Type.Optional(Type.String({ maxLength: 20_000, json: true })),
      ...fileAsked,
      avance: Type.Optional(LooseText(64)),
      ...pupilAnswers,
    }),
    response: ok(ResultSchema),
  },
}
export type ImportsContract = ContractOf<typeof importsSchemas>
export type ImportResult = ImportsContract['importStudents']['response']
