import { toCsv } from '@contract/domain/csv'

/** A file to fill in: an empty sheet with our headings, and one that explains them. */
export interface Template {
  /** Without the extension. */
  readonly name: string
  readonly sheet: string
  readonly columns: readonly TemplateColumn[]
  readonly notes: readonly string[]
}

export interface TemplateColumn {
  readonly column: string
  readonly required: string
  /** For the user filling in the template. */
  readonly what: string
  readonly example: string
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const workbook = async ({ sheet, columns, notes }: Template): Promise<Buffer> => {
  const { default: writeXlsx } = await import('write-excel-file/universal')
  const rows = columns.map(({ column, required, what, example }) => [column, required, what, example])
  const written = writeXlsx([
    {
      sheet,
      columns: columns.map(() => ({ width: 22 })),
      data: [columns.map(({ column }) => column)],
      stickyRowsCount: 1,
    },
    {
      sheet: 'Explicación',
      columns: [{ width: 20 }, { width: 14 }, { width: 78 }, { width: 24 }],
      data: [['Columna', 'Obligatoria', 'Qué lleva', 'Ejemplo'], ...rows, [], ...notes.map((note) => [note])],
    },
  ])
  return Buffer.from(await (await written.toBlob()).arrayBuffer())
}

/** The template as a workbook, or as CSV with the headings alone. */
export const templateFile = async (template: Template, formato?: 'xlsx' | 'csv') => {
  const { name, columns } = template
  return formato === 'csv'
    ? {
        name: `${name}.csv`,
        type: 'text/csv; charset=utf-8',
        content: toCsv([columns.map(({ column }) => column)]),
      }
    : { name: `${name}.xlsx`, type: XLSX, content: await workbook(template) }
}
