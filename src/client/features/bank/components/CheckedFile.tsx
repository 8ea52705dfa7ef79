import { styled } from '@mui/material/styles'
import type { ImportedFile } from '@contract/bank/bank.schemas'
import type { BankColumn } from '@contract/bank/fileColumns.rules'
import { formatDate } from '@contract/domain/dates'
import {
  ColumnParts,
  doubtsOf,
  missingOf,
  unusedOf,
  type ColumnMapping,
} from '../../../ui/files/ColumnMapping'
import { PlainList, Quiet, Stack } from '../../../ui/layout/layout'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { MoneyText } from '../../../ui/page/MoneyText'
import { columnTexts } from '../../../write/imports/columnLabels'
import { COLUMN_LABELS, COLUMN_PARTS, texts } from '../bank.texts'

const SAMPLE = 3

const FIGURES = ['nuevos', 'repetidos', 'cargos', 'rechazados'] as const

interface Said {
  fila: number
  texto: string
}

function SaidRows({ title, rows }: { title: string; rows: readonly Said[] }) {
  if (rows.length === 0) return null
  return (
    <InfoPanel tone="warning" title={title}>
      <PlainList>
        {rows.map(({ fila, texto }) => (
          <li key={fila}>
            {`Renglón ${fila}`}: {texto}
          </li>
        ))}
      </PlainList>
    </InfoPanel>
  )
}

const labelsOf = (columns: readonly BankColumn[]): string =>
  columns.map((column) => COLUMN_LABELS[column]).join(', ')

export const missingLabels = (checked: ImportedFile, mapping: ColumnMapping<BankColumn>): string[] => [
  ...missingOf(checked, mapping).map((column) => COLUMN_LABELS[column]),
  ...(mapping.abono || mapping.importe ? [] : ['Depósitos, o Importe']),
]

const Fold = styled('details')(({ theme: { spacing } }) => ({
  '& > summary': { cursor: 'pointer', fontWeight: 600, marginBottom: spacing(1) },
}))

interface CheckedFileProps {
  checked: ImportedFile
  mapping: ColumnMapping<BankColumn>
  onMapping: (mapping: ColumnMapping<BankColumn>) => void
}

function Columns({ checked, mapping, onMapping }: CheckedFileProps) {
  const missing = missingLabels(checked, mapping)
  const doubts = doubtsOf(checked, mapping)
  const unused = unusedOf(checked, mapping)
  return (
    <Stack gap={1}>
      <Stack gap={1} role="status">
        {missing.length > 0 && (
          <InfoPanel tone="warning" title={`Elige qué columna del archivo es: ${missing.join(' · ')}.`} />
        )}
        {doubts.length > 0 && <InfoPanel tone="warning" title={columnTexts.doubts(labelsOf(doubts))} />}
      </Stack>
      <Fold open={missing.length > 0 || doubts.length > 0 || undefined}>
        <summary>Columnas del archivo</summary>
        <Stack>
          <Quiet as="p">Así se reconocieron. Lo que corrijas queda guardado con la cuenta.</Quiet>
          <ColumnParts
            parts={COLUMN_PARTS}
            read={checked}
            labels={COLUMN_LABELS}
            mapping={mapping}
            disabled={false}
            onChange={onMapping}
          />
          {unused.length > 0 && <Quiet as="p">{columnTexts.unused(unused.join(', '))}</Quiet>}
        </Stack>
      </Fold>
    </Stack>
  )
}

export function CheckedFile(props: CheckedFileProps) {
  const { resumen, filas, avisos } = props.checked
  const refused = filas.flatMap(({ fila, motivo }) => (motivo ? [{ fila, texto: motivo }] : []))
  const first = filas.filter(({ fecha }) => fecha !== null).slice(0, SAMPLE)
  return (
    <Stack gap={2}>
      {filas.length > 0 && (
        <strong>{FIGURES.map((name) => `${texts.figures[name]}: ${resumen[name]}`).join(' · ')}</strong>
      )}
      {first.length > 0 && (
        <Stack gap={0.5}>
          <Quiet>Así se leen los primeros depósitos</Quiet>
          <PlainList>
            {first.map(({ fila, fecha, monto, texto }) => (
              <li key={fila}>
                {formatDate(fecha ?? '')} · <MoneyText pesos={monto ?? 0} /> · {texto}
              </li>
            ))}
          </PlainList>
        </Stack>
      )}
      <Columns {...props} />
      <SaidRows title="Renglones rechazados" rows={refused} />
      <SaidRows title="El saldo no cuadra" rows={avisos} />
    </Stack>
  )
}
