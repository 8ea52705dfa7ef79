import { refundLabel } from '@contract/desk/desk.rules'
import type { Refund } from '@contract/desk/desk.schemas'
import { amountInWords } from '@contract/domain/amountInWords'
import { formatDate, formatMoment } from '@contract/domain/dates'
import { centavosOf, formatPesos } from '@contract/domain/money'
import { paymentMethodLabel } from '@contract/domain/paymentMethods'
import { createPaper, INNER, MARGIN, PAGE, toPdf, WARNING } from '../../pdf/paper'
import { drawHead, type School } from '../../pdf/school'
import { drawMark, drawSigners } from '../../pdf/shapes'
import { fieldRow, writeText, type Field } from '../../pdf/text'

interface PaperOf {
  school: School
  timeZone: string
  reprint: boolean
}

export const drawRefund = (refund: Refund, { school, timeZone, reprint }: PaperOf): Promise<Buffer> => {
  const { padre, alumno, monto, metodo_pago, referencia, motivo, fecha, creado, entrego } = refund
  const folio = refundLabel(refund.folio)
  const title = `Devolución ${folio}`
  const doc = createPaper({ title, author: school.name, now: new Date(creado) })
  const box = { x: 0, y: 0, width: PAGE.width, height: PAGE.height / 2 }
  if (refund.cancelado) drawMark(doc, 'CANCELADO', box, { color: WARNING, strength: 0.16 })
  else if (reprint) drawMark(doc, 'REIMPRESIÓN', box)
  const subtitle = reprint ? `Folio ${folio} · REIMPRESIÓN` : `Folio ${folio}`
  let y = drawHead(doc, school, { title: 'DEVOLUCIÓN DE SALDO A FAVOR', subtitle }) + 8
  const place = { x: MARGIN, width: INNER }
  if (refund.cancelado) {
    const cancellation = `CANCELADO el ${formatDate(refund.fecha_cancelacion ?? '')} por ${refund.cancelado_por ?? ''}. Motivo: ${refund.motivo_cancelacion ?? ''}`
    y = writeText(doc, cancellation, { ...place, y }, { size: 9, bold: true, color: WARNING }) + 6
  }
  const rows: Field[][] = [
    [
      { label: 'Entregamos a', value: padre?.nombre ?? alumno?.nombre ?? '', share: 0.58 },
      { label: 'Fecha', value: formatDate(fecha), share: 0.21 },
      { label: 'Registrado', value: formatMoment(creado, timeZone), share: 0.21 },
    ],
    [
      { label: 'Motivo', value: motivo, share: 0.58 },
      { label: 'Método', value: paymentMethodLabel(metodo_pago).toUpperCase(), share: 0.21 },
      { label: 'Referencia', value: referencia ?? '—', share: 0.21 },
    ],
  ]
  for (const row of rows) y = fieldRow(doc, row, { ...place, y }) + 6
  y = writeText(
    doc,
    `TOTAL ${formatPesos(monto)}`,
    { ...place, y: y + 6 },
    { size: 12, bold: true, align: 'right' },
  )
  y = writeText(doc, `(${amountInWords(centavosOf(monto))})`, { ...place, y }, { size: 9, align: 'right' })
  y = writeText(doc, 'DOCUMENTO SIN VALOR FISCAL', { ...place, y: y + 8 }, { size: 9, bold: true })
  drawSigners(doc, [`Entregó: ${entrego}`, 'Recibió: nombre y firma'], y, 60)
  return toPdf(doc)
}
