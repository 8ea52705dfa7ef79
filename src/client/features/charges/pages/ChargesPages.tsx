import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { chargesRoutes as routes } from '@contract/charges/charges.routes'
import type { Charge } from '@contract/charges/charges.schemas'
import { formatPesos, sumPesos } from '@contract/domain/money'
import {
  useCancelledCharges,
  usePartlyPaidCharges,
  usePendingCharges,
  usePendingEnrolmentCharges,
} from '../../../state/charges/charges.selectors'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import type { Column } from '../../../ui/list/columns'
import type { ListSource } from '../../../ui/list/ListPanel'
import { ListScreen } from '../../../ui/list/ListScreen'
import { RowAction } from '../../../ui/list/RowAction'
import { useFilters } from '../../../ui/list/useFilters'
import type { PageEmptyProps } from '../../../ui/page/PageEmpty'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { lazyPart } from '../../../ui/parts/lazyPart'
import { useMayCollect } from '../../../write/money/CollectLink'
import {
  balanceOf,
  cancelledColumns,
  chargeSearchText,
  chargeSortBy,
  isComplement,
  partlyPaidColumns,
  pendingColumns,
  totalOf,
} from '../charges.columns'
import { NOUN, texts } from '../charges.texts'
import type { OpenedCharge } from '../components/ChargeDialogs'
import { chargeFilter, ChargeFilters, FILTER_NAMES } from '../components/ChargeFilters'
import { PickedBar, useChargePicks } from '../components/ChargePicks'
import { OwedContext, PickingContext, type OwedByPupil } from '../components/PickBox'

interface ChargeActionsProps {
  charge: Charge
  canPay: boolean
  canCancel: boolean
  onOpen: (opened: OpenedCharge) => void
}

/** What may be done to a charge that is owed: take money for it, or cancel it. */
function ChargeActions({ charge, canPay, canCancel, onOpen }: ChargeActionsProps) {
  return (
    <>
      {canPay && (
        <RowAction
          icon="pay"
          label={isComplement(charge) ? texts.complement : texts.pay}
          onClick={() => onOpen({ what: 'pay', charge })}
        />
      )}
      {canCancel && (
        <RowAction
          icon="close"
          label={texts.cancel}
          danger
          onClick={() => onOpen({ what: 'cancel', charge })}
        />
      )}
    </>
  )
}

const load = () => import('../components/ChargeDialogs')
const ChargeDialogs = lazyPart(async () => (await load()).ChargeDialogs)

interface ChargesListProps {
  title: string
  empty: Pick<PageEmptyProps, 'title' | 'text'>
  columns: readonly Column<Charge>[]
  /** Those of all states that the page may show; `estado` of the address picks among them. */
  source: ListSource<Charge>
  /** Pending and partly paid charges are told apart by a filter. */
  states?: boolean
  /** Cancelled charges only stand there to be looked at. Default true. */
  actions?: boolean
  /** What the sum above the list adds up, pesos. */
  amountOf: (charge: Charge) => number
}

const NONE: readonly Charge[] = []

const owedByPupil = (charges: readonly Charge[]): OwedByPupil => {
  const owed = new Map<number, { count: number; pesos: number }>()
  for (const { alumno, monto_restante } of charges) {
    const { count, pesos } = owed.get(alumno.id) ?? { count: 0, pesos: 0 }
    owed.set(alumno.id, { count: count + 1, pesos: sumPesos([pesos, monto_restante]) })
  }
  return owed
}

/** A searched and filtered list of charges with what may be done to each; which charges they are is the page's. */
function ChargesList(props: ChargesListProps) {
  const { title, empty, columns, source, states = false, actions = true, amountOf } = props
  const charges = source.rows ?? NONE
  const { values, change } = useFilters(FILTER_NAMES)
  const filter = useMemo(() => chargeFilter(states ? values : { ...values, estado: '' }), [states, values])
  const canPay = useAppSelector((state) => selectMay(state, routes.pay.access))
  const canCancel = useAppSelector((state) => selectMay(state, routes.cancel.access))
  const canCreate = useAppSelector((state) => selectMay(state, routes.create.access))
  const [opened, setOpened] = useState<OpenedCharge | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const picks = useChargePicks(charges)
  const mayPick = useMayCollect() && canPay && actions
  const owed = useMemo(() => (actions ? owedByPupil(charges) : null), [actions, charges])
  const acts = actions && (canPay || canCancel)
  // After the rows are there, and long before a finger is on Pagar.
  useEffect(() => void (acts && load().catch(() => undefined)), [acts])
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
      <OwedContext value={owed}>
        <PickingContext value={mayPick ? picks.picking : null}>
          <ListScreen
            title={title}
            subtitle={(matching) =>
              charges.length > 0 && texts.sum(formatPesos(sumPesos(matching.map(amountOf))))
            }
            action={register}
            source={source}
            searchText={chargeSearchText}
            sortBy={chargeSortBy}
            filter={filter}
            columns={columns}
            noun={NOUN}
            filters={<ChargeFilters charges={charges} values={values} onChange={change} states={states} />}
            rowActions={acts ? rowActions : undefined}
            empty={{ icon: 'cash', ...empty }}
          />
        </PickingContext>
      </OwedContext>
      {mayPick && <PickedBar picks={picks} charges={charges} />}
      {opened && (
        <Suspense fallback={null}>
          <ChargeDialogs key={`${opened.what} ${opened.charge.id}`} {...opened} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}

/** Oldest first, as the server sends each list. */
const oldestFirst = (a: Charge, b: Charge): number =>
  a.fecha === b.fecha ? a.id - b.id : a.fecha < b.fecha ? -1 : 1

/** The charges of a pupil together, where the oldest of them stands. */
const byPupil = (charges: readonly Charge[]): readonly Charge[] => {
  const groups = new Map<number, Charge[]>()
  for (const charge of charges) {
    const group = groups.get(charge.alumno.id)
    if (group) group.push(charge)
    else groups.set(charge.alumno.id, [charge])
  }
  return [...groups.values()].flat()
}

/**
 * All that is owed, by pupil: what nobody paid yet, and what is paid in part. The customer's two calls stay as they are.
 * @param tipo leaves out partly paid charges of other kinds
 */
const useOwedCharges = (pending: ListSource<Charge>, tipo?: Charge['tipo']): ListSource<Charge> => {
  const partly = usePartlyPaidCharges()
  const { rows: first = NONE } = pending
  const { rows: second = NONE } = partly
  const rows = useMemo(() => {
    const more = second.filter((charge) => !tipo || charge.tipo === tipo)
    // While one list is newer than the other, a charge may stand in both.
    const seen = new Set(first.map(({ id }) => id))
    return byPupil([...first, ...more.filter(({ id }) => !seen.has(id))].sort(oldestFirst))
  }, [first, second, tipo])
  return {
    rows,
    isLoading: pending.isLoading || partly.isLoading,
    error: pending.error ?? partly.error,
    retry: () => {
      pending.retry()
      partly.retry()
    },
  }
}

/** What families owe besides tuition, a part of it paid or not. */
export function PendingChargesPage() {
  const owed = useOwedCharges(usePendingCharges())
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
  const owed = useOwedCharges(usePendingEnrolmentCharges(), 'INSCRIPCION')
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
  return (
    <ChargesList
      title={texts.partlyPaid}
      empty={{ title: texts.emptyPartlyPaid, text: texts.emptyPartlyPaidText }}
      columns={partlyPaidColumns}
      source={usePartlyPaidCharges()}
      amountOf={balanceOf}
    />
  )
}

/** Charges that were cancelled, with the reason and who did it: nothing that was owed ever disappears. */
export function CancelledChargesPage() {
  return (
    <ChargesList
      title={texts.cancelled}
      empty={{ title: texts.emptyCancelled, text: texts.emptyCancelledText }}
      columns={cancelledColumns}
      source={useCancelledCharges()}
      amountOf={totalOf}
      actions={false}
    />
  )
}
