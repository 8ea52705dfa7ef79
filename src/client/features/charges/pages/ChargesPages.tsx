import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Charge } from '@contract/charges/charges.schemas'
import {
  useListCancelledChargesQuery,
  useListPartlyPaidChargesQuery,
  useListPendingChargesQuery,
  useListPendingEnrolmentChargesQuery,
} from '../../../state/charges/charges.api'
import {
  selectCancelledCharges,
  selectPartlyPaidCharges,
  selectPendingCharges,
  selectPendingEnrolmentCharges,
} from '../../../state/charges/charges.selectors'
import { useAppSelector } from '../../../state/hooks'
import type { ListSource } from '../../../ui/list/ListPanel'
import { balanceOf, cancelledColumns, partlyPaidColumns, pendingColumns, totalOf } from '../charges.columns'
import { texts } from '../charges.texts'
import { wantsPartlyPaid } from '../components/ChargeFilters'
import { ChargesList } from '../components/ChargesList'

interface Query {
  isLoading: boolean
  error?: { message: string } | undefined
  refetch: () => unknown
}

const sourceOf = ({ isLoading, error, refetch }: Query, rows: readonly Charge[]): ListSource<Charge> => ({
  ...{ rows, isLoading, error: error?.message },
  retry: () => void refetch(),
})

/** Oldest first, as the server sends each list. */
const oldestFirst = (a: Charge, b: Charge): number =>
  a.fecha === b.fecha ? a.id - b.id : a.fecha < b.fecha ? -1 : 1

/**
 * Pending charges, with the partly paid ones once the filter of the address asks for them: the customer's two calls stay
 * as they are.
 * @param tipo leaves out partly paid charges of other kinds
 */
const useOwedCharges = (
  pending: Query,
  rows: readonly Charge[],
  tipo?: Charge['tipo'],
): ListSource<Charge> => {
  const [params] = useSearchParams()
  const both = wantsPartlyPaid({ estado: params.get('estado') ?? '' })
  const partly = useListPartlyPaidChargesQuery(undefined, { skip: !both })
  const partlyRows = useAppSelector(selectPartlyPaidCharges)
  const charges = useMemo(() => {
    if (!both) return rows
    const more = partlyRows.filter((charge) => !tipo || charge.tipo === tipo)
    // While one list is newer than the other, a charge may stand in both.
    const seen = new Set(rows.map(({ id }) => id))
    return [...rows, ...more.filter(({ id }) => !seen.has(id))].sort(oldestFirst)
  }, [both, rows, partlyRows, tipo])
  return {
    rows: charges,
    isLoading: pending.isLoading || (both && partly.isLoading),
    error: (pending.error ?? (both ? partly.error : undefined))?.message,
    retry: () => {
      void pending.refetch()
      if (both) void partly.refetch()
    },
  }
}

/** What families owe and nobody paid yet; with the filter, also what is paid in part. */
export function PendingChargesPage() {
  const owed = useOwedCharges(useListPendingChargesQuery(), useAppSelector(selectPendingCharges))
  return (
    <ChargesList
      title={texts.pending}
      empty={{ title: texts.emptyTitle, text: texts.emptyText }}
      columns={pendingColumns}
      amountOf={balanceOf}
      states
      source={owed}
    />
  )
}

/** The same for enrolments alone. */
export function PendingEnrolmentChargesPage() {
  const rows = useAppSelector(selectPendingEnrolmentCharges)
  const owed = useOwedCharges(useListPendingEnrolmentChargesQuery(), rows, 'INSCRIPCION')
  return (
    <ChargesList
      title={texts.enrolment}
      empty={{ title: texts.emptyEnrolment, text: texts.emptyText }}
      columns={pendingColumns}
      amountOf={balanceOf}
      states
      source={owed}
    />
  )
}

/** Charges paid in part: what is left is taken as a complement. */
export function PartlyPaidChargesPage() {
  const source = sourceOf(useListPartlyPaidChargesQuery(), useAppSelector(selectPartlyPaidCharges))
  return (
    <ChargesList
      title={texts.partlyPaid}
      empty={{ title: texts.emptyPartlyPaid, text: texts.emptyPartlyPaidText }}
      columns={partlyPaidColumns}
      source={source}
      amountOf={balanceOf}
    />
  )
}

/** Charges that were cancelled, with the reason and who did it: nothing that was owed ever disappears. */
export function CancelledChargesPage() {
  const source = sourceOf(useListCancelledChargesQuery(), useAppSelector(selectCancelledCharges))
  return (
    <ChargesList
      title={texts.cancelled}
      empty={{ title: texts.emptyCancelled, text: texts.emptyCancelledText }}
      columns={cancelledColumns}
      source={source}
      amountOf={totalOf}
      actions={false}
    />
  )
}
