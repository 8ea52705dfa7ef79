import { GROUP_PAPERS } from '@contract/groupPapers/groupPapers.rules'
import { referenceText } from '@contract/parents/reference.rules'
import { FAINT, INK, PAGE, RULE, type Box, type Paper } from '../../pdf/paper'
import { drawPortrait, PHOTO_RATIO } from '../../pdf/portrait'
import type { School } from '../../pdf/school'
import { drawQr, drawRule } from '../../pdf/shapes'
import { writeField, writeInBox, writeText } from '../../pdf/text'
import { createSheet, type GroupHead } from './groupSheet'

export interface Card {
  readonly nombre: string
  readonly numero_control: string
  readonly lugar: string
  readonly photo: Uint8Array | null
  readonly enlace: string
  readonly referencia: string | null
}

const mm = (millimetres: number): number => (millimetres * 72) / 25.4

/** ID-1 of ISO/IEC 7810, the size of a bank card. */
export const CARD = { width: mm(85.6), height: mm(54) } as const

const COLUMNS = 2
const ROWS = 4
const CARDS_A_PAGE = COLUMNS * ROWS
const GAP = mm(5)

const start = (page: number, count: number, length: number): number =>
  (page - count * length - (count - 1) * GAP) / 2

const LEFT = start(PAGE.width, COLUMNS, CARD.width)
const TOP = start(PAGE.height, ROWS, CARD.height)

/** Centred, so front and back lie on each other. @param at from 0 */
const frontAt = (at: number): Box => ({
  ...CARD,
  x: LEFT + (at % COLUMNS) * (CARD.width + GAP),
  y: TOP + Math.floor(at / COLUMNS) * (CARD.height + GAP),
})

/** For the next page: the printer turns the sheet over its long edge, so left and right change places. */
const backAt = (at: number): Box => {
  const front = frontAt(at)
  return { ...front, x: PAGE.width - front.x - front.width }
}

const PAD = 9
const HEAD = 28
const LOGO = 26
const PHOTO = { width: 68, height: 68 / PHOTO_RATIO } as const
const QR = 88

const drawEdges = (doc: Paper, { x, y, width, height }: Box): void => {
  doc.rect(x, y, width, height).lineWidth(0.5).strokeColor(RULE).stroke()
}

const drawFront = (doc: Paper, school: School, { ciclo }: GroupHead, card: Card, box: Box): void => {
  const { x, y, width, height } = box
  drawEdges(doc, box)
  const inner = width - 2 * PAD
  const indent = school.logo ? LOGO + 6 : 0
  if (school.logo)
    doc.image(Buffer.from(school.logo), x + PAD, y + PAD, {
      fit: [LOGO, LOGO],
      align: 'center',
      valign: 'center',
    })
  const title = { x: x + PAD + indent, y: y + PAD, width: inner - indent, height: HEAD }
  writeInBox(doc, school.name, title, { size: 10.5, bold: true })
  drawRule(doc, { x: x + PAD, y: y + PAD + HEAD + 2, width: inner, color: INK, weight: 0.8 })
  const top = y + PAD + HEAD + 8
  drawPortrait(doc, card.photo, { x: x + PAD, y: top, ...PHOTO })
  const left = x + PAD + PHOTO.width + 8
  const column = { x: left, width: x + width - PAD - left }
  writeInBox(doc, card.nombre, { ...column, y: top, height: 42 }, { size: 11, bold: true })
  const belowPlace = writeField(
    doc,
    { label: 'Grado y grupo', value: card.lugar },
    { ...column, y: top + 44 },
    { size: 9 },
  )
  const half = { ...column, width: column.width / 2 - 2 }
  const small = { size: 8.5 }
  writeField(
    doc,
    { label: 'No. de control', value: card.numero_control },
    { ...half, y: belowPlace + 2 },
    small,
  )
  const right = { ...half, x: left + column.width / 2 + 2, y: belowPlace + 2 }
  writeField(doc, { label: 'Ciclo', value: ciclo }, right, small)
  const foot = { x: x + PAD, y: y + height - 14, width: inner }
  writeText(doc, 'CREDENCIAL DE ALUMNO', foot, { size: 6.5, bold: true, align: 'right' })
}

const drawBack = (doc: Paper, school: School, card: Card, box: Box): void => {
  const { x, y, width, height } = box
  drawEdges(doc, box)
  drawQr(doc, card.enlace, { x: x + PAD + 2, y: y + (height - QR) / 2, size: QR })
  const left = x + PAD + QR + 14
  const place = { x: left, width: x + width - PAD - left }
  const ask = { ...place, y: y + PAD + 2, height: 36 }
  writeInBox(doc, 'Escanea el código para comprobar que esta credencial está vigente.', ask, { size: 8 })
  writeInBox(doc, card.numero_control, { ...place, y: y + PAD + 40, height: 14 }, { size: 10, bold: true })
  const reference = { ...place, y: y + PAD + 54, height: 11 }
  if (card.referencia) writeInBox(doc, referenceText(card.referencia), reference, { size: 8.5 })
  const lost = ['Si la encuentras, devuélvela a la escuela:', school.name, ...school.lines].join('\n')
  const top = y + PAD + (card.referencia ? 68 : 56)
  writeInBox(doc, lost, { ...place, y: top, height: y + height - PAD - top }, { size: 7.5, color: FAINT })
}

const HOW = 'imprime al 100 %, a doble cara, volteando por el lado largo'

export const drawCards = (school: School, head: GroupHead, cards: readonly Card[]): Promise<Buffer> => {
  const { doc, breakPage, finish } = createSheet({ school, ...head, name: GROUP_PAPERS.credenciales })
  for (let first = 0; first < cards.length; first += CARDS_A_PAGE) {
    const page = cards.slice(first, first + CARDS_A_PAGE)
    if (first > 0) breakPage()
    page.forEach((card, at) => drawFront(doc, school, head, card, frontAt(at)))
    breakPage()
    page.forEach((card, at) => drawBack(doc, school, card, backAt(at)))
  }
  return finish(`${head.lugar} · ${GROUP_PAPERS.credenciales} · ${HOW}`)
}
