import { formatDate, type IsoDate } from '@contract/domain/dates'
import type { PaidYear } from '@contract/invoices/invoices.schemas'
import { numberPages } from '../../pdf/pageNumbers'
import { PAID_COLUMNS, paidYearLines } from '../../pdf/paidYear'
import { BOTTOM, createPaper, FAINT, INNER, MARGIN, newPage, toPdf } from '../../pdf/paper'
import { drawHead, type School } from '../../pdf/school'
import { drawTable } from '../../pdf/table'
import { writeField, writeText } from '../../pdf/text'

/** Plain data, as it is drawn in a thread. */
export interface FamilyYear {
  readonly anio: number
  readonly fecha: IsoDate
  readonly titular: string
  readonly hijos: readonly {
    readonly nombre: string
    readonly curp: string
    readonly pagado: PaidYear
  }[]
}

const NOTE =
  'Informativo: no es un comprobante fiscal. Lo deducible se comprueba con las facturas de cada pago.'
const COLUMNS_WIDTH = PAID_COLUMNS.reduce((sum, { width }) => sum + width, 0)
const COLUMNS = PAID_COLUMNS.map((column) =>
  column.title === 'CONCEPTO' ? { ...column, width: column.width + INNER - COLUMNS_WIDTH } : column,
)
/** Points that a child's name, the head of the table and one row need together. */
const BEGINNING = 90
const SUMS = 62
const TEXT = { size: 9, lineGap: 2 } as const

export const drawFamilyYear = (school: School, family: FamilyYear, now: Date): Promise<Buffer> => {
  const { anio, fecha, titular, hijos } = family
  const doc = createPaper({ title: `Pagos de colegiatura ${anio}`, author: school.name, now })
  const head = { title: `COLEGIATURAS ${anio}`, subtitle: `Al ${formatDate(fecha)}` }
  const place = (y: number) => ({ x: MARGIN, y, width: INNER })
  let y = writeField(doc, { label: 'Familia', value: titular }, place(drawHead(doc, school, head))) + 12
  const roomFor = (height: number): void => {
    if (y + height <= BOTTOM) return
    newPage(doc)
    y = drawHead(doc, school, head)
  }
  for (const { nombre, curp, pagado } of hijos) {
    roomFor(BEGINNING)
    y = writeText(doc, nombre, place(y), { size: 11, bold: true })
    y = writeText(doc, `CURP ${curp || 'en trámite'}`, place(y), { size: 8.5, color: FAINT }) + 4
    const continueAt = () => drawHead(doc, school, head)
    const keepBelow = SUMS
    y = drawTable(doc, { columns: COLUMNS, rows: pagado.pagos, y, size: 8, continueAt, keepBelow }) + 6
    for (const line of paidYearLines(pagado)) y = writeText(doc, line, place(y), TEXT)
    y += 18
  }
  roomFor(20)
  writeText(doc, NOTE, place(y), { size: 8.5, color: FAINT })
  numberPages(doc, titular)
  return toPdf(doc)
}
