import { formatPesos } from '../domain/money'
import type { Deductible } from './invoices.schemas'

/**
 * 'Deducible pagado en 2026: $11,200.00 de $12,900.00'. What was paid above the cap may not be deducted, so it is not counted. Null
 * where no tuition was paid.
 */
export const deductibleText = ({ anio, deducible, por_aclarar, tope }: Deductible): string | null => {
  if (tope === null) return null
  const unclear = por_aclarar > 0 ? `; por aclarar ${formatPesos(por_aclarar)}` : ''
  return `Deducible pagado en ${anio}: ${formatPesos(Math.min(deducible, tope))} de ${formatPesos(tope)}${unclear}`
}
