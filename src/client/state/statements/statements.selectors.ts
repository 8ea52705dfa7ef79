import { withBalance } from '@contract/statements/statements.rules'
import type { Account, AccountTotals, Movement } from '@contract/statements/statements.schemas'
import { answerHook, detailHook } from '../core/reads'
import { statementsApi } from './statements.api'

/** A statement of all cycles, or of one with balances of its own. */
export interface AccountView {
  account: Account
  /** Null: all of them. */
  cycle: { id: number; name: string } | null
  lines: readonly Movement[]
  totals: AccountTotals
}

/** @param cycleId null, or one that has no movements: all cycles */
export const viewOf = (account: Account, cycleId: number | null): AccountView => {
  const cycle = account.ciclos.find(({ id }) => id === cycleId) ?? null
  if (!cycle) return { account, cycle, lines: account.movimientos, totals: account.total }
  const lines = withBalance(account.movimientos.filter(({ cicloId }) => cicloId === cycle.id))
  return { account, cycle, lines, totals: cycle }
}

export const useAccount = detailHook(statementsApi.endpoints.getAccount)
/** Families that are behind, the longest overdue first, with the day and the school that say so. */
export const useDebtors = answerHook(statementsApi.endpoints.listDebtors)
