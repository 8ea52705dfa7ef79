import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { chargesRoutes as routes } from '@contract/charges/charges.routes'
import type { Charge } from '@contract/charges/charges.schemas'
import { formatPesos, sumPesos } from '@contract/domain/money'
import type { ApiError } from '../../../state/core/errors'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import type { Column } from '../../../ui/list/columns'
import { ListScreen } from '../../../ui/list/ListScreen'
import { useFilters } from '../../../ui/list/useFilters'
import { useLocalList } from '../../../ui/list/useLocalList'
import type { PageEmptyProps } from '../../../ui/page/PageEmpty'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { chargeSearchText, chargeSortBy } from '../charges.columns'
import { chargeFilter, FILTER_NAMES } from '../charges.filters'
import { NOUN, texts } from '../charges.texts'
import { ChargeActions } from './ChargeActions'
import type { OpenedCharge } from './ChargeDialogs'
import { ChargeFilters } from './ChargeFilters'

const load = () => import('./ChargeDialogs')
const ChargeDialogs = lazy(async () => ({ default: (await load()).ChargeDialogs }))

interface ChargesListProps {
  title: string
  empty: Pick<PageEmptyProps, 'title' | 'text'>
  columns: readonly Column<Charge>[]
  /** Those of all states that the page may show; `estado` of the address picks among them. */
  charges: readonly Charge[]
  /** Pending and partly paid charges are told apart by a filter. */
  states?: boolean
  /** Cancelled charges only stand there to be looked at. Default true. */
  actions?: boolean
  /** What the sum above the list adds up, pesos. */
  amountOf: (charge: Charge) => number
  isLoading: boolean
  error: { message?: string } | ApiError | undefined
  refetch: () => unknown
}

/** A searched and filtered list of charges with what may be done to each; which charges they are is the page's. */
export function ChargesList(props: ChargesListProps) {
  const { title, empty, columns, charges, states = false, actions = true, amountOf } = props
  const { isLoading, error, refetch } = props
  const { values, change } = useFilters(FILTER_NAMES)
  const filter = useMemo(() => chargeFilter(states ? values : { ...values, estado: '' }), [states, values])
  const list = useLocalList(charges, { searchText: chargeSearchText, sortBy: chargeSortBy, filter })
  const sum = useMemo(() => sumPesos(list.matching.map(amountOf)), [list.matching, amountOf])
  const canPay = useAppSelector((state) => selectMay(state, routes.pay.access))
  const canCancel = useAppSelector((state) => selectMay(state, routes.cancel.access))
  const canCreate = useAppSelector((state) => selectMay(state, routes.create.access))
  const [opened, setOpened] = useState<OpenedCharge | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const acts = actions && (canPay || canCancel)
  // After the rows are there, and long before a finger is on Pagar.
  useEffect(() => void (acts && load()), [acts])
  const rowActions = useCallback(
    (charge: Charge) => (
      <ChargeActions charge={charge} canPay={canPay} canCancel={canCancel} onOpen={setOpened} />
    ),
    [canPay, canCancel],
  )
  const close = () => {
    setOpened(null)
    // The row of a paid charge goes, and the focus with it: the next family is searched for.
    setTimeout(() => {
      if (document.activeElement === document.body)
        frame.current?.querySelector<HTMLElement>('input[type=search]')?.focus()
    })
  }
  const register = canCreate && <PrimaryAction to="/registro/cargo">{texts.register}</PrimaryAction>
  return (
    <div ref={frame}>
      <ListScreen
        title={title}
        subtitle={charges.length > 0 && texts.sum(formatPesos(sum))}
        action={register}
        list={list}
        columns={columns}
        noun={NOUN}
        filters={<ChargeFilters charges={charges} values={values} onChange={change} states={states} />}
        rowActions={acts ? rowActions : undefined}
        isLoading={isLoading}
        error={error?.message}
        onRetry={() => void refetch()}
        empty={{ icon: 'cash', ...empty }}
      />
      {opened && (
        <Suspense fallback={null}>
          <ChargeDialogs key={`${opened.what} ${opened.charge.id}`} {...opened} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
