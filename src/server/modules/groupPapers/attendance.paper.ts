import { dateParts, type IsoDate } from '@contract/domain/dates'
import { isNextWeek, GROUP_PAPERS, monthWords, weekdayLetter } from '@contract/groupPapers/groupPapers.rules'
import { INNER } from '../../pdf/paper'
import type { School } from '../../pdf/school'
import { drawTable, type Column } from '../../pdf/table'
import { createSheet, type GroupHead } from './groupSheet'

interface Attendance {
  readonly mes: string
  readonly dias: readonly IsoDate[]
  readonly alumnos: readonly string[]
}

interface Row {
  readonly number: number
  readonly nombre: string
}

const NUMBER = 20
const TOTAL = 22
const DAY = 13.4
const ROW = 14

const dayColumn = (day: IsoDate, at: number, days: readonly IsoDate[]): Column<Row> => ({
  title: `${weekdayLetter(day)}\n${dateParts(day).dia}`,
  width: DAY,
  pad: 0.5,
  align: 'center',
  edge: at === 0 || isNextWeek(days[at - 1] as IsoDate, day) ? 'thick' : 'thin',
  text: () => '',
})

const totalColumn = (title: string, edge: 'thin' | 'thick'): Column<Row> => ({
  title,
  width: TOTAL,
  pad: 0.5,
  align: 'center',
  edge,
  text: () => '',
})

const columnsOf = (dias: readonly IsoDate[]): Column<Row>[] => [
  { title: 'No.', width: NUMBER, pad: 2, align: 'right', text: ({ number }) => String(number) },
  {
    title: 'Alumno',
    width: INNER - NUMBER - dias.length * DAY - 2 * TOTAL,
    text: ({ nombre }) => nombre,
  },
  ...dias.map(dayColumn),
  totalColumn('Asist.', 'thick'),
  totalColumn('Faltas', 'thin'),
]

export const drawAttendance = (
  school: School,
  head: GroupHead,
  { mes, dias, alumnos }: Attendance,
): Promise<Buffer> => {
  const { doc, begin, finish } = createSheet({
    school,
    ...head,
    name: GROUP_PAPERS.lista,
    of: monthWords(mes),
  })
  drawTable(doc, {
    columns: columnsOf(dias),
    rows: alumnos.map((nombre, at) => ({ number: at + 1, nombre })),
    y: begin(),
    size: 8,
    rowHeight: ROW,
    continueAt: begin,
  })
  return finish()
}
