import { createHash } from 'node:crypto'
import type { BankFileRow, ImportedFile } from '@contract/bank/bank.schemas'
import { BANK_FILE, otherBankProblem, type BankColumn } from '@contract/bank/fileColumns.rules'
import { balanceWarnings, readBankRow, type BankRow, type FileDeposit } from '@contract/bank/fileRows.rules'
import type { IsoDate } from '@contract/domain/dates'
import { toPesos } from '@contract/domain/money'
import { assertField, badField, HttpProblem } from '../../shared/problem'
import type { Sheet } from '../../sheets/sheet'
import { rowByRow } from '../../shared/yielding'
import { assertTable, columnsOf, tableOf, textsOf, type Table } from '../../sheets/table'
import type { NewDeposit } from './deposits.queries'

const WORDS = { many: 'movimientos', none: 'ningún movimiento' }
const MAX_WARNINGS = 50

export interface BankSheet {
  rows: readonly { fila: number; row: BankRow; texts: Readonly<Partial<Record<BankColumn, string>>> }[]
  columns: Pick<ImportedFile, 'encabezados' | 'columnas' | 'muestra'>
  avisos: ImportedFile['avisos']
  deposits: readonly NewDeposit[]
}

const assertAmounts = ({ columns }: Table<BankColumn>): void => {
  if (!columns.has('abono') && !columns.has('importe'))
    throw badField('abono', 'Al archivo le falta la columna de los depósitos: indica cuál es.')
}

interface Reading {
  banco: string
  /** JSON {column: heading} of the call. */
  mapping: string | undefined
  /** The same, kept by the account. */
  accountMapping: string | undefined
  today: IsoDate
  isDryRun: boolean
}

/** The call's columns, else the account's; where the file lacks these, as the bank changed its layout, those that its headings tell. */
const fileOf = (
  sheet: Sheet,
  { mapping, accountMapping }: Pick<Reading, 'mapping' | 'accountMapping'>,
): Table<BankColumn> => {
  const readBy = (columns: string | undefined) => tableOf(BANK_FILE, sheet, columns, WORDS)
  if (mapping !== undefined) return readBy(mapping)
  try {
    return readBy(accountMapping)
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error
    return readBy(undefined)
  }
}

const hasAllColumns = ({ columns }: Table<BankColumn>): boolean =>
  columns.has('dia') && (columns.has('abono') || columns.has('importe'))

/** Two equal rows of one day are two deposits: the key counts which of them a row is. */
const keysOf = () => {
  const places = new Map<string, number>()
  return ({ fecha, centavos, texto, rastreo }: FileDeposit): string => {
    if (rastreo !== null) return `RASTREO ${rastreo}`
    const digest = createHash('sha256').update(`${fecha}|${centavos}|${texto}`).digest('hex')
    const place = (places.get(digest) ?? 0) + 1
    places.set(digest, place)
    return `RENGLON ${digest} ${place}`
  }
}

/** @throws 400 no row, another bank's file, wrong columns · 413 */
export const readBankSheet = async (
  sheet: Sheet,
  { banco, mapping, accountMapping, today, isDryRun }: Reading,
): Promise<BankSheet> => {
  const file = fileOf(sheet, { mapping, accountMapping })
  if (file.rows.length === 0) throw badField('file', `El archivo no trae ${WORDS.none}.`)
  assertField('cuentaId', otherBankProblem(file.headings, banco))
  if (!isDryRun) {
    assertTable(BANK_FILE, file, WORDS)
    assertAmounts(file)
  }
  const { encabezados, columnas, muestra } = columnsOf(BANK_FILE, file)
  const deposits: NewDeposit[] = []
  const keyOf = keysOf()
  const rows = await rowByRow(hasAllColumns(file) ? file.rows : [], (each) => {
    const { fila } = each
    const texts = textsOf(file, each)
    const row = readBankRow(texts, today)
    if (row.tipo === 'DEPOSITO') deposits.push({ fila, clave: keyOf(row), ...row })
    return { fila, texts, row }
  })
  const balances = balanceWarnings(rows.map(({ fila, row, texts }) => ({ fila, row, saldo: texts.saldo })))
  return {
    rows,
    columns: { encabezados, columnas, muestra },
    avisos: balances.slice(0, MAX_WARNINGS),
    deposits,
  }
}

const stateOf = (row: BankRow, isNew: boolean): BankFileRow['estado'] => {
  if (row.tipo !== 'DEPOSITO') return row.tipo
  return isNew ? 'NUEVO' : 'REPETIDO'
}

export const answerRows = ({ rows }: BankSheet, newRows: ReadonlySet<number>) => {
  const filas = rows.map(({ fila, row, texts }): BankFileRow => {
    const isDeposit = row.tipo === 'DEPOSITO'
    return {
      fila,
      estado: stateOf(row, newRows.has(fila)),
      fecha: isDeposit ? row.fecha : null,
      monto: row.tipo === 'RECHAZADO' ? null : toPesos(row.centavos),
      texto: isDeposit ? row.texto : (texts.descripcion ?? texts.concepto ?? '').slice(0, 200),
      ...(row.tipo === 'RECHAZADO' ? { motivo: row.motivo } : {}),
    }
  })
  const count = (estado: BankFileRow['estado']) => filas.filter((row) => row.estado === estado).length
  const resumen = {
    nuevos: count('NUEVO'),
    repetidos: count('REPETIDO'),
    cargos: count('CARGO'),
    rechazados: count('RECHAZADO'),
  }
  return { filas, resumen }
}
