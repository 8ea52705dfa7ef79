import { markedDays, monthGrid, type GridDay, type MonthOfYear } from './monthGrid'

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
