import { formatPesos } from '@contract/domain/money'
import type { Block } from '../../pdf/block'
import { FAINT, INK, INNER, MARGIN, WARNING, type Paper } from '../../pdf/paper'
import { measureHead, type School } from '../../pdf/school'
import { drawQr, drawRule } from '../../pdf/shapes'
import {
  fieldRow,
  fieldRowHeight,
  fittedHeight,
  textHeight,
  writeFitted,
  writeText,
  type Field,
} from '../../pdf/text'
import type { ReceiptContent } from './receipt.content'

const QR = 54
const FOOT_GAP = 9
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
    const place = { x: MARGIN + QR + FOOT_GAP, width: INNER - QR - SIGNATURE - 3 * FOOT_GAP }
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
const receiptFoot = (doc: Paper, content: ReceiptContent): Block => {
  const means = meansOf(content)
  const meansHeight = fieldRowHeight(doc, means, INNER)
  const [check, signature] = [checkBlock(doc, content), signatureBlock(doc, content)]
  const lower = Math.max(check.height, signature.height)
  return {
    height: 2 * FOOT_GAP + meansHeight + lower,
    draw: (top) => {
      const y = fieldRow(doc, means, { x: MARGIN, y: top + FOOT_GAP, width: INNER }) + FOOT_GAP
      check.draw(y + lower - check.height)
      signature.draw(y + lower - signature.height)
    },
  }
}

export interface ReceiptBlocks {
  readonly head: Block
  readonly rows: readonly Block[]
  readonly foot: Block
}

const AMOUNT = 90
const SIZE = 9
const GAP = 6

const peopleOf = (content: ReceiptContent): Field[][] => [
  [
    { label: 'Recibimos de', value: content.recibimosDe, share: content.registrado ? 0.43 : 0.58 },
    { label: 'Fecha de expedición', value: content.expedicion, share: content.registrado ? 0.19 : 0.21 },
    ...(content.registrado ? [{ label: 'Fecha de registro', value: content.registrado, share: 0.19 }] : []),
    { label: 'Fecha de pago', value: content.pagado, share: content.registrado ? 0.19 : 0.21 },
  ],
  [
    { label: 'Alumno', value: content.alumno, share: 0.4 },
    { label: 'Número de control', value: content.numeroControl, share: 0.18 },
    { label: 'Grado', value: content.grado, share: 0.15 },
    { label: 'Grupo', value: content.grupo, share: 0.09 },
    { label: 'Ciclo', value: content.ciclo, share: 0.18 },
  ],
]

const tableHead = (doc: Paper, y: number): number => {
  const style = { size: 7.5, bold: true, color: FAINT }
  writeText(doc, 'CONCEPTO', { x: MARGIN, y, width: INNER - AMOUNT }, style)
  const below = writeText(
    doc,
    'IMPORTE',
    { x: MARGIN + INNER - AMOUNT, y, width: AMOUNT },
    { ...style, align: 'right' },
  )
  drawRule(doc, { x: MARGIN, y: below + 1, width: INNER, color: INK, weight: 0.8 })
  return below + 3
}

const headBlock = (doc: Paper, school: School, content: ReceiptContent, copy: string): Block => {
  const letterhead = measureHead(doc, school, {
    title: 'RECIBO DE PAGO',
    subtitle: `Folio ${content.folio}`,
    notes: [content.reimpresion ? `REIMPRESIÓN · ${copy}` : copy],
  })
  const people = peopleOf(content)
  const { cancelacion } = content
  const place = { x: MARGIN, width: INNER }
  const notice = { size: 9, bold: true, color: WARNING }
  const cancelled = cancelacion ? textHeight(doc, cancelacion, INNER, notice) + GAP : 0
  const fields = people.reduce((sum, row) => sum + fieldRowHeight(doc, row, INNER) + 4, 0)
  return {
    height: letterhead.height + cancelled + fields + GAP + textHeight(doc, 'C', INNER, { size: 7.5 }) + 3,
    draw: (top) => {
      letterhead.draw(top)
      let y = top + letterhead.height
      if (cancelacion) y = writeText(doc, cancelacion, { ...place, y }, notice) + GAP
      for (const row of people) y = fieldRow(doc, row, { ...place, y }) + 4
      tableHead(doc, y + GAP)
    },
  }
}

const rowBlock = (doc: Paper, { concepto, pesos }: ReceiptContent['rows'][number]): Block => {
  const style = pesos === null ? { size: SIZE - 1, color: FAINT } : { size: SIZE }
  const width = INNER - AMOUNT - GAP
  return {
    height: textHeight(doc, concepto, width, style) + 1.5,
    draw: (y) => {
      writeText(doc, concepto, { x: MARGIN, y, width }, style)
      if (pesos === null) return
      const place = { x: MARGIN + INNER - AMOUNT, y, width: AMOUNT }
      writeFitted(doc, formatPesos(pesos), place, { ...style, align: 'right' })
    },
  }
}

/** Total in figures and in words, right behind the last line. */
const totalBlock = (doc: Paper, { total, enLetra }: ReceiptContent): Block => {
  const words = { size: 9 }
  const width = INNER - 130
  return {
    height: Math.max(fittedHeight(doc, enLetra, width, words), 15) + GAP + 4,
    draw: (y) => {
      drawRule(doc, { x: MARGIN, y: y + 2, width: INNER, color: INK, weight: 0.8 })
      writeFitted(doc, enLetra, { x: MARGIN, y: y + GAP, width }, words)
      const place = { x: MARGIN + INNER - 130, y: y + GAP - 1, width: 130 }
      writeFitted(doc, `TOTAL ${formatPesos(total)}`, place, { size: 12, bold: true, align: 'right' })
    },
  }
}

/** The parts of one copy, measured. */
export const receiptBlocks = (
  doc: Paper,
  { school, content, copy }: { school: School; content: ReceiptContent; copy: string },
): ReceiptBlocks => ({
  head: headBlock(doc, school, content, copy),
  rows: [...content.rows.map((row) => rowBlock(doc, row)), totalBlock(doc, content)],
  foot: receiptFoot(doc, content),
})
