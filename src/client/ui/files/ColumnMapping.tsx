import { styled } from '@mui/material/styles'
import { SelectInput } from '../fields/SelectInput'
import { FieldGrid } from '../forms/FieldGrid'

interface ReadColumn<Column extends string> {
  columna: Column
  encabezado: string | null
  obligatoria: boolean
  por?: 'ENCABEZADO' | 'CONTENIDO'
  /** Headings that fit this column equally well; none is taken, the user chooses. */
  dudas?: readonly string[]
  /** Columns whose values stand together in this one: year and group in "2° B". */
  junta?: readonly Column[]
}

interface ReadColumns<Column extends string> {
  encabezados: readonly string[]
  columnas: readonly ReadColumn<Column>[]
  muestra: readonly (readonly string[])[]
}

export type ColumnMapping<Column extends string> = Readonly<Record<Column, string>>

export const mappingOf = <Column extends string>({ columnas }: ReadColumns<Column>): ColumnMapping<Column> =>
  Object.fromEntries(
    columnas.map(({ columna, encabezado }) => [columna, encabezado ?? '']),
  ) as ColumnMapping<Column>

const givenOf = <Column extends string>(
  { columnas }: ReadColumns<Column>,
  mapping: ColumnMapping<Column>,
): Set<Column> =>
  new Set(columnas.filter(({ columna }) => mapping[columna]).flatMap(({ junta = [] }) => junta))

export const missingOf = <Column extends string>(
  read: ReadColumns<Column>,
  mapping: ColumnMapping<Column>,
): Column[] => {
  const given = givenOf(read, mapping)
  return read.columnas
    .filter(({ columna, obligatoria }) => obligatoria && !mapping[columna] && !given.has(columna))
    .map(({ columna }) => columna)
}

export const repeatedOf = <Column extends string>(
  { columnas }: Pick<ReadColumns<Column>, 'columnas'>,
  mapping: ColumnMapping<Column>,
): Column[] => {
  const uses = columnas.map(({ columna }) => mapping[columna])
  return columnas
    .map(({ columna }) => columna)
    .filter((column, at) => mapping[column] && uses.indexOf(mapping[column]) < at)
}

export const doubtsOf = <Column extends string>(
  { columnas }: Pick<ReadColumns<Column>, 'columnas'>,
  mapping: ColumnMapping<Column>,
): Column[] =>
  columnas.filter(({ columna, dudas }) => dudas && !mapping[columna]).map(({ columna }) => columna)

export const unusedOf = (
  { encabezados }: Pick<ReadColumns<string>, 'encabezados'>,
  mapping: ColumnMapping<string>,
): string[] => {
  const used = new Set(Object.values(mapping))
  return encabezados.filter((heading) => !used.has(heading))
}

export const mappingText = (mapping: ColumnMapping<string>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(mapping).filter(([, heading]) => heading)))

const SAMPLE_LENGTH = 28
const short = (text: string): string =>
  text.length > SAMPLE_LENGTH ? `${text.slice(0, SAMPLE_LENGTH - 1)}…` : text
const list = new Intl.ListFormat('es-MX', { type: 'disjunction' })

const texts = {
  none: 'No está en el archivo',
  together: 'Viene junto en otra columna',
  option: (heading: string, sample: string | undefined) =>
    sample === undefined ? heading : `${heading} (${short(sample)})`,
  reasons: { ENCABEZADO: 'Por el encabezado.', CONTENIDO: 'Por el contenido.' },
  sample: (values: readonly string[]) => `Por ejemplo: ${values.map(short).join(' · ')}`,
  doubt: (headings: readonly string[]) =>
    `Puede ser ${list.format(headings.map((heading) => `«${heading}»`))}: elige una.`,
  repeated: 'Esta columna del archivo ya está elegida en otro dato.',
} as const

const valuesOf = ({ encabezados, muestra }: ReadColumns<string>, heading: string): string[] => {
  const at = encabezados.indexOf(heading)
  return [...new Set(muestra.flatMap((cells) => (cells[at] ? [cells[at]] : [])))]
}

interface ColumnFieldsProps<Column extends string> {
  read: ReadColumns<Column>
  labels: Readonly<Record<Column, string>>
  mapping: ColumnMapping<Column>
  onChange: (mapping: ColumnMapping<Column>) => void
  only?: readonly Column[]
}

function ColumnFields<Column extends string>(props: ColumnFieldsProps<Column>) {
  const { read, labels, mapping, onChange, only } = props
  const options = read.encabezados.map((value) => ({
    value,
    label: texts.option(value, valuesOf(read, value)[0]),
  }))
  const given = givenOf(read, mapping)
  const repeated = repeatedOf(read, mapping)
  const hintOf = ({ columna, encabezado, por, dudas }: ReadColumn<Column>): string | undefined => {
    const chosen = mapping[columna]
    if (!chosen) return dudas && texts.doubt(dudas)
    const values = valuesOf(read, chosen)
    const why = por && chosen === encabezado ? texts.reasons[por] : ''
    return [why, values.length > 0 ? texts.sample(values) : ''].filter(Boolean).join(' ') || undefined
  }
  return (
    <FieldGrid>
      {read.columnas
        .filter(({ columna }) => !only || only.includes(columna))
        .map((column) => (
          <SelectInput
            key={column.columna}
            label={labels[column.columna]}
            required={column.obligatoria && !given.has(column.columna)}
            options={options}
            emptyLabel={given.has(column.columna) ? texts.together : texts.none}
            value={mapping[column.columna]}
            onChange={({ target }) => onChange({ ...mapping, [column.columna]: target.value })}
            hint={hintOf(column)}
            error={repeated.includes(column.columna) ? texts.repeated : undefined}
          />
        ))}
    </FieldGrid>
  )
}

const Part = styled('fieldset')(({ theme: { spacing } }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: spacing(1), fontWeight: 600 },
}))

interface ColumnPartsProps<Column extends string> extends ColumnFieldsProps<Column> {
  parts: readonly { title: string; only: readonly Column[] }[]
  disabled: boolean
}

export function ColumnParts<Column extends string>({ parts, disabled, ...fields }: ColumnPartsProps<Column>) {
  return parts.map(({ title, only }) => (
    <Part key={title} disabled={disabled}>
      <legend>{title}</legend>
      <ColumnFields {...fields} only={only} />
    </Part>
  ))
}
