export interface FileRow {
  fila: number
  hoja?: string
  estado: string
  alumno?: { nombre: string; curp: string; numero_control: string }
  campos?: Readonly<Record<string, string>>
  celdas?: readonly string[]
}

/** A service's column, `servicio_12`, takes the label of its kind. */
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

/** The wrong rows with their reasons in a last column: a file to correct and choose again. */
export const errorTable = <Row extends FileRow>(
  { encabezados, filas }: FileAnswer<Row>,
  reasons: string,
  reasonsOf: (row: Row) => string,
): ErrorTable => {
  // A file of errors that was corrected and chosen again still has its column of reasons.
  const own = encabezados.map((_, at) => at).filter((at) => encabezados[at] !== reasons)
  return {
    head: [...own.map((at) => encabezados[at] ?? ''), reasons],
    rows: filas
      .filter(({ estado }) => estado === 'ERROR')
      .map((row) => [...own.map((at) => row.celdas?.[at] ?? ''), reasonsOf(row)]),
  }
}
