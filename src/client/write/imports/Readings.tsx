import type { ImportResult } from '@contract/imports/imports.schemas'
import { countText, withCommas } from '@contract/domain/text'
import { labelOf } from '../../ui/files/fileErrors'
import { PlainList, Quiet, Stack } from '../../ui/layout/layout'

export type Lectura = NonNullable<ImportResult['lecturas']>[number]

const rowsText = (count: number): string => countText(count, 'renglón', 'renglones', withCommas)

export function Readings({
  lecturas,
  labels,
}: {
  lecturas: readonly Lectura[]
  labels: Readonly<Record<string, string>>
}) {
  return (
    <Stack gap={1}>
      <strong>Así se leyeron las palabras del archivo</strong>
      <PlainList aria-label="Palabras del archivo">
        {lecturas.map(({ columna, de, a, filas }) => (
          <li key={`${columna} ${de} ${a}`}>
            <Quiet>{`${labelOf(labels, columna)}: `}</Quiet>
            {`«${de}» → ${a}: ${rowsText(filas)}`}
          </li>
        ))}
      </PlainList>
    </Stack>
  )
}
