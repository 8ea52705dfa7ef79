import type { Grade } from '../domain/grades'
import type { Centavos } from '../domain/money'
import type { Tax } from '../fiscal/taxes.rules'
import { deductibleOf, moneyOfLines, unclearOf, type MoneyPart } from '../fiscal/means.rules'

/** `pagoId`: the payment that brought the money; null for money from before the opening, or credit of unknown source. */
export interface SourcedPart extends MoneyPart {
  readonly pagoId: number | null
}

export interface LedgerLine {
  readonly tipo: 'CARGO' | 'COLEGIATURA' | 'RECARGO' | 'DESCUENTO' | 'A_CUENTA' | 'SALDO'
  readonly descripcion: string
  readonly centavos: Centavos
  readonly tuitionId: number | null
  readonly alumno: { readonly id: number; readonly nombre: string; readonly curp: string } | null
  readonly grado: Grade | null
  readonly clave: string | null
  /** That of the concept; null: that of the level. */
  readonly impuesto: Tax | null
  /** The charge, when it has no concept and belongs to no enrolment, so nothing says what was sold. */
  readonly sinConcepto?: number | null
  /** A baja turned this into credit: it pays no tuition any more, and whatever uses the credit is invoiced instead. */
  readonly devuelto?: boolean
}

export interface InvoiceLine extends Omit<LedgerLine, 'tipo'> {
  readonly esColegiatura: boolean
  readonly descuento: Centavos
  readonly parts: readonly SourcedPart[]
}

interface PaidLines {
  readonly lines: readonly InvoiceLine[]
  readonly account: readonly SourcedPart[]
}

/** A discount lowers the line of its month. @param parts the payment's own money and the credit it used */
export const invoiceLines = (ledger: readonly LedgerLine[], parts: readonly SourcedPart[]): PaidLines => {
  const discountOf = (tuitionId: number | null): Centavos =>
    ledger
      .filter((line) => line.tipo === 'DESCUENTO' && line.tuitionId === tuitionId)
      .reduce((sum, { centavos }) => sum + centavos, 0)
  const owed = ledger.filter(({ tipo }) => tipo === 'CARGO' || tipo === 'COLEGIATURA' || tipo === 'RECARGO')
  const account = ledger
    .filter(({ tipo }) => tipo === 'A_CUENTA')
    .reduce((sum, { centavos }) => sum + centavos, 0)
  const priced = owed.map(({ tipo, ...line }) => ({
    ...line,
    esColegiatura: tipo === 'COLEGIATURA',
    descuento: tipo === 'COLEGIATURA' ? discountOf(line.tuitionId) : 0,
  }))
  const money = moneyOfLines(
    [
      ...priced.map((line) => ({ isTuition: line.esColegiatura, centavos: line.centavos - line.descuento })),
      { isTuition: false, centavos: account },
    ],
    parts,
  )
  return {
    lines: priced.map((line, at) => ({ ...line, parts: money[at] ?? [] })),
    account: money.at(-1) ?? [],
  }
}

interface PaidTuition {
  readonly meses: readonly string[]
  readonly grados: readonly Grade[]
  readonly pagado: Centavos
  readonly deducible: Centavos
  /** Centavos that may have been cash. */
  readonly porAclarar: Centavos
}

export const tuitionOf = (lines: readonly InvoiceLine[], alumnoId: number): PaidTuition => {
  const own = lines.filter(({ esColegiatura, alumno }) => esColegiatura && alumno?.id === alumnoId)
  const sum = (of: (line: InvoiceLine) => Centavos): Centavos =>
    own.reduce((total, line) => total + of(line), 0)
  return {
    meses: own.map(({ descripcion }) => descripcion),
    grados: own.flatMap(({ grado }) => grado ?? []),
    pagado: sum(({ centavos, descuento }) => centavos - descuento),
    deducible: sum(({ parts }) => deductibleOf(parts)),
    porAclarar: sum(({ parts }) => unclearOf(parts)),
  }
}
