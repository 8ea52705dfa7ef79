import { clabeText } from '@contract/bank/clabe.rules'
import { gap, type Block } from '../../pdf/block'
import { drawHalves, fitHalves } from '../../pdf/halves'
import { createPaper, INK, INNER, MARGIN, toPdf, type Paper } from '../../pdf/paper'
import { measureHead, type School } from '../../pdf/school'
import { fieldRow, fieldRowHeight, fittedHeight, textHeight, writeFitted, writeText } from '../../pdf/text'

interface PayingFamily {
  readonly padre: string | null
  readonly referencia: string | null
  readonly alumnos: readonly {
    readonly nombre: string
    readonly lugar: string
    readonly numero_control: string
  }[]
}

export interface HowToPay {
  readonly title: string
  readonly cuentas: readonly { readonly banco: string; readonly clabe: string }[]
  readonly titular: string
  readonly familias: readonly PayingFamily[]
  readonly now: Date
}

const GAP = 10
const PAD = 10
const REFERENCE = { width: 190, height: 62 } as const
const BESIDE = { x: MARGIN + REFERENCE.width + 16, width: INNER - REFERENCE.width - 16 } as const
const BANK = { width: 190 } as const
const TEXT = { size: 10.5 } as const
const TITLE = { size: 11, bold: true } as const

const paragraph = (doc: Paper, text: string, style: { size: number; bold?: boolean } = TEXT): Block => ({
  height: textHeight(doc, text, INNER, style),
  draw: (y) => void writeText(doc, text, { x: MARGIN, y, width: INNER }, style),
})

const familyBlock = (doc: Paper, { padre, alumnos }: PayingFamily): Block => {
  const pupils = alumnos.map(({ nombre, lugar }) => [nombre, lugar].filter(Boolean).join(' · ')).join('\n')
  const row = [
    ...(padre === null ? [] : [{ label: 'Familia de', value: padre, share: 0.42 }]),
    ...(pupils ? [{ label: alumnos.length === 1 ? 'Alumno' : 'Alumnos', value: pupils, share: 0.58 }] : []),
  ]
  return {
    height: fieldRowHeight(doc, row, INNER),
    draw: (y) => void fieldRow(doc, row, { x: MARGIN, y, width: INNER }),
  }
}

const WRITE_IT =
  'Escríbala en el concepto de cada transferencia, y también donde el banco pida una referencia numérica: así la escuela sabe que el pago es suyo. Es la misma todos los años y para todos sus hijos en la escuela.'

const referenceBlock = (doc: Paper, referencia: string): Block => ({
  height: Math.max(REFERENCE.height, textHeight(doc, WRITE_IT, BESIDE.width, TEXT)),
  draw: (y) => {
    doc.rect(MARGIN, y, REFERENCE.width, REFERENCE.height).lineWidth(1.2).strokeColor(INK).stroke()
    const inside = { x: MARGIN + PAD, width: REFERENCE.width - 2 * PAD }
    const below = writeText(doc, 'SU REFERENCIA', { ...inside, y: y + 7 }, { size: 8.5, align: 'center' })
    writeFitted(doc, referencia, { ...inside, y: below }, { size: 30, bold: true, align: 'center' })
    writeText(doc, WRITE_IT, { ...BESIDE, y }, TEXT)
  },
})

/** Without a parent there is no reference, so the concept names the pupil. */
const withoutReference = (doc: Paper, { alumnos }: PayingFamily): Block => {
  const named = alumnos.map(({ nombre, numero_control }) => `${nombre}, ${numero_control}`).join('; ')
  return paragraph(
    doc,
    `Todavía no tiene referencia: pida en la escuela que registren a la madre, el padre o el tutor. Mientras tanto escriba en el concepto de cada transferencia: ${named}.`,
  )
}

const accountBlock = (doc: Paper, { banco, clabe }: HowToPay['cuentas'][number]): Block => {
  const bank = { x: MARGIN, width: BANK.width - 8 }
  const number = { x: MARGIN + BANK.width, width: INNER - BANK.width }
  const digits = { size: 15, bold: true }
  return {
    height:
      Math.max(fittedHeight(doc, banco, bank.width, TEXT), textHeight(doc, clabe, number.width, digits)) + 4,
    draw: (y) => {
      writeFitted(doc, banco, { ...bank, y: y + 4 }, TEXT)
      writeText(doc, `CLABE ${clabeText(clabe)}`, { ...number, y }, digits)
    },
  }
}

const NO_ACCOUNT =
  'La escuela todavía no ha dado a conocer la cuenta en la que recibe transferencias: pregunte en la oficina antes de transferir.'

const accountsBlocks = (doc: Paper, { cuentas, titular }: HowToPay): Block[] => {
  if (cuentas.length === 0) return [paragraph(doc, NO_ACCOUNT, TITLE)]
  const where = cuentas.length === 1 ? 'Transfiera a esta cuenta' : 'Transfiera a cualquiera de estas cuentas'
  return [
    paragraph(doc, `${where}, a nombre de ${titular}`, TITLE),
    gap(4),
    ...cuentas.map((cuenta) => accountBlock(doc, cuenta)),
  ]
}

const KEEP = 'Guarde el comprobante hasta que reciba su recibo.'

const slipOf = (doc: Paper, school: School, told: HowToPay, family: PayingFamily): Block[] => {
  const reference = family.referencia ? referenceBlock(doc, family.referencia) : withoutReference(doc, family)
  return [
    measureHead(doc, school, { title: 'CÓMO PAGAR', subtitle: 'por transferencia' }),
    familyBlock(doc, family),
    gap(GAP),
    reference,
    gap(GAP),
    ...accountsBlocks(doc, told),
    gap(GAP),
    paragraph(doc, KEEP, { size: 9 }),
  ]
}

export const drawHowToPay = (school: School, told: HowToPay): Promise<Buffer> => {
  const doc = createPaper({ title: told.title, author: school.name, now: told.now })
  const slips = told.familias.map((family) => slipOf(doc, school, told, family))
  drawHalves(doc, slips, fitHalves(slips) ? 2 : 1)
  return toPdf(doc)
}
