import { formatDate } from '../domain/dates'
import { formatPesos } from '../domain/money'
import type { Deductible } from './invoices.schemas'

/** In the year of the opening 'pagado en esta escuela desde el 24/11/2026': what was paid before may be deductible too. */
export const paidSince = ({ anio, desde }: Pick<Deductible, 'anio' | 'desde'>): string =>
  desde === undefined ? `pagado en ${anio}` : `pagado en esta escuela desde el ${formatDate(desde)}`

/** 'Deducible pagado en 2026: $11,200.00 de $12,900.00', at most the cap. Null where no tuition was paid. */
export const deductibleText = (year: Deductible): string | null => {
  const { deducible, por_aclarar, tope } = year
  if (tope === null) return null
  const unclear = por_aclarar > 0 ? `; por aclarar ${formatPesos(por_aclarar)}` : ''
  return `Deducible ${paidSince(year)}: ${formatPesos(Math.min(deducible, tope))} de ${formatPesos(tope)}${unclear}`
}
