import { statementsRoutes as routes } from '@contract/statements/statements.routes'
import { broughtForward, linesOfCycle } from '@contract/statements/statements.rules'
import type { AccountBook, AccountTotals, Movement, OpenItem } from '@contract/statements/statements.schemas'
import { baseApi } from '../core/baseApi'
import { reading } from '../core/call'
import { answerHook, detailHook, fetchHook } from '../core/reads'
import { readBook } from '../otherServers/answers'

export const statementsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAccount: build.query(reading(routes.getByStudent, ({ estado }) => readBook(estado))),
    getFamilyAccount: build.query(reading(routes.getByFamily, ({ estado }) => readBook(estado))),
    listDebtors: build.query(
      reading(routes.listDebtors, ({ escuela, fecha, morosos, alumnos, prorrogas, total, resumen }) => ({
        escuela,
        fecha,
        morosos,
        alumnos,
        prorrogas,
        total,
        resumen,
      })),
    ),
    listUpcoming: build.query(
      reading(routes.listUpcoming, ({ desde, hasta, proximos }) => ({ desde, hasta, proximos })),
    ),
  }),
})

export interface AccountView {
  account: AccountBook
  /** Null: all cycles. */
  cycle: { id: number; name: string } | null
  /** Balance brought forward; null when the lines begin at zero. */
  before: number | null
  lines: readonly Movement[]
  totals: AccountTotals
}

/** The latest cycle with the balance of earlier ones brought forward, so that its last balance is the whole debt. */
const latestView = (account: AccountBook): AccountView | null => {
  const latest = broughtForward(account)
  // A server without this PDF gives that of all cycles, which ends with the same balance.
  const pdf = account.pdf_con_anterior ?? account.total.pdf
  return latest && { account, ...latest, totals: { ...account.total, pdf } }
}

/** @param ciclo '' (the latest with its balance brought forward), 'todos', or the id of one cycle by itself */
export const viewOf = (account: AccountBook, ciclo: string): AccountView => {
  const all = { account, cycle: null, before: null, lines: account.movimientos, totals: account.total }
  if (ciclo === '') return latestView(account) ?? all
  const cycle = account.ciclos.find(({ id }) => String(id) === ciclo)
  return cycle ? { account, cycle, before: null, lines: linesOfCycle(account, cycle.id), totals: cycle } : all
}

export const dueOf = ({ abiertos }: AccountBook): { overdue: boolean; rows: readonly OpenItem[] } => {
  const rows = abiertos.filter(({ vencido }) => vencido)
  return rows.length > 0 ? { overdue: true, rows } : { overdue: false, rows: abiertos.slice(0, 1) }
}

export const namesOf = (rows: readonly Pick<OpenItem, 'id'>[]): readonly string[] => rows.map(({ id }) => id)

export const useAccount = detailHook(statementsApi.endpoints.getAccount)
export const useFamilyAccount = answerHook(statementsApi.endpoints.getFamilyAccount)
export const useDebtors = answerHook(statementsApi.endpoints.listDebtors)
export const useFetchDebtors = fetchHook(statementsApi.endpoints.listDebtors)
export const useUpcoming = answerHook(statementsApi.endpoints.listUpcoming)
