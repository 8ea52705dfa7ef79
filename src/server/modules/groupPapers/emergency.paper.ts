import { GROUP_PAPERS } from '@contract/groupPapers/groupPapers.rules'
import { flowBlocks, heightOf, type Block } from '../../pdf/block'
import { BOLD, FAINT, INK, INNER, MARGIN, REGULAR, type Paper } from '../../pdf/paper'
import type { School } from '../../pdf/school'
import { drawRule } from '../../pdf/shapes'
import { textHeight, writeText } from '../../pdf/text'
import type { HealthText } from './careContent'
import { createSheet, type GroupHead } from './groupSheet'

interface Patient {
  readonly nombre: string
  readonly salud: readonly HealthText[]
  readonly avisa: boolean
  readonly llamar: readonly string[]
}

const BAR = 3
const LEFT = { x: MARGIN + BAR + 5, width: 300 } as const
const RIGHT = { x: LEFT.x + LEFT.width + 14, width: INNER - BAR - 5 - LEFT.width - 14 } as const
const AIR = 5
const SIZE = 8.5
const TEXT = { size: SIZE } as const
const NAME = { size: 10, bold: true } as const

/** Characters; longer texts go on in another paragraph, so that each fits a page. */
const MAX_PARAGRAPH = 1500
const MORE = ' (sigue)'

const paragraphs = ({ label, text }: HealthText): HealthText[] => {
  if (text.length <= MAX_PARAGRAPH) return [{ label, text }]
  const blank = text.lastIndexOf(' ', MAX_PARAGRAPH)
  const end = blank > 0 ? blank : MAX_PARAGRAPH
  return [
    { label, text: text.slice(0, end) },
    ...paragraphs({ label: `${label.replace(MORE, '')}${MORE}`, text: text.slice(end).trim() }),
  ]
}

const saidBlock = (doc: Paper, { label, text }: HealthText): Block => ({
  height: textHeight(doc, `${label}:  ${text}`, LEFT.width, TEXT) + 1,
  draw: (y) => {
    doc.font(BOLD).fontSize(SIZE).fillColor(INK)
    doc.text(`${label}: `, LEFT.x, y, { width: LEFT.width, continued: true }).font(REGULAR).text(text)
  },
})

const lineBlock = (
  doc: Paper,
  text: string,
  { x, width }: { x: number; width: number },
  style: Parameters<typeof writeText>[3] = TEXT,
): Block => ({
  height: textHeight(doc, text, width, style) + 1,
  draw: (y) => void writeText(doc, text, { x, y, width }, style),
})

const patientBlock = (
  doc: Paper,
  left: readonly Block[],
  right: readonly Block[],
  isMarked: boolean,
): Block => {
  const height = Math.max(heightOf(left), heightOf(right)) + 2 * AIR
  return {
    height,
    draw: (top) => {
      for (const column of [left, right]) {
        let y = top + AIR
        for (const block of column) {
          block.draw(y)
          y += block.height
        }
      }
      if (isMarked) doc.rect(MARGIN, top + 2, BAR, height - 4).fill(INK)
      drawRule(doc, { x: MARGIN, y: top + height, width: INNER, weight: 0.4 })
    },
  }
}

const TALLEST = 500

const patientBlocks = (doc: Paper, { nombre, salud, avisa, llamar }: Patient): Block[] => {
  const calls = llamar.length > 0 ? llamar : ['Sin teléfonos registrados.']
  const right = calls.map((text) => lineBlock(doc, text, RIGHT))
  const blocks = salud.flatMap(paragraphs).map((each) => saidBlock(doc, each))
  const none = lineBlock(doc, 'Sin datos de salud registrados.', LEFT, { ...TEXT, color: FAINT })
  const groups: Block[][] = [[lineBlock(doc, nombre, LEFT, NAME)]]
  for (const block of blocks.length > 0 ? blocks : [none]) {
    const last = groups.at(-1) as Block[]
    if (heightOf(last) + block.height > TALLEST) groups.push([block])
    else last.push(block)
  }
  return groups.map((group, at) => patientBlock(doc, group, at === 0 ? right : [], avisa))
}

export const drawEmergency = (
  school: School,
  head: GroupHead,
  patients: readonly Patient[],
): Promise<Buffer> => {
  const { doc, begin, finish } = createSheet({ school, ...head, name: GROUP_PAPERS.emergencia })
  const top = (): number => {
    const y = begin()
    const label = { size: 7.5, bold: true, color: FAINT } as const
    writeText(doc, 'Alumno y lo que hay que saber', { ...LEFT, y }, label)
    const below = writeText(doc, 'A quién llamar, en este orden', { ...RIGHT, y }, label) + 3
    drawRule(doc, { x: MARGIN, y: below, width: INNER, color: INK, weight: 0.8 })
    return below
  }
  const blocks = patients.flatMap((patient) => patientBlocks(doc, patient)).map((block) => () => block)
  flowBlocks(doc, blocks, { y: top(), continueAt: top })
  return finish()
}
