import type { IsoDate } from '@contract/domain/dates'
import type { Centavos } from '@contract/domain/money'
import { lateFee, startedMonthsLate, type LateFee } from '@contract/tuition/lateFees.rules'

/**
 * Computes lateness on a day and remembers it per due day: a school has thousands of open months but a dozen due days, and
 * computing each anew took nine tenths of the list of debtors.
 */
export const createLateness = (today: IsoDate) => {
  const known = new Map<string, number>()
  /** Started months past the last day to pay; 0 within the grace. */
  const months = (vencimiento: IsoDate, grace = 0): number => {
    const key = `${vencimiento} ${grace}`
    const counted = known.get(key) ?? startedMonthsLate(vencimiento, today, grace)
    known.set(key, counted)
    return counted
  }
  return {
    months,
    /**
     * Today's recargo in centavos.
     * @param lista price before the beca; 0 for a charge, which has no recargos
     */
    fee: (vencimiento: IsoDate, lista: Centavos, fee: LateFee | null): Centavos =>
      lateFee(fee, lista, fee ? months(vencimiento, fee.dias_gracia) : 0),
  }
}
export type Lateness = ReturnType<typeof createLateness>
