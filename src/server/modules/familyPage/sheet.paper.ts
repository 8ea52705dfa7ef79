import { formatDate, type IsoDate } from '@contract/domain/dates'
import { createPaper, FAINT, newPage, PAGE, RULE, toPdf, type Paper } from '../../pdf/paper'
import type { School } from '../../pdf/school'
import { drawQr } from '../../pdf/shapes'
import { writeInBox } from '../../pdf/text'

export interface LinkSheet {
  readonly familias: readonly { readonly padre: string; readonly alumnos: string; readonly enlace: string }[]
  readonly vence: IsoDate
  readonly now: Date
}

const COLUMNS = 2
const ROWS = 5
const EDGE = 26
const SLIP = { width: (PAGE.width - 2 * EDGE) / COLUMNS, height: (PAGE.height - 2 * EDGE) / ROWS } as const
const PAD = 12
const QR = 104

const TOLD =
  'Escanee el código con la cámara del teléfono: verá lo que debe, cómo pagar, sus recibos y sus avisos. No pide contraseña: no lo comparta.'

const drawSlip = (doc: Paper, school: School, sheet: LinkSheet, at: number): void => {
  const { padre, alumnos, enlace } = sheet.familias[at] as LinkSheet['familias'][number]
  const place = at % (COLUMNS * ROWS)
  const x = EDGE + (place % COLUMNS) * SLIP.width
  const y = EDGE + Math.floor(place / COLUMNS) * SLIP.height
  doc.rect(x, y, SLIP.width, SLIP.height).lineWidth(0.4).strokeColor(RULE).stroke()
  drawQr(doc, enlace, { x: x + PAD + 4, y: y + (SLIP.height - QR) / 2, size: QR })
  const left = x + PAD + QR + 18
  const column = { x: left, width: x + SLIP.width - PAD - left }
  writeInBox(doc, school.name, { ...column, y: y + PAD, height: 26 }, { size: 10, bold: true })
  writeInBox(doc, `Familia de ${padre}`, { ...column, y: y + PAD + 28, height: 24 }, { size: 9 })
  writeInBox(doc, alumnos, { ...column, y: y + PAD + 53, height: 14 }, { size: 9, color: FAINT })
  writeInBox(doc, TOLD, { ...column, y: y + PAD + 69, height: 48 }, { size: 8 })
  const until = `Abre hasta el ${formatDate(sheet.vence)}`
  writeInBox(
    doc,
    until,
    { ...column, y: y + SLIP.height - PAD - 10, height: 11 },
    { size: 7.5, color: FAINT },
  )
}

export const drawLinkSheet = (school: School, sheet: LinkSheet): Promise<Buffer> => {
  const doc = createPaper({ title: 'Ligas de las familias', author: school.name, now: sheet.now })
  sheet.familias.forEach((_, at) => {
    if (at > 0 && at % (COLUMNS * ROWS) === 0) newPage(doc)
    drawSlip(doc, school, sheet, at)
  })
  return toPdf(doc)
}
