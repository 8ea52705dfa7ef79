import { PAGE, type Box } from '../../pdf/paper'

/** Points of a length on paper. */
const mm = (millimetres: number): number => (millimetres * 72) / 25.4

/** ID-1 of ISO/IEC 7810, the size of a bank card. */
export const CARD = { width: mm(85.6), height: mm(54) } as const

const COLUMNS = 2
const ROWS = 4
export const CARDS_A_PAGE = COLUMNS * ROWS
/** Between two cards, for scissors. */
const GAP = mm(5)

const start = (page: number, count: number, length: number): number =>
  (page - count * length - (count - 1) * GAP) / 2

const LEFT = start(PAGE.width, COLUMNS, CARD.width)
const TOP = start(PAGE.height, ROWS, CARD.height)

/** Where the front of a card is on its page; the places are centred, so that a page turned over fits itself. @param at from 0 */
export const frontAt = (at: number): Box => ({
  ...CARD,
  x: LEFT + (at % COLUMNS) * (CARD.width + GAP),
  y: TOP + Math.floor(at / COLUMNS) * (CARD.height + GAP),
})

/** Where its back is on the next page: the printer turns the sheet over its long edge, so left and right change places. */
export const backAt = (at: number): Box => {
  const front = frontAt(at)
  return { ...front, x: PAGE.width - front.x - front.width }
}
