import { longDay } from '@contract/domain/dayInWords'
import type { IsoDate } from '@contract/domain/dates'
import { titleCaseName } from '@contract/domain/names'
import { gap, stacked, type Block } from '../../pdf/block'
import { AIR, drawHalves, fitHalves } from '../../pdf/halves'
import { BOTTOM, createPaper, INNER, MARGIN, newPage, toPdf, type Paper } from '../../pdf/paper'
import { measureHead, type School } from '../../pdf/school'
import { textHeight, writeText } from '../../pdf/text'

interface Slip {
  readonly familia: string
  readonly titulo: string
  readonly texto: string
}

interface Slips {
  readonly fecha: IsoDate
  /** Name under the text; null: only the school. */
  readonly firma: string | null
  readonly slips: readonly Slip[]
  readonly now: Date
}

const WHOLE = BOTTOM - AIR

/** Points: the largest at which all slips fit two to a sheet, else the first. */
const SIZES = [11, 10, 9] as const

const lineOf = (doc: Paper, text: string, style: { size: number; bold?: boolean }): Block => ({
  height: textHeight(doc, text, INNER, style),
  draw: (y) => void writeText(doc, text, { x: MARGIN, y, width: INNER }, style),
})

/** One block per line of text, so a long text continues on the next page. */
const blocksOf = (doc: Paper, school: School, { fecha, firma }: Slips, slip: Slip, size: number): Block[] => [
  stacked([
    measureHead(doc, school, { title: 'AVISO', subtitle: longDay(fecha) }),
    gap(4),
    lineOf(doc, `Familia de ${titleCaseName(slip.familia)}`, { size: 9.5 }),
    gap(8),
    lineOf(doc, slip.titulo, { size: size + 2, bold: true }),
    gap(6),
  ]),
  ...slip.texto.split('\n').map((line) => lineOf(doc, line, { size })),
  stacked([gap(10), lineOf(doc, [firma, school.name].filter(Boolean).join(' · '), { size: 9.5 })]),
]

const drawWhole = (doc: Paper, slips: readonly (readonly Block[])[]): void =>
  slips.forEach((blocks, at) => {
    if (at > 0) newPage(doc)
    let y = AIR
    for (const block of blocks) {
      if (y + block.height > WHOLE + AIR && y > AIR) {
        newPage(doc)
        y = AIR
      }
      block.draw(y)
      y += block.height
    }
  })

/** Two to a sheet; if one is too long for half a page, each gets pages of its own. */
export const drawSlips = (school: School, told: Slips): Promise<Buffer> => {
  const doc = createPaper({ title: 'Avisos', author: school.name, now: told.now })
  const at = (size: number) => told.slips.map((slip) => blocksOf(doc, school, told, slip, size))
  const halves = SIZES.map(at).find(fitHalves)
  if (halves) drawHalves(doc, halves, 2)
  else drawWhole(doc, at(SIZES[0]))
  return toPdf(doc)
}
