import { sumPesos } from '@contract/domain/money'
import { withBalance } from '@contract/statements/statements.rules'
import type { Account, AccountTotals, Movement } from '@contract/statements/statements.schemas'
import { answerHook, detailHook } from '../core/reads'
import { statementsApi } from './statements.api'

/** A statement of all cycles, or of one with balances of its own. */
export interface AccountView {
  account: Account
  /** Null: all of them. */
  cycle: { id: number; name: string } | null
  /** What was open of the cycles before, where the lines go on from it; null where they begin with nothing. */
  before: number | null
  lines: readonly Movement[]
  totals: AccountTotals
}

const linesOf = (account: Account, id: number, before = 0): Movement[] =>
  withBalance(
    account.movimientos.filter(({ cicloId }) => cicloId === id),
    before,
  )

/** The latest cycle, going on from what the others left open: its last balance is all that is owed. */
const latestView = (account: Account): AccountView | null => {
  const [cycle, ...others] = account.ciclos
  if (!cycle || others.length === 0) return null
  const before = sumPesos(others.map(({ saldo }) => saldo))
  return { account, cycle, before, lines: linesOf(account, cycle.id, before), totals: account.total }
}

/** @param ciclo '' the latest one with what was brought forward, 'todos', or an id: that cycle by itself */
export const viewOf = (account: Account, ciclo: string): AccountView => {
  const all = { account, cycle: null, before: null, lines: account.movimientos, totals: account.total }
  if (ciclo === '') return latestView(account) ?? all
  const cycle = account.ciclos.find(({ id }) => String(id) === ciclo)
  return cycle ? { account, cycle, before: null, lines: linesOf(account, cycle.id), totals: cycle } : all
}

export const useAccount = detailHook(statementsApi.endpoints.getAccount)
/** Families that are behind, the longest overdue first, with the day and the school that say so. */
export const useDebtors = answerHook(statementsApi.endpoints.listDebtors)
