import { SelectInput } from '../fields/SelectInput'
import { FieldGrid } from '../forms/FieldGrid'

/** What the server read of a file's headings: `FileColumns` of an import. */
export interface ReadColumns<Column extends string> {
  encabezados: readonly string[]
  /** The heading found for each of our columns; null when none was. */
  columnas: readonly { columna: Column; encabezado: string | null; obligatoria: boolean }[]
  muestra: readonly (readonly string[])[]
}

/** The file's heading for each column; '' for none. */
export type Matches<Column extends string> = Readonly<Record<Column, string>>

export const matchesOf = <Column extends string>({ columnas }: ReadColumns<Column>): Matches<Column> =>
  Object.fromEntries(
    columnas.map(({ columna, encabezado }) => [columna, encabezado ?? '']),
  ) as Matches<Column>

/** The required columns without a heading. */
export const missingOf = <Column extends string>(
  { columnas }: ReadColumns<Column>,
  matches: Matches<Column>,
): Column[] =>
  columnas
    .filter(({ columna, obligatoria }) => obligatoria && !matches[columna])
    .map(({ columna }) => columna)

/** The matches as the call takes them, in JSON. */
export const matchText = (matches: Matches<string>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(matches).filter(([, heading]) => heading)))

const NONE = 'No está en el archivo'

interface ColumnMatchProps<Column extends string> {
  read: ReadColumns<Column>
  labels: Readonly<Record<Column, string>>
  matches: Matches<Column>
  onChange: (matches: Matches<Column>) => void
  /** Which columns to show; default all. */
  only?: readonly Column[]
}

/** Matches the file's headings to columns; recognised ones are preselected, with a sample cell below. */
export function ColumnMatch<Column extends string>(props: ColumnMatchProps<Column>) {
  const { read, labels, matches, onChange, only } = props
  const { encabezados, muestra } = read
  const options = encabezados.map((value) => ({ value, label: value }))
  const sample = (heading: string): string | undefined =>
    muestra.map((cells) => cells[encabezados.indexOf(heading)]).find(Boolean)
  return (
    <FieldGrid>
      {read.columnas
        .filter(({ columna }) => !only || only.includes(columna))
        .map(({ columna, obligatoria }) => {
          const example = sample(matches[columna])
          return (
            <SelectInput
              key={columna}
              label={labels[columna]}
              required={obligatoria}
              options={options}
              emptyLabel={NONE}
              value={matches[columna]}
              onChange={({ target }) => onChange({ ...matches, [columna]: target.value })}
              hint={example ? `Por ejemplo: ${example}` : undefined}
            />
          )
        })}
    </FieldGrid>
  )
}
