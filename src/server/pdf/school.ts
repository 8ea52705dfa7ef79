import { drawRule } from './lines'
import { FAINT, INNER, MARGIN, type Paper } from './paper'
import { writeFitted, writeText } from './text'

/** What papers say of the school (README, Configuration). */
export interface School {
  readonly name: string
  /** One line or several; null when SCHOOL_ADDRESS is not set. */
  readonly address: string | null
  /** A png, re-encoded; null when SCHOOL_LOGO is not set. */
  readonly logo: Buffer | null
}

export interface HeadOptions {
  /** The kind of document, in capitals: 'RECIBO DE PAGO'. */
  readonly title: string
  /** Smaller, below the title: a folio, a day. */
  readonly subtitle?: string
  readonly x?: number
  readonly y?: number
  readonly width?: number
}

const LOGO = 46
const GAP = 10

/**
 * Logo, name and address at the left, what the paper is at the right, a rule below.
 * @returns the y below the rule
 */
export const drawHead = (doc: Paper, { name, address, logo }: School, head: HeadOptions): number => {
  const { title, subtitle, x = MARGIN, y = MARGIN, width = INNER } = head
  const titleWidth = width * 0.34
  const left = logo ? x + LOGO + GAP : x
  const nameWidth = width - titleWidth - GAP - (left - x)
  if (logo) doc.image(logo, x, y, { fit: [LOGO, LOGO], align: 'center', valign: 'center' })
  const belowName = writeFitted(doc, name, { x: left, y, width: nameWidth }, { size: 15, bold: true })
  const belowAddress = address
    ? writeText(doc, address, { x: left, y: belowName + 1, width: nameWidth }, { size: 8.5, color: FAINT })
    : belowName
  const right = { x: x + width - titleWidth, width: titleWidth }
  const belowTitle = writeFitted(doc, title, { ...right, y }, { size: 15, bold: true, align: 'right' })
  const belowRight = subtitle
    ? writeFitted(doc, subtitle, { ...right, y: belowTitle + 1 }, { size: 10, align: 'right' })
    : belowTitle
  const bottom = Math.max(belowAddress, belowRight, logo ? y + LOGO : 0) + 6
  drawRule(doc, { x, y: bottom, width })
  return bottom + 8
}
