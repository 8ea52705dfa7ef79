import { GROUP_PAPERS } from '@contract/groupPapers/groupPapers.rules'
import { flowBlocks, heightOf, stacked, type Block } from '../../pdf/block'
import { FAINT, INK, INNER, MARGIN, type Paper } from '../../pdf/paper'
import { drawPortrait, PHOTO_RATIO } from '../../pdf/portrait'
import type { School } from '../../pdf/school'
import { drawRule } from '../../pdf/shapes'
import { textHeight, writeText } from '../../pdf/text'
import { createSheet, type GroupHead } from './groupSheet'

interface Taker {
  readonly nombre: string
  readonly parentesco: string
  readonly telefono: string
  readonly photo: Uint8Array | null
}

interface Collected {
  readonly nombre: string
  readonly photo: Uint8Array | null
  readonly prohibidos: readonly string[]
  readonly autorizados: readonly Taker[]
  /** About the paying parent, whom paying alone does not allow to take the pupil. */
  readonly padre: string | null
}

const FACE = { width: 44, height: 44 / PHOTO_RATIO } as const
const SMALL = { width: 28, height: 28 / PHOTO_RATIO } as const
const LEFT = MARGIN + FACE.width + 10
const WIDTH = INNER - FACE.width - 10
const ACROSS = 3
const CELL = WIDTH / ACROSS
const AIR = 7
const NAME = { size: 10.5, bold: true } as const
const TEXT = { size: 8 } as const
const TAKER = { size: 8.5, bold: true } as const

const textBlock = (doc: Paper, text: string, style: Parameters<typeof writeText>[3]): Block => ({
  height: textHeight(doc, text, WIDTH, style) + 2,
  draw: (y) => void writeText(doc, text, { x: LEFT, y, width: WIDTH }, style),
})

/** White on black, which a photocopy and a printer without colours show too. */
const forbiddenBlock = (doc: Paper, text: string): Block => {
  const style = { size: 10, bold: true, color: '#ffffff' } as const
  const inner = WIDTH - 12
  const height = textHeight(doc, text, inner, style) + 6
  return {
    height: height + 3,
    draw: (y) => {
      doc.rect(LEFT, y, WIDTH, height).fill(INK)
      writeText(doc, text, { x: LEFT + 6, y: y + 3, width: inner }, style)
    },
  }
}

const takerLines = ({ nombre, parentesco, telefono }: Taker): string[] => [
  nombre,
  `${parentesco} · ${telefono}`,
]

const takersRow = (doc: Paper, takers: readonly Taker[]): Block => {
  const inner = CELL - SMALL.width - 12
  const heightOfTaker = (taker: Taker): number => {
    const [name = '', more = ''] = takerLines(taker)
    return textHeight(doc, name, inner, TAKER) + textHeight(doc, more, inner, TEXT)
  }
  return {
    height: Math.max(SMALL.height, ...takers.map(heightOfTaker)) + 5,
    draw: (y) =>
      takers.forEach((taker, at) => {
        const x = LEFT + at * CELL
        drawPortrait(doc, taker.photo, { x, y, ...SMALL })
        const [name = '', more = ''] = takerLines(taker)
        const place = { x: x + SMALL.width + 6, width: inner }
        const below = writeText(doc, name, { ...place, y }, TAKER)
        writeText(doc, more, { ...place, y: below }, TEXT)
      }),
  }
}

const rowsOf = (takers: readonly Taker[]): Taker[][] =>
  Array.from({ length: Math.ceil(takers.length / ACROSS) }, (_, at) =>
    takers.slice(at * ACROSS, (at + 1) * ACROSS),
  )

const NO_ADULTS = 'No hay nadie registrado para recoger.'

const pupilBlock = (doc: Paper, { nombre, photo, prohibidos, autorizados, padre }: Collected): Block => {
  const parts = [
    textBlock(doc, nombre, NAME),
    ...prohibidos.map((text) => forbiddenBlock(doc, text)),
    ...rowsOf(autorizados).map((row) => takersRow(doc, row)),
    ...(autorizados.length === 0 ? [textBlock(doc, NO_ADULTS, { ...TEXT, bold: true })] : []),
    ...(padre ? [textBlock(doc, padre, { ...TEXT, color: FAINT })] : []),
  ]
  const height = Math.max(FACE.height, heightOf(parts)) + 2 * AIR
  return {
    height,
    draw: (y) => {
      drawPortrait(doc, photo, { x: MARGIN, y: y + AIR, ...FACE })
      stacked(parts).draw(y + AIR)
      drawRule(doc, { x: MARGIN, y: y + height, width: INNER, weight: 0.4 })
    },
  }
}

/** Forbidden adults come first, in white on black, for the teacher at the door. */
export const drawPickUp = (
  school: School,
  head: GroupHead,
  pupils: readonly Collected[],
): Promise<Buffer> => {
  const { doc, begin, finish } = createSheet({ school, ...head, name: GROUP_PAPERS.recoger })
  const blocks = pupils.map((pupil) => pupilBlock(doc, pupil)).map((block) => () => block)
  flowBlocks(doc, blocks, { y: begin(), continueAt: begin })
  return finish()
}
