import { monthLabel } from '@contract/domain/months'
import { markedDays, monthGrid, type MonthOfYear } from './monthGrid'

const CELL = 74
const LEFT = 47
const TOP = 660

const text = (x: number, y: number, size: number, words: string): string =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${words.replace(/[()\\]/g, '\\$&')}) Tj ET\n`

const page = (month: MonthOfYear): string => {
  const marked = markedDays(month)
  const days = monthGrid(month).map(({ dia, column, row, weekend }) => {
    const [x, y] = [LEFT + column * CELL, TOP - (row + 1) * CELL]
    const fill = marked.includes(dia) ? '0.80 0.90 0.94' : weekend ? '0.94 0.95 0.96' : '1 1 1'
    return (
      `${fill} rg ${x} ${y} ${CELL} ${CELL} re B\n0.08 0.14 0.18 rg\n` +
      text(x + 8, y + CELL - 20, 13, String(dia))
    )
  })
  const week = ['LUN', 'MAR', 'MIÉ', 'JUE', 'VIE', 'SÁB', 'DOM']
  return (
    `0.04 0.35 0.46 rg\n${text(LEFT, 730, 24, 'CALENDARIO ESCOLAR')}0.30 0.36 0.41 rg\n` +
    text(LEFT, 702, 15, monthLabel(month)) +
    week.map((day, at) => text(LEFT + at * CELL + 8, TOP + 8, 10, day)).join('') +
    `0.80 0.84 0.87 RG\n${days.join('')}0.30 0.36 0.41 rg\n` +
    text(LEFT, 170, 11, 'En azul: juntas, consejo técnico y festivales.')
  )
}

/** The same leaf as a pdf of one letter page. */
export const monthPdf = (month: MonthOfYear): Buffer => {
  const content = page(month)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}endstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
  ]
  let written = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = written.length
    written += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const count = objects.length + 1
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}`
  const end = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${written.length}\n%%EOF\n`
  return Buffer.from(written + table + end, 'latin1')
}
