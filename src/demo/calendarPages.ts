import { daysInMonth, weekdayOf } from '@contract/domain/dateMath'
import { isoDate } from '@contract/domain/dates'
import { monthLabel } from '@contract/domain/months'

export interface MonthOfYear {
  anio: number
  mes: number
}

interface GridDay {
  dia: number
  /** 0 is Monday. */
  column: number
  row: number
  weekend: boolean
}

/** The days of a month as a wall calendar shows them, weeks beginning on Monday. */
const monthGrid = ({ anio, mes }: MonthOfYear): GridDay[] => {
  const first = weekdayOf(isoDate(anio, mes, 1))
  return Array.from({ length: daysInMonth(anio, mes) }, (_, at) => {
    const column = (first + at) % 7
    return { dia: at + 1, column, row: Math.floor((first + at) / 7), weekend: column > 4 }
  })
}

/** Some days that matter, the same for a month every time: meetings, a festival. */
const markedDays = ({ anio, mes }: MonthOfYear): number[] =>
  monthGrid({ anio, mes })
    .filter(({ dia, weekend }) => !weekend && (dia * 7 + mes * 3 + anio) % 11 === 0)
    .map(({ dia }) => dia)

const BOX = 74
const LEFT = 47
const TOP = 660

const text = (x: number, y: number, size: number, words: string): string =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${words.replace(/[()\\]/g, '\\$&')}) Tj ET\n`

const page = (month: MonthOfYear): string => {
  const marked = markedDays(month)
  const days = monthGrid(month).map(({ dia, column, row, weekend }) => {
    const [x, y] = [LEFT + column * BOX, TOP - (row + 1) * BOX]
    const fill = marked.includes(dia) ? '0.80 0.90 0.94' : weekend ? '0.94 0.95 0.96' : '1 1 1'
    return (
      `${fill} rg ${x} ${y} ${BOX} ${BOX} re B\n0.08 0.14 0.18 rg\n` +
      text(x + 8, y + BOX - 20, 13, String(dia))
    )
  })
  const week = ['LUN', 'MAR', 'MIÉ', 'JUE', 'VIE', 'SÁB', 'DOM']
  return (
    `0.04 0.35 0.46 rg\n${text(LEFT, 730, 24, 'CALENDARIO ESCOLAR')}0.30 0.36 0.41 rg\n` +
    text(LEFT, 702, 15, monthLabel(month)) +
    week.map((day, at) => text(LEFT + at * BOX + 8, TOP + 8, 10, day)).join('') +
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

const WIDTH = 1200
const HEIGHT = 900
const MARGIN = 60
const HEAD = 170
const CELL = (WIDTH - 2 * MARGIN) / 7
const ROW = (HEIGHT - HEAD - MARGIN) / 6

/** One for each month, from the cold of January to the red of December. */
const COLORS = [
  ...['#2f6690', '#b5446e', '#3a7d44', '#7a5ea8', '#c06014', '#0b7a75'],
  ...['#1b6ca8', '#a8531b', '#2e6f40', '#d2691e', '#7b3f61', '#9b2226'],
] as const

/** Digits as strokes: a machine without fonts draws them too. */
const STROKES = [
  ...['M0 0H2V4H0Z', 'M1 0V4', 'M0 0H2V2H0V4H2', 'M0 0H2V4H0M0 2H2', 'M0 0V2H2M2 0V4'],
  ...['M2 0H0V2H2V4H0', 'M2 0H0V4H2V2H0', 'M0 0H2V4', 'M0 0H2V4H0ZM0 2H2', 'M2 2H0V0H2V4H0'],
] as const

const number = (value: number, x: number, y: number, color: string): string =>
  [...String(value)]
    .map((digit, at) => {
      const place = `translate(${x + at * 24} ${y}) scale(6.5)`
      return `<path d="${STROKES[Number(digit)]}" transform="${place}" stroke="${color}"/>`
    })
    .join('')

const cell = ({ dia, column, row, weekend }: GridDay, marked: boolean, color: string): string => {
  const [x, y] = [MARGIN + column * CELL, HEAD + row * ROW]
  const fill = marked ? color : weekend ? '#e9eef1' : '#ffffff'
  return (
    `<rect x="${x + 5}" y="${y + 5}" width="${CELL - 10}" height="${ROW - 10}" rx="12" fill="${fill}"/>` +
    number(dia, x + 24, y + 24, marked ? '#ffffff' : weekend ? '#8595a0' : '#33454f')
  )
}

const ring = (x: number): string =>
  `<rect x="${x}" y="18" width="18" height="74" rx="9" fill="#ffffff" opacity=".85"/>`

/** A leaf of a wall calendar as an svg: weeks from Monday, weekends grey, days that matter in the month's colour. */
export const monthPicture = (month: MonthOfYear): string => {
  const color = COLORS[month.mes - 1] as string
  const marked = markedDays(month)
  const days = monthGrid(month).map((day) => cell(day, marked.includes(day.dia), color))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="none" stroke-width=".55" stroke-linejoin="round" stroke-linecap="round">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f6f8f9"/><rect width="${WIDTH}" height="${HEAD - 30}" fill="${color}"/>` +
    `${[180, 420, 762, 1002].map(ring).join('')}<g>${days.join('')}</g></svg>`
  )
}
