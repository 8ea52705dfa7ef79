import { certificateName } from '@contract/certificates/certificates.rules'
import { formatDate } from '@contract/domain/dates'
import { longDay } from '@contract/domain/dayInWords'
import type { PaidYear } from '@contract/invoices/invoices.schemas'
import { folioLabel, spokenCode } from '@contract/receipts/receipts.rules'
import { gap, heightOf, stack, type Block } from '../../pdf/block'
import { numberPages } from '../../pdf/pageNumbers'
import { PAID_COLUMNS, paidYearLines } from '../../pdf/paidYear'
import {
  BOTTOM,
  createPaper,
  FAINT,
  INK,
  INNER,
  MARGIN,
  newPage,
  PAGE,
  toPdf,
  WARNING,
  type Paper,
} from '../../pdf/paper'
import { drawHead, type School } from '../../pdf/school'
import { drawMark, drawQr, drawRule } from '../../pdf/shapes'
import { drawTable } from '../../pdf/table'
import { fittedHeight, textHeight, writeFitted, writeText, type TextStyle } from '../../pdf/text'
import type { PrintedCertificate } from './certificates.queries'

interface CertificatePaper extends PrintedCertificate {
  signature: Uint8Array | null
  link: string
}

/** Points beside the text: a letter has wider margins than a list. */
const SIDE = 34
const TEXT = { x: MARGIN + SIDE, width: INNER - 2 * SIDE } as const
const BODY = { size: 11.5, align: 'justify', lineGap: 5 } as const
const SMALL_BODY = { size: 10.5, align: 'justify', lineGap: 3 } as const
const TITLE = { size: 15, bold: true, align: 'center' } as const
const QR = 64
const SIGNATURE = { width: 240, height: 62, low: 46 } as const
const NAME = { size: 11, bold: true, align: 'center' } as const
const ROLE = { size: 10, align: 'center' } as const

const textBlock = (doc: Paper, text: string, style: TextStyle): Block => ({
  height: textHeight(doc, text, TEXT.width, style),
  draw: (y) => writeText(doc, text, { ...TEXT, y }, style),
})

const unbroken = (...blocks: readonly Block[]): Block => ({
  height: heightOf(blocks),
  draw: (y) => stack(blocks, y),
})

const createFlow = (doc: Paper, top: number, bottom: number) => {
  let y = top
  return {
    at: () => y,
    moveTo: (next: number) => (y = next),
    gap: (points: number) => (y += points),
    place: ({ height, draw }: Block): void => {
      if (y + height > bottom && y > MARGIN) {
        newPage(doc)
        y = MARGIN
      }
      draw(y)
      y += height
    },
  }
}
type Flow = ReturnType<typeof createFlow>

const drawYear = (doc: Paper, year: PaidYear, flow: Flow): void => {
  flow.place(textBlock(doc, `Pagos de colegiatura recibidos en ${year.anio}`, { size: 10, bold: true }))
  flow.gap(4)
  flow.moveTo(
    drawTable(doc, { columns: PAID_COLUMNS, rows: year.pagos, x: TEXT.x, y: flow.at(), size: 8 }) + 8,
  )
  for (const line of paidYearLines(year)) flow.place(textBlock(doc, line, { size: 9.5, lineGap: 2 }))
  flow.gap(12)
}

const signatureBlock = (
  doc: Paper,
  { signature, firma_nombre, firma_cargo, pagos }: CertificatePaper,
): Block => {
  const hand = pagos ? SIGNATURE.low : SIGNATURE.height
  const name = firma_nombre ?? 'Nombre, firma y sello'
  const style = firma_nombre ? NAME : ROLE
  const place = { x: TEXT.x, width: TEXT.width }
  const word = textHeight(doc, 'ATENTAMENTE', TEXT.width, NAME)
  const line = { x: (PAGE.width - SIGNATURE.width) / 2, width: SIGNATURE.width }
  const below = [
    fittedHeight(doc, name, TEXT.width, style),
    firma_cargo ? textHeight(doc, firma_cargo, TEXT.width, ROLE) : 0,
  ]
  return {
    height: word + hand + 10 + below[0]! + below[1]!,
    draw: (y) => {
      writeText(doc, 'ATENTAMENTE', { ...place, y }, NAME)
      const top = y + word + 2
      if (signature)
        doc.image(Buffer.from(signature), line.x, top, {
          fit: [SIGNATURE.width, hand],
          align: 'center',
          valign: 'bottom',
        })
      const rule = top + hand + 2
      drawRule(doc, { ...line, y: rule, color: INK })
      const next = writeFitted(doc, name, { ...place, y: rule + 4 }, style)
      if (firma_cargo) writeText(doc, firma_cargo, { ...place, y: next }, ROLE)
    },
  }
}

/** Signature and last paragraph stay on one page: a signature alone could be put below any text. */
const drawBody = (doc: Paper, paper: CertificatePaper, flow: Flow): void => {
  const { cuerpo, pagos } = paper
  const style = pagos ? SMALL_BODY : BODY
  const paragraphs = cuerpo.split(/\n+/)
  const closing = pagos && paragraphs.length === 1 ? undefined : paragraphs.pop()
  paragraphs.forEach((paragraph, at) => {
    flow.place(textBlock(doc, paragraph, style))
    flow.gap(10)
    if (at === 0 && pagos) drawYear(doc, pagos, flow)
  })
  const end = closing === undefined ? [] : [textBlock(doc, closing, style)]
  flow.place(unbroken(...end, gap(pagos ? 8 : 50), signatureBlock(doc, paper)))
}

const drawCheck = (doc: Paper, { link, codigo }: CertificatePaper, y: number): void => {
  drawRule(doc, { x: MARGIN, y: y - 8, width: INNER })
  drawQr(doc, link, { x: MARGIN, y, size: QR })
  const place = { x: MARGIN + QR + 10, width: INNER - QR - 10 }
  const ask = 'Para comprobar que este documento es auténtico y sigue vigente, escanea el código o abre:'
  const belowAsk = writeText(doc, ask, { ...place, y: y + 10 }, { size: 8.5, color: FAINT })
  const belowLink = writeFitted(doc, link, { ...place, y: belowAsk + 1 }, { size: 9 })
  writeText(doc, `Código ${spokenCode(codigo)}`, { ...place, y: belowLink + 1 }, { size: 9 })
}

const markCancelled = (doc: Paper): void => {
  const { start, count } = doc.bufferedPageRange()
  for (let at = start; at < start + count; at++) {
    doc.switchToPage(at)
    drawMark(
      doc,
      'CANCELADA',
      { x: 0, y: 0, width: PAGE.width, height: PAGE.height },
      { color: WARNING, strength: 0.16 },
    )
  }
}

export const drawCertificate = (school: School, paper: CertificatePaper): Promise<Buffer> => {
  const { folio, tipo, fecha, titulo, dirigida_a, pagos, created_at, cancelled_on } = paper
  const label = `Folio ${folioLabel(folio)}`
  const doc = createPaper({
    title: `${certificateName(tipo)} ${folioLabel(folio)}`,
    author: school.name,
    now: created_at,
  })
  const foot = BOTTOM - QR - 12
  const flow = createFlow(doc, drawHead(doc, school, { title: 'CONSTANCIA', subtitle: label }), foot)
  if (cancelled_on) {
    const cancellation = `CANCELADA el ${formatDate(cancelled_on)} por ${paper.cancelled_by ?? ''}. Motivo: ${paper.motivo_cancelacion ?? ''}`
    flow.place(textBlock(doc, cancellation, { size: 9, bold: true, color: WARNING }))
  }
  flow.gap(pagos ? 4 : 26)
  flow.place(textBlock(doc, longDay(fecha), { size: 11, align: 'right' }))
  flow.gap(pagos ? 10 : 34)
  flow.place(textBlock(doc, titulo, TITLE))
  flow.gap(pagos ? 10 : 34)
  flow.place(textBlock(doc, `${dirigida_a}:`, { size: 11.5, bold: true }))
  flow.gap(pagos ? 8 : 18)
  drawBody(doc, paper, flow)
  drawCheck(doc, paper, foot + 12)
  if (cancelled_on) markCancelled(doc)
  numberPages(doc, doc.bufferedPageRange().count > 1 ? label : '')
  return toPdf(doc)
}
