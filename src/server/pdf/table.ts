import { drawEdge, drawRule } from './shapes'
import { BOTTOM, FAINT, INK, MARGIN, newPage, RULE, type Paper } from './paper'
import { oneLine, textHeight, writeText, type TextStyle } from './text'

export interface Column<Row> {
  readonly title: string
  /** Points; the widths of all columns together are the table's. */
  readonly width: number
  readonly align?: 'left' | 'center' | 'right'
  /** Points between text and sides, 4 by default. */
  readonly pad?: number
  readonly edge?: 'thin' | 'thick'
  readonly oneLine?: boolean
  readonly text: (row: Row) => string
}

interface Table<Row> {
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly y: number
  readonly x?: number
  readonly continueAt?: (doc: Paper) => number
  readonly size?: number
  /** Least height of a row in points, to write in by hand; the text then gets less air. */
  readonly rowHeight?: number
  readonly dense?: boolean
  /** Points needed below the table, which so never begins a page alone: the last two rows go with it. */
  readonly keepBelow?: number
  readonly styleOf?: (row: Row) => Pick<TextStyle, 'bold' | 'color'>
}

const PAD = { x: 4, y: 3, byHand: 1.5, dense: 0.4 }
const LAST_ROWS = 2

const padOf = ({ pad = PAD.x }: Pick<Column<never>, 'pad'>): number => pad

const columnStarts = <Row>(columns: readonly Column<Row>[], x: number): number[] =>
  columns.map((_, at) => columns.slice(0, at).reduce((sum, { width }) => sum + width, x))

interface Line {
  readonly cells: readonly string[]
  readonly style: TextStyle
}

/** Cells wrap at blanks; an amount has none, so it stays on one line. */
const createLines = <Row>(doc: Paper, { columns, x = MARGIN, rowHeight = 0, dense = false }: Table<Row>) => {
  const starts = columnStarts(columns, x)
  const inner = columns.map((column) => column.width - 2 * padOf(column))
  const air = dense ? PAD.dense : rowHeight > 0 ? PAD.byHand : PAD.y
  return {
    height: ({ cells, style }: Line): number =>
      Math.max(
        rowHeight,
        Math.max(
          ...cells.map((cell, at) => textHeight(doc, columns[at]!.oneLine ? '' : cell, inner[at]!, style)),
        ) +
          2 * air,
      ),
    draw: ({ cells, style }: Line, y: number, height: number): void =>
      cells.forEach((cell, at) => {
        const column = columns[at]!
        const place = { x: starts[at]! + padOf(column), y: y + air, width: inner[at]! }
        if (column.edge) drawEdge(doc, { x: starts[at]!, y, height, thick: column.edge === 'thick' })
        if (!cell) return
        const { text, size } = column.oneLine
          ? oneLine(doc, cell, place.width, style)
          : { text: cell, size: style.size }
        writeText(doc, text, place, { ...style, ...(size ? { size } : {}), align: column.align ?? 'left' })
      }),
  }
}

/** Repeats the head on every page and keeps rows whole. @returns the y below the last row, on the page of that row */
export const drawTable = <Row>(doc: Paper, table: Table<Row>): number => {
  const { columns, rows, x = MARGIN, size = 9, continueAt, styleOf, keepBelow = 0 } = table
  const width = columns.reduce((sum, column) => sum + column.width, 0)
  const lines = createLines(doc, table)
  const head: Line = {
    cells: columns.map(({ title }) => title),
    style: { size: size - 1, bold: true, color: FAINT },
  }
  const drawHeadLine = (y: number): number => {
    const below = y + lines.height(head)
    lines.draw(head, y, below - y)
    drawRule(doc, { x, y: below, width, color: INK, weight: 0.8 })
    return below
  }
  const drawn = rows.map((row) => {
    const line: Line = { cells: columns.map(({ text }) => text(row)), style: { size, ...styleOf?.(row) } }
    return { line, height: lines.height(line) }
  })
  const lastRows = Math.max(1, rows.length - LAST_ROWS)
  const heightNeeded = (at: number): number =>
    at < lastRows ? drawn[at]!.height : drawn.slice(at).reduce((sum, { height }) => sum + height, keepBelow)
  let y = drawHeadLine(table.y)
  let onPage = 0
  drawn.forEach(({ line, height }, at) => {
    // A row that fits on no page starts here, or a page with only the head would come first.
    if (y + height > BOTTOM || (onPage > 0 && y + heightNeeded(at) > BOTTOM)) {
      newPage(doc)
      y = drawHeadLine(continueAt?.(doc) ?? MARGIN)
      onPage = 0
    }
    lines.draw(line, y, height)
    y += height
    onPage += 1
    drawRule(doc, { x, y, width, color: RULE, weight: 0.4 })
  })
  return y
}
