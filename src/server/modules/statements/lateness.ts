import type { IsoDate } from '@contract/domain/dates'
import type { Centavos } from '@contract/domain/money'
import { startedMonthsLate } from '@contract/tuition/lateFees.rules'
import { feeRuleFor, monthFee, type Abono, type DatedFee } from '@contract/tuition/monthFee.rules'

/** Charges have no recargos, hence no cycle here. */
export interface LateItem {
  cycle_id: number | null
  vencimiento: IsoDate
  prorroga_hasta: IsoDate | null
  lista_centavos: number
  monto_centavos: number
  recargo_abonado_centavos: number
  abonos: readonly Abono[]
}

export type FeeRules = ReadonlyMap<number, readonly DatedFee[]>

/** Counts kept by due day and price: thousands of months share a dozen, and computing each took nine tenths of the list of debtors. */
export const createLateness = (today: IsoDate, rules: FeeRules) => {
  const counts = new Map<IsoDate, number>()
  const fees = new Map<string, Centavos>()
  const months = (vencimiento: IsoDate): number => {
    const counted = counts.get(vencimiento) ?? startedMonthsLate(vencimiento, today)
    counts.set(vencimiento, counted)
    return counted
  }
  const feeOf = (item: LateItem, cycle: number): Centavos => {
    const { vencimiento, prorroga_hasta: prorroga, lista_centavos: lista, monto_centavos: monto } = item
    const month = { vencimiento, prorroga, lista, monto, abonos: item.abonos }
    const rule = feeRuleFor(rules.get(cycle) ?? [], vencimiento)
    return monthFee({ ...month, recargoAbonado: item.recargo_abonado_centavos }, rule, today).centavos
  }
  const fee = (item: LateItem): Centavos => {
    const { cycle_id, vencimiento, prorroga_hasta, lista_centavos } = item
    if (cycle_id === null) return 0
    if (item.abonos.length > 0 || item.recargo_abonado_centavos > 0) return feeOf(item, cycle_id)
    // Nothing was paid of the month, so its recargo depends on these values alone.
    const key = `${cycle_id} ${vencimiento} ${prorroga_hasta} ${lista_centavos}`
    const fee = fees.get(key) ?? feeOf(item, cycle_id)
    fees.set(key, fee)
    return fee
  }
  return { months, fee }
}
export type Lateness = ReturnType<typeof createLateness>
