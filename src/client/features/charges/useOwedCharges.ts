import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Charge } from '@contract/charges/charges.schemas'
import { useListPartlyPaidChargesQuery } from '../../state/charges/charges.api'
import { selectPartlyPaidCharges } from '../../state/charges/charges.selectors'
import { useAppSelector } from '../../state/hooks'
import { wantsPartlyPaid } from './charges.filters'

interface Pending {
  isLoading: boolean
  error?: { message?: string } | undefined
  refetch: () => unknown
}

/** Oldest first, as the server sends each list. */
const oldestFirst = (a: Charge, b: Charge): number =>
  a.fecha === b.fecha ? a.id - b.id : a.fecha < b.fecha ? -1 : 1

/**
 * Pending charges, with the partly paid ones once the filter of the address asks for them: the customer's two calls stay
 * as they are.
 * @param tipo leaves out partly paid charges of other kinds
 */
export const useOwedCharges = (pending: Pending, rows: readonly Charge[], tipo?: Charge['tipo']) => {
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
    charges,
    isLoading: pending.isLoading || (both && partly.isLoading),
    error: pending.error ?? (both ? partly.error : undefined),
    refetch: () => {
      void pending.refetch()
      if (both) void partly.refetch()
    },
  }
}
