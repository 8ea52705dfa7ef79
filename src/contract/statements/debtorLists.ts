export const DEBTOR_ORDERS = ['familia', 'atraso', 'vencido', 'recargos', 'por_pagar'] as const
export const DEBTOR_FAMILIES = ['por-pagar', 'cubiertas', 'promesas-de-hoy'] as const

export const BUCKETS = ['un_mes', 'dos_meses', 'tres_meses'] as const
export type Bucket = (typeof BUCKETS)[number]

export const DEBT_SUMS = [...BUCKETS, 'vencido', 'recargos', 'por_vencer'] as const
export type DebtSums = Record<(typeof DEBT_SUMS)[number], number>
