import { Type, type Static } from '@sinclair/typebox'
import { Id, literals, LooseText, Nullable, ok, type ContractOf } from '../http/schemas'
import { IMPORT_COLUMNS, IMPORT_STATES } from './imports.rules'

/** A row of the file and what an import does with it. */
const RowSchema = Type.Object({
  /** As the file counts: its headings are one. */
  fila: Type.Integer(),
  estado: literals(IMPORT_STATES),
  /** ERROR: what is wrong, by column. */
  campos: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** CAMBIA: the columns that do. */
  cambios: Type.Optional(Type.Array(literals(IMPORT_COLUMNS))),
  /** `id` is null while the pupil is not registered. */
  alumno: Type.Optional(
    Type.Object({
      id: Nullable(Id()),
      nombre: Type.String(),
      curp: Type.String(),
      numero_control: Type.String(),
    }),
  ),
  /** ERROR: the row as it is in the file, to be given back corrected. */
  celdas: Type.Optional(Type.Array(Type.String())),
})
export type ImportRow = Static<typeof RowSchema>

const ResultSchema = {
  resumen: Type.Object({
    nuevos: Type.Integer(),
    cambian: Type.Integer(),
    iguales: Type.Integer(),
    con_error: Type.Integer(),
  }),
  /** The headings of the file, in their order; `celdas` follow it. */
  encabezados: Type.Array(Type.String()),
  filas: Type.Array(RowSchema),
}

const ColumnsSchema = {
  encabezados: Type.Array(Type.String()),
  /** Under which heading each column of ours was found; null: none. */
  columnas: Type.Array(
    Type.Object({
      columna: literals(IMPORT_COLUMNS),
      encabezado: Nullable(Type.String()),
      obligatoria: Type.Boolean(),
    }),
  ),
  /** Rows with something in them. */
  filas: Type.Integer(),
  /** The first of them. */
  muestra: Type.Array(Type.Array(Type.String())),
}
export type FileColumns = Static<ReturnType<typeof Type.Object<typeof ColumnsSchema>>>

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
  columns: { body: Type.Object({}), response: ok(ColumnsSchema) },
  students: {
    body: Type.Object({
      /** Without it nothing is written. */
      simular: Type.Optional(literals(['true', 'false'])),
      /** {columna: encabezado} as JSON text, where somebody matched them by hand. */
      columnas: Type.Optional(Type.String({ maxLength: 20_000, json: true })),
      /** A name under which `progress` tells of it. */
      avance: Type.Optional(LooseText(64)),
    }),
    response: ok(ResultSchema),
  },
}
export type ImportsContract = ContractOf<typeof importsSchemas>
export type ImportResult = ImportsContract['students']['response']
