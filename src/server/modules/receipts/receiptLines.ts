import { formatPesos, percentOf, subtractPesos, sumPesos, toCentavos, toPesos } from '@contract/domain/money'
import { conceptText, restText } from '@contract/payments/payments.rules'
import type { Payment } from '@contract/payments/payments.schemas'
import { earlyConcept, monthOfFee, SETTLED_BEFORE } from '@contract/tuition/tuition.rules'
import type { ListPrice } from './receipts.queries'

/** A row without an amount explains the row before it. */
export interface ReceiptRow {
  readonly concepto: string
  /** Below 0 when it lowers the total. */
  readonly pesos: number | null
  readonly heads?: boolean
}

type Line = Payment['conceptos'][number]

export const isPrincipal = ({ tipo }: Line): boolean => tipo === 'CARGO' || tipo === 'COLEGIATURA'

const priceOf = (line: Line, prices: readonly ListPrice[]): ListPrice | undefined =>
  prices.find(({ charge_id, tuition_id }) => charge_id === line.idCargo && tuition_id === line.idColegiatura)

const PRONTO_PAGO = earlyConcept('').trim()

const wordOf = ({ tipo }: Line): string => (tipo === 'CARGO' ? 'descuento' : 'beca')

/** Whether today's beca gives this reduction; it may have changed since the payment. */
const isTodays = ({ tipo }: Line, { lista, porcentaje }: ListPrice, reduction: number): boolean =>
  tipo === 'CARGO' || toCentavos(reduction) === percentOf(lista, porcentaje)

const reductionName = (line: Line, price: ListPrice, reduction: number): string =>
  `${wordOf(line)}${isTodays(line, price, reduction) ? ` ${price.porcentaje} %` : ''}`.toUpperCase()

interface Priced {
  readonly row: ReceiptRow
  readonly notes?: readonly ReceiptRow[]
  readonly reduction?: { readonly name: string; readonly pesos: number }
}

const note = (concepto: string): ReceiptRow => ({ concepto, pesos: null })

const costNote = (line: Line, price: ListPrice, whole: number): ReceiptRow[] => {
  const lista = toPesos(price.lista)
  const off = subtractPesos(lista, whole)
  if (off === 0) return []
  const percent = isTodays(line, price, off) ? ` de ${price.porcentaje} %` : ''
  return [note(`Costo ${formatPesos(lista)} con ${wordOf(line)}${percent}: ${formatPesos(whole)}`)]
}

/** A line paid whole at once shows list price and discounts as rows; a partial one as notes, with what was paid before. */
const pricedLine = (line: Line, prices: readonly ListPrice[]): Priced => {
  const { descripcion, monto, saldo_anterior, saldo } = line
  const price = priceOf(line, prices)
  const [paidBefore, settled] = [toPesos(price?.antes ?? 0), toPesos(price?.saldado ?? 0)]
  const before = sumPesos([paidBefore, settled])
  const isPart = saldo > 0
  const concepto = before > 0 && !isPart ? restText(descripcion) : conceptText(line)
  const plain = { row: { concepto, pesos: monto } }
  if (!price) return plain
  if (isPart || before > 0) {
    const whole = sumPesos([before, saldo_anterior])
    const part = (what: string, pesos: number): ReceiptRow[] =>
      pesos > 0 ? [note(`${what} ${formatPesos(pesos)} de ${formatPesos(whole)}`)] : []
    const earlier = [...part(SETTLED_BEFORE, settled), ...part('Pagado antes', paidBefore)]
    return { ...plain, notes: [...costNote(line, price, whole), ...earlier] }
  }
  const lista = toPesos(price.lista)
  const pesos = subtractPesos(lista, monto)
  return pesos === 0
    ? plain
    : {
        row: { concepto, pesos: lista },
        reduction: { name: reductionName(line, price, pesos), pesos },
      }
}

/** 'DESCUENTO PAGO ANUAL 6 %' without its month, because one row stands for the whole year. */
const withoutMonth = (line: Line, conceptos: readonly Line[]): string => {
  const month = conceptos.find((each) => isPrincipal(each) && each.idColegiatura === line.idColegiatura)
  return month ? line.descripcion.replace(month.descripcion, '').trim() : line.descripcion
}

/** One row per reason: twelve becas of one percentage are one row. */
const reductionRows = (reductions: readonly { name: string; pesos: number }[]): ReceiptRow[] =>
  [...new Set(reductions.map(({ name }) => name))].map((concepto) => ({
    concepto,
    pesos: -sumPesos(reductions.filter(({ name }) => name === concepto).map(({ pesos }) => pesos)),
  }))

const waivedNote = ({ recargo_condonado = 0 }: Line): ReceiptRow[] =>
  recargo_condonado > 0 ? [note(`Recargo condonado: ${formatPesos(recargo_condonado)}`)] : []

export const isFeeAlone = (line: Line, conceptos: readonly Line[]): boolean =>
  line.tipo === 'RECARGO' &&
  !conceptos.some((each) => isPrincipal(each) && each.idColegiatura === line.idColegiatura)

/** Noted below a recargo paid alone, which a parent might take for the month. */
const feeAloneNote = (line: Line, conceptos: readonly Line[]): ReceiptRow[] =>
  isFeeAlone(line, conceptos)
    ? [note(`Solo recargo: ${monthOfFee(line.descripcion)} sigue pendiente, ${formatPesos(line.saldo)}`)]
    : []

const rowsOf = (conceptos: readonly Line[], prices: readonly ListPrice[]): ReceiptRow[] => {
  const reductions: { name: string; pesos: number; of?: number | null }[] = []
  const ofMonth = (month: number | null): ReceiptRow[] => {
    const at = reductions.findIndex(({ of }) => of !== undefined && of === month)
    return at < 0 ? [] : reductionRows(reductions.splice(at, 1))
  }
  const rows = conceptos.flatMap((line): ReceiptRow[] => {
    if (line.tipo === 'RECARGO')
      return [{ concepto: line.descripcion, pesos: line.monto }, ...feeAloneNote(line, conceptos)]
    if (line.tipo === 'DESCUENTO') {
      // Pronto pago is a percentage of what the beca leaves, so its row comes after; the yearly discount is one row.
      const name = withoutMonth(line, conceptos)
      if (name === PRONTO_PAGO)
        return [...ofMonth(line.idColegiatura), { concepto: name, pesos: -line.monto }]
      reductions.push({ name, pesos: line.monto })
      return []
    }
    const { row, notes = [], reduction } = pricedLine(line, prices)
    if (reduction) reductions.push({ ...reduction, of: line.idColegiatura })
    return [row, ...notes, ...waivedNote(line)]
  })
  return [...rows, ...reductionRows(reductions)]
}

const creditRows = (lines: readonly Line[]): ReceiptRow[] =>
  lines.flatMap(({ tipo, descripcion, monto, saldo }) => [
    { concepto: descripcion, pesos: tipo === 'SALDO' ? -monto : monto },
    { concepto: `Saldo a favor de la familia: ${formatPesos(saldo)}`, pesos: null },
  ])

export const receiptRows = (pago: Payment, prices: readonly ListPrice[]): ReceiptRow[] => {
  const { conceptos, alumnos } = pago
  const ofPupils = conceptos.filter(({ tipo }) => tipo !== 'A_CUENTA' && tipo !== 'SALDO')
  const rows =
    alumnos.length > 1
      ? alumnos.flatMap(({ id, nombre }) => [
          { concepto: nombre, pesos: null, heads: true },
          ...rowsOf(
            ofPupils.filter(({ idAlumno }) => idAlumno === id),
            prices,
          ),
        ])
      : rowsOf(ofPupils, prices)
  const credit = creditRows(conceptos.filter((line) => !ofPupils.includes(line)))
  return [...rows, ...credit]
}
