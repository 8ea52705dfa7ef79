import { amountInWords } from '@contract/domain/amountInWords'
import { formatDate } from '@contract/domain/dates'
import { centavosOf, formatPesos } from '@contract/domain/money'
import { paidSince } from '@contract/invoices/deductible.rules'
import type { PaidYear } from '@contract/invoices/invoices.schemas'
import { folioLabel } from '@contract/receipts/receipts.rules'
import type { Column } from './table'

type Row = PaidYear['pagos'][number]

export const PAID_COLUMNS: readonly Column<Row>[] = [
  { title: 'FECHA', width: 54, text: ({ fecha }) => formatDate(fecha) },
  { title: 'RECIBO', width: 46, text: ({ folio }) => folioLabel(folio) },
  {
    title: 'CONCEPTO',
    width: 144,
    text: ({ concepto, uuid }) => (uuid ? `${concepto}\nFactura ${uuid}` : concepto),
  },
  { title: 'MEDIO DE PAGO', width: 92, text: ({ medio }) => medio },
  { title: 'IMPORTE', width: 64, align: 'right', text: ({ monto }) => formatPesos(monto) },
  { title: 'DEDUCIBLE', width: 64, align: 'right', text: ({ deducible }) => formatPesos(deducible) },
]

/** Says apart what was paid above the cap: shown as deductible, it would be claimed in the tax return. */
const deductibleLine = ({ deducible, tope, nivel }: PaidYear): string =>
  deducible > tope
    ? `Pagado sin efectivo: ${formatPesos(deducible)}. De eso es deducible hasta el tope anual por alumno de ${nivel}: ${formatPesos(tope)}.`
    : `Deducible, lo que no se pagó en efectivo: ${formatPesos(deducible)}. Tope anual por alumno de ${nivel}: ${formatPesos(tope)}.`

const totalLabel = (year: PaidYear): string =>
  year.desde === undefined
    ? `Total pagado de colegiaturas en ${year.anio}`
    : `Total de colegiaturas ${paidSince(year)}`

export const paidYearLines = (year: PaidYear): string[] => [
  `${totalLabel(year)}: ${formatPesos(year.total)} (${amountInWords(centavosOf(year.total))})`,
  deductibleLine(year),
  ...(year.por_aclarar > 0
    ? [
        `Por aclarar, pagado con depósito o saldo a favor, sin constancia de que no fue en efectivo: ${formatPesos(year.por_aclarar)}.`,
      ]
    : []),
]
