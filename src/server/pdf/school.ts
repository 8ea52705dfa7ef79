import type { Block } from './block'
import { drawRule } from './shapes'
import { FAINT, INNER, MARGIN, type Paper } from './paper'
import { fittedHeight, writeFitted, type TextPlace, type TextStyle } from './text'

export interface School {
  readonly name: string
  readonly lines: readonly string[]
  readonly logo: Uint8Array | null
}

interface HeadOptions {
  readonly title: string
  readonly subtitle?: string
  readonly notes?: readonly string[]
  readonly x?: number
  readonly width?: number
}

const LOGO = 46
const GAP = 10
const TITLE_SHARE = 0.34

interface Written {
  readonly text: string
  readonly style: TextStyle
}

const columnHeight = (doc: Paper, lines: readonly Written[], width: number): number =>
  lines.reduce((sum, { text, style }) => sum + fittedHeight(doc, text, width, style) + 1, 0)

const writeColumn = (doc: Paper, lines: readonly Written[], place: TextPlace): void => {
  lines.reduce((y, { text, style }) => writeFitted(doc, text, { ...place, y }, style) + 1, place.y)
}

const rightColumn = ({ title, subtitle, notes = [] }: HeadOptions): Written[] => [
  { text: title, style: { size: 15, bold: true, align: 'right' } },
  ...(subtitle ? [{ text: subtitle, style: { size: 11, align: 'right' } } as const] : []),
  ...notes.map((text): Written => ({ text, style: { size: 8, bold: true, align: 'right' } })),
]

const leftColumn = ({ name, lines }: School): Written[] => [
  { text: name, style: { size: 15, bold: true } },
  ...(lines.length > 0 ? [{ text: lines.join('\n'), style: { size: 8.5, color: FAINT } }] : []),
]

export const measureHead = (doc: Paper, school: School, head: HeadOptions): Block => {
  const { x = MARGIN, width = INNER } = head
  const { logo } = school
  const titleWidth = width * TITLE_SHARE
  const indent = logo ? LOGO + GAP : 0
  const nameWidth = width - titleWidth - GAP - indent
  const [left, right] = [leftColumn(school), rightColumn(head)]
  const inner = Math.max(
    columnHeight(doc, left, nameWidth),
    columnHeight(doc, right, titleWidth),
    logo ? LOGO : 0,
  )
  return {
    height: inner + 12,
    draw: (y: number): void => {
      if (logo) doc.image(Buffer.from(logo), x, y, { fit: [LOGO, LOGO], align: 'center', valign: 'center' })
      writeColumn(doc, left, { x: x + indent, y, width: nameWidth })
      writeColumn(doc, right, { x: x + width - titleWidth, y, width: titleWidth })
      drawRule(doc, { x, y: y + inner + 4, width })
    },
  }
}

export const drawHead = (
  doc: Paper,
  school: School,
  { y = MARGIN, ...head }: HeadOptions & { readonly y?: number },
): number => {
  const { height, draw } = measureHead(doc, school, head)
  draw(y)
  return y + height
}
