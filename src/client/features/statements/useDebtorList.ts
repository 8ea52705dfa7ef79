import { skipToken } from '@reduxjs/toolkit/query/react'
import { useCallback, useMemo, useState } from 'react'
import { DEBTOR_ORDERS, type DebtSums } from '@contract/statements/debtorLists'
import { matchingDebtors } from '@contract/statements/debtors.rules'
import { sumDebts } from '@contract/statements/statements.rules'
import type { Debtor } from '@contract/statements/statements.schemas'
import { ON_OPENING, SHORT_LIST } from '../../state/core/reads'
import { useDebtors, useFetchDebtors } from '../../state/statements/statements.api'
import { listIn } from '../../ui/list/listIn'
import { useLongList, useLongView } from '../../ui/list/useLongList'
import { useDebtorFilters } from './components/DebtorFilters'
import { list } from './components/debtorsList'

/** Sums of the last page stay until those of the next arrive. */
const useKeptSums = (key: string, sums: DebtSums | undefined): DebtSums | undefined => {
  const [kept, setKept] = useState({ key, sums })
  if (sums !== undefined && (kept.key !== key || kept.sums !== sums)) setKept({ key, sums })
  return sums ?? (kept.key === key ? kept.sums : undefined)
}

const debtorsIn = ({ morosos }: { morosos: readonly Debtor[] }) => morosos

/** A large school's debtors are searched, sorted, summed and paged by the server (decisions/0112). */
export const useDebtorList = () => {
  // Read again when opened: debts become overdue at midnight, without a write that would announce it.
  const whole = useDebtors(SHORT_LIST, ON_OPENING)
  const data = whole.row
  const { filter, wanted, ...filters } = useDebtorFilters(data?.fecha)
  const total = data?.total
  const view = useLongView({
    whole: listIn(whole, debtorsIn),
    total,
    searchText: list.searchText,
    sortBy: list.sortBy,
    columns: DEBTOR_ORDERS,
    filter,
  })
  const asked = useMemo(() => ({ ...wanted, ...view.asked }), [wanted, view.asked])
  const page = useDebtors(total === undefined ? skipToken : asked, ON_OPENING)
  const fetchDebtors = useFetchDebtors()
  /** All in one call: a family that pays between two pages would be missing in the file, or be in it twice. */
  const fetchPart = useCallback(async () => {
    const answer = await fetchDebtors()
    if (!answer) return undefined
    const rows = matchingDebtors(answer.morosos, asked, answer.fecha)
    return { rows, total: rows.length }
  }, [fetchDebtors, asked])
  const held = useLongList(view, { ...listIn(page, debtorsIn), fetchPart })
  const { matching } = held.list
  const here = useMemo(() => sumDebts(matching), [matching])
  const ofAll = useKeptSums(view.view.key, page.row?.resumen)
  const sums = total === undefined ? data && here : ofAll
  const some = total !== undefined || (data?.morosos.length ?? 0) > 0
  return { held, data, some, sums: sums ?? null, filters }
}
