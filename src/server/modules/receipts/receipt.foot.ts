import { formatPesos } from '@contract/domain/money'
import type { Block } from '../../pdf/block'
import { fieldRow, fieldRowHeight, type Field } from '../../pdf/fields'
import { drawRule } from '../../pdf/lines'
import { FAINT, INK, INNER, MARGIN, type Paper } from '../../pdf/paper'
import { drawQr } from '../../pdf/qr'
import { writeFitted, writeText } from '../../pdf/text'
import type { ReceiptContent } from './receipt.content'

const QR = 54
const GAP = 9
const SIGNATURE = 190

const meansOf = (content: ReceiptContent): Field[] => [
  { label: 'Método de pago', value: content.metodo, share: 0.2 },
  { label: 'Referencia', value: content.referencia, share: 0.36 },
  { label: 'Saldo anterior', value: formatPesos(content.saldoAnterior), share: 0.22, align: 'right' },
  { label: 'Saldo restante', value: formatPesos(content.saldoRestante), share: 0.22, align: 'right' },
]

/** How the money came and what is left, how to check the paper, and who signs it. */
export const receiptFoot = (doc: Paper, content: ReceiptContent): Block => {
  const means = meansOf(content)
  const meansHeight = fieldRowHeight(doc, means, INNER)
  return {
    height: 2 * GAP + meansHeight + QR,
    draw: (top) => {
      const below = fieldRow(doc, means, { x: MARGIN, y: top + GAP, width: INNER })
      const y = below + GAP
      drawQr(doc, content.enlace, { x: MARGIN, y, size: QR })
      const left = MARGIN + QR + GAP
      const width = INNER - QR - SIGNATURE - 2 * GAP
      const small = { size: 8, color: FAINT }
      const belowWords = writeText(
        doc,
        'Para comprobar este recibo, escanea el código o abre:',
        { x: left, y, width },
        small,
      )
      const belowLink = writeFitted(
        doc,
        content.enlace,
        { x: left, y: belowWords, width },
        { size: 8, color: INK },
      )
      writeText(doc, `Código ${content.codigo}`, { x: left, y: belowLink, width }, { size: 8, color: INK })
      writeText(doc, 'RECIBO SIN VALOR FISCAL', { x: left, y: y + QR - 12, width }, { size: 9, bold: true })
      const sign = { x: MARGIN + INNER - SIGNATURE, width: SIGNATURE }
      drawRule(doc, { ...sign, y: y + QR - 25, color: INK })
      const who = writeFitted(doc, content.recibio, { ...sign, y: y + QR - 23 }, { size: 9, align: 'center' })
      writeText(doc, 'Recibió: nombre y firma', { ...sign, y: who }, { ...small, size: 7.5, align: 'center' })
    },
  }
}
