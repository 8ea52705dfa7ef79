import type { IsoDate } from '@contract/domain/dates'
import { toPesos } from '@contract/domain/money'
import { withBalance } from '@contract/statements/statements.rules'
import type { Movement } from '@contract/statements/statements.schemas'
import { chargeMovements } from './chargeMovements'
import type { Draft } from './draft'
import type { Facts, PaymentFact } from './facts'
import { monthMovements } from './monthMovements'
import { paymentMovements } from './paymentMovements'

/** First day on which anybody paid a charge or a month, cancelled payments included, by `tipo` and id. */
const firstPaid = (payments: readonly PaymentFact[]): Map<string, IsoDate> => {
  const days = new Map<string, IsoDate>()
  for (const { fecha, lines } of payments)
    for (const { tipo, charge_id, tuition_id } of lines) {
      const key = `${tipo} ${charge_id ?? tuition_id}`
      const known = days.get(key)
      if (!known || fecha < known) days.set(key, fecha)
    }
  return days
}

const byTime = (a: Draft, b: Draft): number =>
  a.fecha === b.fecha ? a.at - b.at : a.fecha < b.fecha ? -1 : 1

/**
 * Every charge, month and payment of a pupil as lines with a running balance, oldest first. The last balance is the sum of what
 * is open; recargos and discounts are lines of their own, so that what a line says adds up (DOMAIN §5).
 */
export const movementsOf = ({ charges, months, payments }: Omit<Facts, 'cycles'>): Movement[] => {
  const paid = firstPaid(payments)
  // At one moment payments stand first: a charge or a month is put right after its payment was cancelled, never before.
  const drafts = [
    ...payments.flatMap(paymentMovements),
    ...charges.flatMap((charge) => chargeMovements(charge, paid.get(`CARGO ${charge.id}`))),
    ...months.flatMap((month) => monthMovements(month, payments, paid.get(`COLEGIATURA ${month.id}`))),
  ].sort(byTime)
  return withBalance(
    drafts.map(({ at: _at, cargo, abono, ...line }) => ({
      ...line,
      cargo: toPesos(cargo),
      abono: toPesos(abono),
    })),
  )
}
