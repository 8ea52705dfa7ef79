import { isValidElement, type ReactNode } from 'react'
import type { Cell } from 'write-excel-file/universal'
import { toCsv } from '@contract/domain/csv'
import { saveBlob } from '../files/saveText'
import { MoneyText } from '../page/MoneyText'
import { StatusChip } from '../page/StatusChip'
import type { Column, Exported } from './columns'
import type { Table } from './exported'
import { FaceName } from './FaceName'

const DASH = '—'

/** Texts and numbers of a cell; an amount without other text stays a number. */
const partsOf = (node: ReactNode): (string | number)[] => {
  if (typeof node === 'string' || typeof node === 'number') return [node]
  if (Array.isArray(node)) return node.flatMap(partsOf)
  if (!isValidElement<Record<string, ReactNode>>(node)) return []
  const { type, props } = node
  if (type === MoneyText) return [props.pesos as number]
  if (type === StatusChip) return [props.label as string]
  if (type === FaceName) return [props.nombre as string]
  return partsOf(props.children)
}

const shownBy = (node: ReactNode): Exported => {
  const parts = partsOf(node).filter((part) => part !== '' && part !== DASH)
  return parts.length > 1 ? parts.join(' · ') : parts[0]
}

/** Days as calls send them and as cells show them, the latter also with a time. */
const DAY = /^(\d{4})-(\d\d)-(\d\d)$|^(\d\d)\/(\d\d)\/(\d{4})(?: (\d\d):(\d\d))?$/

/** Spreadsheets keep local time without a zone, so the date is made as UTC. */
const wallClock = (text: string): Date | null => {
  const found = DAY.exec(text)
  if (!found) return null
  const [, y1, m1, d1, d2, m2, y2, hour = '0', minute = '0'] = found
  const [year, month, day] = [Number(y1 ?? y2), Number(m1 ?? m2), Number(d1 ?? d2)]
  return new Date(Date.UTC(year, month - 1, day, Number(hour), Number(minute)))
}

type Kept = string | number | Date | null

const cellOf = (value: string | number | null): Kept => {
  if (value === '') return null
  return typeof value === 'string' ? (wallClock(value) ?? value) : value
}

export const tableOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Table => {
  const valuesOf = (
    { cell, exported, header }: Column<Row>,
    row: Row,
  ): Readonly<Record<string, Exported>> => {
    if (!exported) return { [header]: shownBy(cell(row)) }
    const value = exported(row)
    return typeof value === 'object' && value !== null ? value : { [header]: value }
  }
  const [first] = rows
  const head =
    first === undefined
      ? columns.map(({ header }) => header)
      : columns.flatMap((column) => Object.keys(valuesOf(column, first)))
  return {
    head,
    rows: rows.map((row) =>
      columns.flatMap((column) => Object.values(valuesOf(column, row)).map((value) => value ?? null)),
    ),
  }
}

const DAY_FORMAT = 'dd/mm/yyyy'
const MOMENT_FORMAT = 'dd/mm/yyyy hh:mm'
const MONEY_FORMAT = '#,##0.00'

const hasHour = (day: Date): boolean => day.getTime() % 86_400_000 !== 0

const asText = (cell: Kept): string | number => {
  if (cell instanceof Date)
    return cell
      .toISOString()
      .slice(0, hasHour(cell) ? 16 : 10)
      .replace('T', ' ')
  return cell ?? ''
}

/** Columns whose amounts are all whole pesos look like counts and need no cents. */
const formatOf = (cells: readonly Kept[]): string | undefined => {
  const days = cells.filter((cell) => cell instanceof Date)
  if (days.length > 0) return days.some(hasHour) ? MOMENT_FORMAT : DAY_FORMAT
  return cells.some((cell) => typeof cell === 'number' && !Number.isInteger(cell)) ? MONEY_FORMAT : undefined
}

interface Sheet {
  head: readonly string[]
  rows: readonly (readonly Kept[])[]
}

const widthOf = (cells: readonly (string | number)[]): number =>
  Math.min(60, Math.max(8, ...cells.map((cell) => String(cell).length + 2)))

/** Texts are text cells: a spreadsheet never runs them as formulas, whatever their first character. */
const workbookOf = async ({ head, rows }: Sheet): Promise<Blob> => {
  const { default: writeXlsx } = await import('write-excel-file/universal')
  const formats = head.map((_, at) => formatOf(rows.map((row) => row[at] ?? null)))
  const cell = (value: Kept, at: number): Cell => {
    if (value === null) return null
    if (typeof value === 'string') return { value, type: String }
    const format = formats[at]
    return { value, ...(format && { format }) }
  }
  const columns = head.map((name, at) => ({
    width: widthOf([name, ...rows.map((row) => asText(row[at] ?? null))]),
  }))
  const data = [[...head], ...rows.map((row) => row.map(cell))]
  return writeXlsx(data, { sheet: 'Lista', columns, stickyRowsCount: 1 }).toBlob()
}

const fileName = (name: string): string => name.replace(/[\s\\/:*?"<>|\p{Cc}]+/gu, ' ').trim()

export const saveTable = async (kind: 'xlsx' | 'csv', name: string, given: Table): Promise<void> => {
  const table: Sheet = { ...given, rows: given.rows.map((row) => row.map(cellOf)) }
  if (kind === 'xlsx') {
    saveBlob(`${fileName(name)}.xlsx`, await workbookOf(table))
    return
  }
  const text = toCsv([table.head, ...table.rows.map((row) => row.map(asText))])
  saveBlob(`${fileName(name)}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }))
}
