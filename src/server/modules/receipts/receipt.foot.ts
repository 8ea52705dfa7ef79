import { formatPesos } from '@contract/domain/money'
import type { Block } from '../../pdf/block'
import { fieldRow, fieldRowHeight, type Field } from '../../pdf/fields'
import { drawRule } from '../../pdf/lines'
import { FAINT, INK, INNER, MARGIN, type Paper } from '../../pdf/paper'
import { drawQr } from '../../pdf/qr'
import { fittedHeight, textHeight, writeFitted, writeText } from '../../pdf/text'
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

const SMALL = { size: 8, color: FAINT } as const
const FACT = { size: 8, color: INK } as const
const NAME = { size: 9, align: 'center' } as const
const ROLE = { size: 7.5, color: FAINT, align: 'center' } as const
/** Above the line, for the hand. */
const HAND = 28

/** Where the paper can be checked, in words and as a code, and what it is not. */
const checkBlock = (doc: Paper, { enlace, codigo }: ReceiptContent): Block => ({
  height: QR,
  draw: (y) => {
    drawQr(doc, enlace, { x: MARGIN, y, size: QR })
    const place = { x: MARGIN + QR + GAP, width: INNER - QR - SIGNATURE - 3 * GAP }
    const ask = 'Para comprobar este recibo, escanea el código o abre:'
    const belowAsk = writeText(doc, ask, { ...place, y }, SMALL)
    const belowLink = writeFitted(doc, enlace, { ...place, y: belowAsk }, FACT)
    const belowCode = writeText(doc, `Código ${codigo}`, { ...place, y: belowLink }, FACT)
    const y2 = Math.max(belowCode, y + QR - 12)
    writeText(doc, 'RECIBO SIN VALOR FISCAL', { ...place, y: y2 }, { size: 9, bold: true })
  },
})

/** A line to sign on, and who received the money below it. */
const signatureBlock = (doc: Paper, { recibio }: ReceiptContent): Block => {
  const place = { x: MARGIN + INNER - SIGNATURE, width: SIGNATURE }
  const name = fittedHeight(doc, recibio, SIGNATURE, NAME)
  const role = 'Recibió: nombre y firma'
  return {
    height: HAND + 2 + name + textHeight(doc, role, SIGNATURE, ROLE),
    draw: (y) => {
      drawRule(doc, { ...place, y: y + HAND, color: INK })
      const below = writeFitted(doc, recibio, { ...place, y: y + HAND + 2 }, NAME)
      writeText(doc, role, { ...place, y: below }, ROLE)
    },
  }
}

/** How the money came and what is left, how to check the paper, and who signs it. */
export const receiptFoot = (doc: Paper, content: ReceiptContent): Block => {
  const means = meansOf(content)
  const meansHeight = fieldRowHeight(doc, means, INNER)
  const [check, signature] = [checkBlock(doc, content), signatureBlock(doc, content)]
  const lower = Math.max(check.height, signature.height)
  return {
    height: 2 * GAP + meansHeight + lower,
    draw: (top) => {
      const y = fieldRow(doc, means, { x: MARGIN, y: top + GAP, width: INNER }) + GAP
      check.draw(y + lower - check.height)
      signature.draw(y + lower - signature.height)
    },
  }
}
