export interface FileRow {
  fila: number
  hoja?: string
  estado: string
  alumno?: { nombre: string; curp: string; numero_control: string }
  campos?: Readonly<Record<string, string>>
  celdas?: readonly string[]
}

/** Columns of services, such as `servicio_12`, share the label of their kind. */
export const labelOf = (labels: Readonly<Partial<Record<string, string>>>, column: string): string =>
  labels[column] ?? labels[column.replace(/_\d+$/, '')] ?? column

export const errorWords = (
  { campos = {} }: Pick<FileRow, 'campos'>,
  labels: Readonly<Partial<Record<string, string>>>,
): string =>
  Object.entries(campos)
    .map(([column, why]) => `${labelOf(labels, column)}: ${why}`)
    .join('. ')

export interface ErrorTable {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

interface FileAnswer<Row> {
  encabezados: readonly string[]
  filas: readonly Row[]
}

/** The wrong rows with the reasons in a last column: to be corrected and chosen again. */
export const errorTable = <Row extends FileRow>(
  { encabezados, filas }: FileAnswer<Row>,
  reasons: string,
  reasonsOf: (row: Row) => string,
): ErrorTable => {
  // A corrected file of errors still has its column of reasons.
  const own = encabezados.map((_, at) => at).filter((at) => encabezados[at] !== reasons)
  return {
    head: [...own.map((at) => encabezados[at] ?? ''), reasons],
    rows: filas
      .filter(({ estado }) => estado === 'ERROR')
      .map((row) => [...own.map((at) => row.celdas?.[at] ?? ''), reasonsOf(row)]),
  }
}
