import type { Centavos } from '../domain/money'
import { paymentMethodLabel, type PaidBy, type PaymentMethod } from '../domain/paymentMethods'

/** The SAT has a code for each. Both are deductible; only cash is not. */
export const CARD_KINDS = ['CREDITO', 'DEBITO'] as const
export type CardKind = (typeof CARD_KINDS)[number]
export const DEPOSIT_KINDS = ['EFECTIVO', 'CHEQUE'] as const
export type DepositKind = (typeof DEPOSIT_KINDS)[number]

export const CARD_LABELS: Readonly<Record<CardKind, string>> = { CREDITO: 'Crédito', DEBITO: 'Débito' }
export const DEPOSIT_LABELS: Readonly<Record<DepositKind, string>> = {
  EFECTIVO: 'Efectivo',
  CHEQUE: 'Cheque',
}

/** Codes of `c_FormaPago` of the SAT: cash, cheque, transfer, credit card, debit card. */
export type SatMeans = '01' | '02' | '03' | '04' | '28'

export interface KindOfMeans {
  tarjeta?: CardKind | null | undefined
  deposito?: DepositKind | null | undefined
}
interface MeansKind extends KindOfMeans {
  metodo_pago: PaymentMethod
}

export const meansLabel = ({
  metodo_pago,
  tarjeta,
  deposito,
}: KindOfMeans & { metodo_pago: PaidBy }): string => {
  const method = paymentMethodLabel(metodo_pago)
  if (tarjeta) return `${method} de ${CARD_LABELS[tarjeta].toLowerCase()}`
  return deposito
    ? `${method} ${deposito === 'CHEQUE' ? 'con' : 'en'} ${DEPOSIT_LABELS[deposito].toLowerCase()}`
    : method
}

export const paidWithLabel = (pago: { metodo_pago: PaidBy; medios: readonly KindOfMeans[] }): string =>
  meansLabel({ metodo_pago: pago.metodo_pago, ...(pago.medios.length === 1 ? kindOf(pago.medios[0]!) : {}) })

export const kindOf = ({
  tarjeta,
  deposito,
}: KindOfMeans): { tarjeta?: CardKind; deposito?: DepositKind } => ({
  ...(tarjeta ? { tarjeta } : {}),
  ...(deposito ? { deposito } : {}),
})

const CARD_CODES = { CREDITO: '04', DEBITO: '28' } as const
/** Cash at the bank's counter is cash. */
const DEPOSIT_CODES = { EFECTIVO: '01', CHEQUE: '02' } as const

/** Null while the kind of card or deposit is unknown («por aclarar»). */
export const satMeans = ({ metodo_pago, tarjeta, deposito }: MeansKind): SatMeans | null => {
  if (metodo_pago === 'TARJETA') return tarjeta ? CARD_CODES[tarjeta] : null
  if (metodo_pago === 'DEPOSITO') return deposito ? DEPOSIT_CODES[deposito] : null
  return ({ EFECTIVO: '01', CHEQUE: '02', TRANSFERENCIA: '03' } as const)[metodo_pago]
}

export const ONE_KIND =
  'Indica si la tarjeta fue de crédito o de débito, o si el depósito fue en efectivo o con cheque'

export const meansKindProblem = ({ metodo_pago, tarjeta, deposito }: MeansKind): string | null => {
  if (tarjeta && metodo_pago !== 'TARJETA') return 'Solo un pago con tarjeta es de crédito o de débito'
  if (deposito && metodo_pago !== 'DEPOSITO') return 'Solo un depósito es en efectivo o con cheque'
  return null
}

export interface MoneyPart {
  readonly codigo: SatMeans | null
  readonly centavos: Centavos
  /** Paid by card: deductible whichever kind it is, so it counts before the kind is known. */
  readonly esTarjeta?: boolean
}

const sumOf = (parts: readonly MoneyPart[]): Centavos =>
  parts.reduce((sum, { centavos }) => sum + centavos, 0)

export const largestMeans = (parts: readonly MoneyPart[]): SatMeans | null => {
  const sums = new Map<SatMeans | null, Centavos>()
  for (const { codigo, centavos } of parts) sums.set(codigo, (sums.get(codigo) ?? 0) + centavos)
  return [...sums].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null
}

const mayBeCash = ({ codigo, esTarjeta = false }: MoneyPart): boolean => codigo === null && !esTarjeta

const rank = (part: MoneyPart): number => (part.codigo === '01' ? 0 : mayBeCash(part) ? 1 : 2)

/** Lines that are not tuition take the cash first, so that as much tuition as possible is deductible. @param lines centavos */
export const moneyOfLines = <Part extends MoneyPart>(
  lines: readonly { readonly isTuition: boolean; readonly centavos: Centavos }[],
  parts: readonly Part[],
): Part[][] => {
  const left = [...parts].sort((a, b) => rank(a) - rank(b)).map((part) => ({ part, open: part.centavos }))
  const taken: Part[][] = lines.map(() => [])
  const order = lines
    .map((line, at) => ({ ...line, at }))
    .sort((a, b) => Number(a.isTuition) - Number(b.isTuition))
  for (const { centavos, at } of order) {
    let open = centavos
    for (const each of left) {
      const now = Math.min(open, each.open)
      if (now <= 0) continue
      each.open -= now
      open -= now
      taken[at]!.push({ ...each.part, centavos: now })
    }
  }
  return taken
}

/** Centavos of a tuition line that certainly were not cash. */
export const deductibleOf = (parts: readonly MoneyPart[]): Centavos =>
  sumOf(parts.filter((part) => part.codigo !== '01' && !mayBeCash(part)))

/** Centavos of a tuition line that may have been cash, which is not deductible. */
export const unclearOf = (parts: readonly MoneyPart[]): Centavos => sumOf(parts.filter(mayBeCash))
