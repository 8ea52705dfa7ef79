import type { IsoDate } from '@contract/domain/dates'
import { toPesos } from '@contract/domain/money'
import { isOverdue } from '@contract/statements/statements.rules'
import type { AccountTotals } from '@contract/statements/statements.schemas'
import type { Facts } from './facts'
import { createLateness } from './lateness'

/** What is open and since when; amounts in centavos. */
interface Open {
  cycle_id: number
  vencimiento: IsoDate
  saldo: number
  recargo: number
}

/** Charges and months that are not paid whole. */
export const openOf = ({ charges, months, cycles }: Omit<Facts, 'payments'>, today: IsoDate): Open[] => {
  const late = createLateness(today)
  const fees = new Map(cycles.map(({ id, recargo }) => [id, recargo]))
  return [
    ...charges
      .filter(({ cancelled_at }) => cancelled_at === null)
      .map(({ cycle_id, fecha, monto_pagar_centavos, abonado_centavos }) => ({
        cycle_id,
        vencimiento: fecha,
        saldo: monto_pagar_centavos - abonado_centavos,
        recargo: 0,
      })),
    ...months.map(({ cycle_id, vencimiento, monto_centavos, abonado_centavos, lista_centavos: lista }) => ({
      cycle_id,
      vencimiento,
      saldo: monto_centavos - abonado_centavos,
      recargo: late.fee(vencimiento, lista, fees.get(cycle_id) ?? null),
    })),
  ].filter(({ saldo }) => saldo > 0)
}

const sum = (open: readonly Open[], amount: 'saldo' | 'recargo'): number =>
  open.reduce((total, each) => total + each[amount], 0)

/** The sums below a statement, in pesos. */
export const totalsOf = (open: readonly Open[], today: IsoDate): Omit<AccountTotals, 'pdf'> => {
  const overdue = open.filter(({ vencimiento }) => isOverdue(vencimiento, today))
  const [saldo, vencido] = [sum(open, 'saldo'), sum(overdue, 'saldo')]
  return {
    saldo: toPesos(saldo),
    vencido: toPesos(vencido),
    por_vencer: toPesos(saldo - vencido),
    recargos: toPesos(sum(overdue, 'recargo')),
  }
}
