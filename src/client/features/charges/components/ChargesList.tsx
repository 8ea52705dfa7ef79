import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import type { Charge } from '@contract/charges/charges.schemas'
import type { ApiError } from '../../../state/core/errors'
import { useAppSelector } from '../../../state/hooks'
import { selectCan } from '../../../state/session/session.selectors'
import { ListScreen } from '../../../ui/list/ListScreen'
import { RowAction } from '../../../ui/list/RowAction'
import { useLocalList } from '../../../ui/list/useLocalList'
import { chargeColumns, chargeSearchText, chargeSortBy } from '../charges.columns'
import { texts } from '../charges.texts'

const load = () => import('./PayChargeDialog')
const PayChargeDialog = lazy(async () => ({ default: (await load()).PayChargeDialog }))

interface ChargesListProps {
  title: string
  emptyTitle: string
  charges: Charge[]
  isLoading: boolean
  error: { message?: string } | ApiError | undefined
  refetch: () => unknown
}

const NOUN = { one: 'cargo', many: 'cargos' }

/** Pending charges with Pagar on each; which charges they are is the page's. */
export function ChargesList({ title, emptyTitle, charges, isLoading, error, refetch }: ChargesListProps) {
  const list = useLocalList(charges, { searchText: chargeSearchText, sortBy: chargeSortBy })
  const canPay = useAppSelector((state) => selectCan(state, 'CARGOS', 'UPDATE'))
  const [paying, setPaying] = useState<number | null>(null)
  // From the list and not from the table: a charge another desk took is no longer there to be paid.
  const charge = charges.find(({ id }) => id === paying)
  // After the rows are there, and long before a finger is on Pagar.
  useEffect(() => void (canPay && load()), [canPay])
  const rowActions = useCallback(
    ({ id }: Charge) => <RowAction icon="pay" label={texts.pay} onClick={() => setPaying(id)} />,
    [],
  )
  return (
    <>
      <ListScreen
        title={title}
        list={list}
        columns={chargeColumns}
        noun={NOUN}
        rowActions={canPay ? rowActions : undefined}
        isLoading={isLoading}
        error={error?.message}
        onRetry={() => void refetch()}
        empty={{ icon: 'cash', title: emptyTitle, text: texts.emptyText }}
      />
      {charge && (
        <Suspense fallback={null}>
          <PayChargeDialog
            key={charge.id}
            charge={charge}
            onClose={() => setPaying(null)}
            onConflict={() => void refetch()}
          />
        </Suspense>
      )}
    </>
  )
}
