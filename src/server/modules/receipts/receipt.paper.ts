import { heightOf, stack } from '../../pdf/block'
import { numberPages } from '../../pdf/pageNumbers'
import { createPaper, newPage, PAGE, toPdf, WARNING, type Box, type Paper } from '../../pdf/paper'
import type { School } from '../../pdf/school'
import { drawCutLine, drawMark } from '../../pdf/shapes'
import { receiptBlocks, type ReceiptBlocks } from './receipt.blocks'
import type { ReceiptContent } from './receipt.content'

/** Who keeps which half. */
export const COPIES = ['ORIGINAL: PADRE O TUTOR', 'COPIA: ESCUELA'] as const

/** What a copy may take of half a page; the cut needs some air. */
const HALF = PAGE.height / 2
const EDGE = 20

const mark = (doc: Paper, { reimpresion, cancelacion }: ReceiptContent, box: Box): void => {
  if (cancelacion) drawMark(doc, 'CANCELADO', box, { color: WARNING, strength: 0.16 })
  else if (reimpresion) drawMark(doc, 'REIMPRESIÓN', box)
}

/** Head and table from the top, what is signed at the bottom of the half. */
const drawHalf = (doc: Paper, content: ReceiptContent, blocks: ReceiptBlocks, top: number): void => {
  mark(doc, content, { x: 0, y: top, width: PAGE.width, height: HALF })
  stack([blocks.head, ...blocks.rows], top + EDGE)
  stack([blocks.foot], top + HALF - EDGE - blocks.foot.height)
}

/** A copy on pages of its own: the head on each, the rows over as many as they take, the foot behind the last. */
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

/**
 * Two copies on one letter page with a line to cut along; a payment of too many lines has each copy on pages of its own.
 * @returns the pdf
 */
export const drawReceipt = (school: School, content: ReceiptContent, now: Date): Promise<Buffer> => {
  const doc = createPaper({ title: `Recibo ${content.folio}`, author: school.name, now })
  const copies = COPIES.map((copy) => receiptBlocks(doc, { school, content, copy }))
  const fits = copies.every(({ head, rows, foot }) => heightOf([head, ...rows, foot]) <= HALF - 2 * EDGE)
  if (fits) {
    copies.forEach((blocks, at) => drawHalf(doc, content, blocks, at * HALF))
    drawCutLine(doc, { y: HALF, width: PAGE.width })
    return toPdf(doc)
  }
  for (const [at, blocks] of copies.entries()) {
    if (at > 0) newPage(doc)
    const start = doc.bufferedPageRange().count - 1
    drawWhole(doc, content, blocks)
    // Each copy counts its own: they go to two people.
    numberPages(doc, '', { start, count: doc.bufferedPageRange().count - start })
  }
  return toPdf(doc)
}
