import { heightOf, stack } from '../../pdf/block'
import { HALF } from '../../pdf/halves'
import { numberPages } from '../../pdf/pageNumbers'
import { createPaper, newPage, PAGE, toPdf, WARNING, type Box, type Paper } from '../../pdf/paper'
import type { School } from '../../pdf/school'
import { drawCutLine, drawMark } from '../../pdf/shapes'
import { receiptBlocks, type ReceiptBlocks } from './receiptBlocks'
import type { ReceiptContent } from './receiptContent'

const COPIES = ['ORIGINAL: PADRE O TUTOR', 'COPIA: ESCUELA'] as const

const EDGE = 20

const mark = (doc: Paper, { reimpresion, cancelacion }: ReceiptContent, box: Box): void => {
  if (cancelacion) drawMark(doc, 'CANCELADO', box, { color: WARNING, strength: 0.16 })
  else if (reimpresion) drawMark(doc, 'REIMPRESIÓN', box)
}

/** Ways to fit both copies on one page, most readable first: then a family's lines in two columns, then smaller. */
const LAYOUTS = [
  { columns: 1, scale: 1 },
  { columns: 2, scale: 1 },
  { columns: 2, scale: 0.86 },
  { columns: 2, scale: 0.76 },
] as const
type Layout = (typeof LAYOUTS)[number]

const fitsHalf = ({ head, rows, foot }: ReceiptBlocks, scale: number): boolean =>
  heightOf([head, ...rows, foot]) * scale <= HALF - 2 * EDGE

const drawHalf = (
  doc: Paper,
  content: ReceiptContent,
  blocks: ReceiptBlocks,
  { top, scale }: { top: number; scale: number },
): void => {
  const [height, edge] = [HALF / scale, EDGE / scale]
  doc.save()
  doc.translate((PAGE.width * (1 - scale)) / 2, top).scale(scale)
  mark(doc, content, { x: 0, y: 0, width: PAGE.width, height })
  stack([blocks.head, ...blocks.rows], edge)
  stack([blocks.foot], height - edge - blocks.foot.height)
  doc.restore()
}

const drawWhole = (doc: Paper, content: ReceiptContent, { head, rows, foot }: ReceiptBlocks): void => {
  const bottom = PAGE.height - 2 * EDGE
  const begin = (): number => {
    mark(doc, content, { x: 0, y: 0, width: PAGE.width, height: PAGE.height })
    return stack([head], EDGE * 1.5)
  }
  let y = begin()
  for (const block of [...rows, foot]) {
    if (y + block.height > bottom) {
      newPage(doc)
      y = begin()
    }
    block.draw(y)
    y += block.height
  }
}

/** Two copies on one letter page with a line to cut along; when the lines are too many, each has pages of its own. */
export const drawReceipt = (school: School, content: ReceiptContent, now: Date): Promise<Buffer> => {
  const doc = createPaper({ title: `Recibo ${content.folio}`, author: school.name, now })
  const copiesOf = (columns: number) =>
    COPIES.map((copy) => receiptBlocks(doc, { school, content, copy, columns }))
  const fits = ({ columns, scale }: Layout) => copiesOf(columns).every((copy) => fitsHalf(copy, scale))
  const layout = LAYOUTS.find(fits)
  if (layout) {
    const { columns, scale } = layout
    copiesOf(columns).forEach((blocks, at) => drawHalf(doc, content, blocks, { top: at * HALF, scale }))
    drawCutLine(doc, { y: HALF, width: PAGE.width })
    return toPdf(doc)
  }
  for (const [at, blocks] of copiesOf(1).entries()) {
    if (at > 0) newPage(doc)
    const start = doc.bufferedPageRange().count - 1
    drawWhole(doc, content, blocks)
    // Pages are numbered per copy, as the two go to different people.
    numberPages(doc, '', { start, count: doc.bufferedPageRange().count - start })
  }
  return toPdf(doc)
}
