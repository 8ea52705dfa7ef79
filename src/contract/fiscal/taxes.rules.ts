import type { Centavos } from '../domain/money'

/** The IVA that a price contains. Teaching is exempt (LIVA, article 15, section IV). */
export const TAXES = ['EXENTO', 'IVA_16', 'IVA_0', 'NO_OBJETO'] as const
export type Tax = (typeof TAXES)[number]

export const DEFAULT_TAX: Tax = 'EXENTO'

export const TAX_LABELS: Readonly<Record<Tax, string>> = {
  EXENTO: 'Exento de IVA',
  IVA_16: 'IVA de 16 %, incluido en el precio',
  IVA_0: 'IVA de 0 %',
  NO_OBJETO: 'No es objeto de impuesto',
}

/** `c_ObjetoImp` of the SAT. */
export const taxObjectOf = (tax: Tax): '01' | '02' => (tax === 'NO_OBJETO' ? '01' : '02')

/** The tax of concepts stored before the tax was asked. 03 and 04 are subject to the tax but show none, as an exempt price. */
export const taxOfObject = (objeto: string | null | undefined): Tax =>
  objeto === '01' ? 'NO_OBJETO' : DEFAULT_TAX

const PERCENT: Readonly<Record<Tax, number>> = { EXENTO: 0, IVA_16: 16, IVA_0: 0, NO_OBJETO: 0 }

const withoutTax = (centavos: Centavos, tax: Tax): Centavos =>
  Math.round((centavos * 100) / (100 + PERCENT[tax]))

/** Centavos: `importe` − `descuento` = `base`, and `base` + `iva` is what was paid. */
export interface TaxShares {
  readonly importe: Centavos
  readonly descuento: Centavos
  readonly base: Centavos
  readonly iva: Centavos
}

/** The tax is what the rounded base leaves of the price, so a line adds up to what was paid (decisions/0100). */
export const taxShares = (price: Centavos, discount: Centavos, tax: Tax): TaxShares => {
  const paid = price - discount
  const base = withoutTax(paid, tax)
  const descuento = withoutTax(discount, tax)
  return { importe: base + descuento, descuento, base, iva: paid - base }
}

/** `c_TipoFactor` and rate as a CFDI writes them; null: the line has no tax. */
export const taxFactor = (
  tax: Tax,
): { readonly tipo_factor: 'Tasa' | 'Exento'; readonly tasa_o_cuota?: string } | null => {
  if (tax === 'NO_OBJETO') return null
  if (tax === 'EXENTO') return { tipo_factor: 'Exento' }
  return { tipo_factor: 'Tasa', tasa_o_cuota: (PERCENT[tax] / 100).toFixed(6) }
}
