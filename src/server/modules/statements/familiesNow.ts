import type { IsoDate } from '@contract/domain/dates'
import { familyKey, type FamilyKey } from '@contract/domain/family'
import { toPesos, type Centavos } from '@contract/domain/money'
import { isOverdue } from '@contract/statements/statements.rules'
import { lastDayInTime } from '@contract/tuition/lateFees.rules'
import type { OverdueOf } from './debtors.queries'
import { sumsOf } from './debtors'
import { createLateness, type FeeRules } from './lateness'

export interface OpenDebt {
  vencimiento: IsoDate
  ultimo: IsoDate
  saldo: Centavos
}

/** What a message may say of a family, as /morosos shows it now. Pesos. */
export interface FamilyNow {
  vencido: number
  /** Today's; not contained in `vencido`. */
  recargos: number
  saldo_favor: number
  /** Oldest overdue day, and how many months late it is. */
  desde: IsoDate | null
  meses: number
  proximo: IsoDate | null
  /** Latest extension still running, of a month past its due day. */
  prorroga: IsoDate | null
  prometido: IsoDate | null
  abiertos: OpenDebt[]
}

interface FamilyFacts {
  today: IsoDate
  rules: FeeRules
  credits: ReadonlyMap<FamilyKey, number>
  promised: ReadonlyMap<FamilyKey, IsoDate | null>
}

const earliest = (days: readonly IsoDate[]): IsoDate | null => [...days].sort()[0] ?? null
const latestDay = (days: readonly IsoDate[]): IsoDate | null => [...days].sort().at(-1) ?? null

/** @param open all that the families owe, due or not yet */
export const familiesNowOf = (
  open: readonly OverdueOf[],
  keys: readonly FamilyKey[],
  { today, rules, credits, promised }: FamilyFacts,
): Map<FamilyKey, FamilyNow> => {
  const late = createLateness(today, rules)
  const debts = new Map<FamilyKey, OpenDebt[]>(keys.map((key) => [key, []]))
  const overdue = open.filter((row) => {
    const ultimo = lastDayInTime(row.vencimiento, row.prorroga_hasta)
    debts
      .get(familyKey(row.family))
      ?.push({ vencimiento: row.vencimiento, ultimo, saldo: row.saldo_centavos })
    return isOverdue(ultimo, today)
  })
  const sums = sumsOf(overdue, today, rules)
  return new Map(
    keys.map((key) => {
      const abiertos = debts.get(key) ?? []
      const { vencido, recargos } = sums.get(key) ?? { vencido: 0, recargos: 0 }
      const desde = earliest(
        abiertos.filter(({ ultimo }) => isOverdue(ultimo, today)).map(({ vencimiento }) => vencimiento),
      )
      const coming = abiertos.filter(({ ultimo }) => !isOverdue(ultimo, today))
      return [
        key,
        {
          vencido,
          recargos,
          saldo_favor: toPesos(credits.get(key) ?? 0),
          desde,
          meses: desde === null ? 0 : late.months(desde),
          proximo: earliest(coming.map(({ ultimo }) => ultimo)),
          prorroga: latestDay(
            coming.filter(({ vencimiento }) => isOverdue(vencimiento, today)).map(({ ultimo }) => ultimo),
          ),
          prometido: promised.get(key) ?? null,
          abiertos,
        },
      ]
    }),
  )
}
