import { formatPesos } from '@contract/domain/money'
import { type Block, heightOf, stack } from '../../pdf/block'
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
import type { ReceiptContent } from './receiptContent'
import type { ReceiptRow } from './receiptLines'

const AMOUNT = 90
const SIZE = 9
const BETWEEN = 18
const HEAD = { size: 7.5, bold: true, color: FAINT } as const

const placeOf = (at: number, columns: number) => {
  const width = (INNER - BETWEEN * (columns - 1)) / columns
  return { x: MARGIN + at * (width + BETWEEN), width, amount: columns > 1 ? AMOUNT * 0.7 : AMOUNT }
}

const tableHeadHeight = (doc: Paper): number => textHeight(doc, 'C', INNER, { size: HEAD.size }) + 3

const drawTableHead = (doc: Paper, y: number, columns: number): void => {
  for (let at = 0; at < columns; at++) {
    const { x, width, amount } = placeOf(at, columns)
    writeText(doc, 'CONCEPTO', { x, y, width: width - amount }, HEAD)
    const place = { x: x + width - amount, y, width: amount }
    const below = writeText(doc, 'IMPORTE', place, { ...HEAD, align: 'right' })
    drawRule(doc, { x, y: below + 1, width, color: INK, weight: 0.8 })
  }
}

const rowBlock = (doc: Paper, { concepto, pesos }: ReceiptRow, at: number, columns: number): Block => {
  const style = pesos === null ? { size: SIZE - 1, color: FAINT } : { size: SIZE }
  const column = placeOf(at, columns)
  const width = column.width - column.amount - GAP
  return {
    height: fittedHeight(doc, concepto, width, style) + 1.5,
    draw: (y) => {
      writeFitted(doc, concepto, { x: column.x, y, width }, style)
      if (pesos === null) return
      const place = { x: column.x + column.width - column.amount, y, width: column.amount }
      writeFitted(doc, formatPesos(pesos), place, { ...style, align: 'right' })
    },
  }
}

/** Where two columns part: a note stays below its line, a pupil's name above the lines. */
const middleOf = (rows: readonly ReceiptRow[]): number => {
  let middle = Math.ceil(rows.length / 2)
  while (rows[middle]?.pesos === null && !rows[middle]?.heads) middle++
  return rows[middle - 1]?.heads ? middle - 1 : middle
}

const rowBlocks = (doc: Paper, rows: readonly ReceiptRow[], columns: number): readonly Block[] => {
  if (columns === 1) return rows.map((row) => rowBlock(doc, row, 0, 1))
  const middle = middleOf(rows)
  const halves = [rows.slice(0, middle), rows.slice(middle)].map((half, at) =>
    half.map((row) => rowBlock(doc, row, at, columns)),
  )
  return [
    {
      height: Math.max(...halves.map(heightOf)),
      draw: (y) => halves.forEach((half) => stack(half, y)),
    },
  ]
}

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
const HAND = 28

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

export const receiptBlocks = (doc: Paper, given: CopyGiven): ReceiptBlocks => ({
  head: headBlock(doc, given),
  rows: [...rowBlocks(doc, given.content.rows, given.columns), totalBlock(doc, given.content)],
  foot: receiptFoot(doc, given.content),
})
