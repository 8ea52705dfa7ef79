import { dateParts, type IsoDate } from '@contract/domain/dates'
import { MONTH_NAMES } from '@contract/domain/months'
import { GROUP_PAPERS } from '@contract/groupPapers/groupPapers.rules'
import { columnWidth, flowBlocks, gap, stacked, type Block, type BlockAt } from '../../pdf/block'
import { FAINT, INK, type Paper } from '../../pdf/paper'
import type { School } from '../../pdf/school'
import { drawRule } from '../../pdf/shapes'
import { textHeight, writeText } from '../../pdf/text'
import { createSheet, type GroupHead } from './groupSheet'

interface Birthday {
  readonly nombre: string
  readonly fecha_nacimiento: IsoDate
}

interface MonthOfBirthdays {
  readonly mes: number
  readonly anio: number
  readonly alumnos: readonly Birthday[]
}

const dayOf = ({ fecha_nacimiento }: Birthday): number => dateParts(fecha_nacimiento).dia

const monthsOf = (alumnos: readonly Birthday[], start: IsoDate): MonthOfBirthdays[] => {
  const { anio, mes: first } = dateParts(start)
  return MONTH_NAMES.map((_, at) => {
    const mes = ((first - 1 + at) % 12) + 1
    const born = alumnos.filter((each) => dateParts(each.fecha_nacimiento).mes === mes)
    return { mes, anio: mes < first ? anio + 1 : anio, alumnos: born.sort((a, b) => dayOf(a) - dayOf(b)) }
  }).filter((month) => month.alumnos.length > 0)
}

const COLUMNS = 2
const WIDTH = columnWidth(COLUMNS)
const DAY = 22
const AGE = 62
const NAME = WIDTH - DAY - AGE - 8
const HEAD = 22
const AIR = 10
const LINE = { size: 9.5 } as const

const ageText = (birthday: Birthday, anio: number): string => {
  const years = anio - dateParts(birthday.fecha_nacimiento).anio
  return years === 1 ? 'cumple 1 año' : `cumple ${years} años`
}

const headBlock =
  (doc: Paper, { mes, anio }: MonthOfBirthdays) =>
  (x: number): Block => ({
    height: HEAD,
    draw: (y) => {
      writeText(doc, `${MONTH_NAMES[mes - 1]} ${anio}`, { x, y, width: WIDTH }, { size: 11, bold: true })
      drawRule(doc, { x, y: y + HEAD - 5, width: WIDTH, color: INK, weight: 0.8 })
    },
  })

const lineBlock =
  (doc: Paper, pupil: Birthday, { anio }: MonthOfBirthdays) =>
  (x: number): Block => ({
    height: textHeight(doc, pupil.nombre, NAME, LINE) + 4,
    draw: (y) => {
      const age = { x: x + WIDTH - AGE, y, width: AGE }
      writeText(doc, String(dayOf(pupil)), { x, y, width: DAY - 6 }, { ...LINE, bold: true, align: 'right' })
      writeText(doc, pupil.nombre, { x: x + DAY, y, width: NAME }, LINE)
      writeText(doc, ageText(pupil, anio), age, { size: 8.5, color: FAINT, align: 'right' })
    },
  })

/** A month's name stays with its first line; a long month goes on in the next column. */
const monthBlocks = (doc: Paper, month: MonthOfBirthdays): BlockAt[] => {
  const lines = month.alumnos.map((pupil) => lineBlock(doc, pupil, month))
  const [first, ...others] = lines as [BlockAt, ...BlockAt[]]
  const opening: BlockAt = (x) => stacked([headBlock(doc, month)(x), first(x)])
  return [opening, ...others, () => gap(AIR)]
}

export const drawBirthdays = (
  school: School,
  head: GroupHead,
  { start, alumnos }: { start: IsoDate; alumnos: readonly Birthday[] },
): Promise<Buffer> => {
  const { doc, begin, finish } = createSheet({ school, ...head, name: GROUP_PAPERS.cumpleanos })
  const blocks = monthsOf(alumnos, start).flatMap((month) => monthBlocks(doc, month))
  flowBlocks(doc, blocks, { y: begin(), continueAt: begin, columns: COLUMNS })
  return finish()
}
