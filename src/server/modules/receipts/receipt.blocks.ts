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
import { drawTableHead, rowBlocks, tableHeadHeight, totalBlock } from './receipt.rows'

const QR = 54
const FOOT_GAP = 9
const SIGNATURE = 190

const balancesOf = ({ saldo }: ReceiptContent): Field[] =>
  saldo === null
    ? []
    : [
        { label: 'Saldo anterior', value: formatPesos(saldo.anterior), share: 0.18, align: 'right' },
        {
          label: `Saldo restante de ${saldo.de}`,
          value: formatPesos(saldo.restante),
          share: 0.32,
          align: 'right',
        },
      ]

const meansOf = (content: ReceiptContent): Field[] => [
  { label: 'Método de pago', value: content.metodo, share: 0.18 },
  { label: 'Referencia', value: content.referencia, share: 0.32 },
  ...balancesOf(content),
]

const SMALL = { size: 8, color: FAINT } as const
const FACT = { size: 8, color: INK } as const
const NAME = { size: 9, align: 'center' } as const
const ROLE = { size: 7.5, color: FAINT, align: 'center' } as const
/** Above the line, for the hand. */
const HAND = 28

/** The address of the public check as text and QR code, and the note about what the paper is not. */
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

/** The signature line with the name of the cashier below it. */
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

/** The foot of a copy: means and balance, the code to check the paper, the signature. */
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

interface CopyGiven {
  readonly school: School
  readonly content: ReceiptContent
  readonly copy: string
  readonly columns: number
}

export interface ReceiptBlocks {
  readonly head: Block
  readonly rows: readonly Block[]
  readonly foot: Block
}

const GAP = 6

const peopleOf = (content: ReceiptContent): Field[][] => [
  [
    {
      label: 'Recibimos de',
      value: [content.recibimosDe, content.referenciaPago].filter(Boolean).join(' · '),
      share: content.registrado ? 0.43 : 0.58,
    },
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

const headBlock = (doc: Paper, { school, content, copy, columns }: CopyGiven): Block => {
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
    height: letterhead.height + cancelled + fields + GAP + tableHeadHeight(doc),
    draw: (top) => {
      letterhead.draw(top)
      let y = top + letterhead.height
      if (cancelacion) y = writeText(doc, cancelacion, { ...place, y }, notice) + GAP
      for (const row of people) y = fieldRow(doc, row, { ...place, y }) + 4
      drawTableHead(doc, y + GAP, columns)
    },
  }
}

/** The parts of one copy, measured. */
export const receiptBlocks = (doc: Paper, given: CopyGiven): ReceiptBlocks => ({
  head: headBlock(doc, given),
  rows: [...rowBlocks(doc, given.content.rows, given.columns), totalBlock(doc, given.content)],
  foot: receiptFoot(doc, given.content),
})
