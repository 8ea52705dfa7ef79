import { IMPORT_COLUMNS, isRequiredColumn, type ImportColumn } from '@contract/imports/imports.rules'
import type { FileColumns } from '@contract/imports/imports.schemas'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import { COLUMN_LABELS, texts } from '../imports.texts'

/** The file's heading for each column; '' for none. */
export type Matches = Readonly<Record<ImportColumn, string>>

export const matchesOf = ({ columnas }: FileColumns): Matches =>
  Object.fromEntries(columnas.map(({ columna, encabezado }) => [columna, encabezado ?? ''])) as Matches

/** Labels of the required columns without a heading. */
export const missingOf = (matches: Matches): string[] =>
  IMPORT_COLUMNS.filter((column) => isRequiredColumn(column) && !matches[column]).map(
    (column) => COLUMN_LABELS[column],
  )

/** The matches as the call takes them, in JSON. */
export const matchText = (matches: Matches): string =>
  JSON.stringify(Object.fromEntries(Object.entries(matches).filter(([, heading]) => heading)))

interface ColumnMatchProps {
  columns: FileColumns
  matches: Matches
  onChange: (matches: Matches) => void
}

/** Matches the file's headings to columns; recognised ones are preselected, with a sample cell below. */
export function ColumnMatch({ columns, matches, onChange }: ColumnMatchProps) {
  const { encabezados, muestra } = columns
  const options = encabezados.map((value) => ({ value, label: value }))
  const sample = (heading: string): string | undefined =>
    muestra.map((cells) => cells[encabezados.indexOf(heading)]).find(Boolean)
  return (
    <FieldGrid>
      {IMPORT_COLUMNS.map((column) => {
        const example = sample(matches[column])
        return (
          <SelectInput
            key={column}
            label={COLUMN_LABELS[column]}
            required={isRequiredColumn(column)}
            options={options}
            emptyLabel={texts.none}
            value={matches[column]}
            onChange={({ target }) => onChange({ ...matches, [column]: target.value })}
            hint={example ? `Por ejemplo: ${example}` : undefined}
          />
        )
      })}
    </FieldGrid>
  )
}
