import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { auditRoutes } from '@contract/audit/audit.routes'
import { chargesRoutes as routes } from '@contract/charges/charges.routes'
import type { Charge } from '@contract/charges/charges.schemas'
import { formatPesos, sumPesos } from '@contract/domain/money'
import { studentsRoutes } from '@contract/students/students.routes'
import * as paths from '@contract/domain/screenPaths'
import {
  useCancelledCharges,
  usePartlyPaidCharges,
  usePendingCharges,
  usePendingEnrolmentCharges,
} from '../../../state/charges/charges.selectors'
import { useMay } from '../../../state/session/useMay'
import type { Column } from '../../../ui/list/columns'
import type { ListSource } from '../../../ui/list/ListPanel'
import { ListScreen } from '../../../ui/list/ListScreen'
import { pupilPath } from '../../../ui/list/pupilLists'
import { RowActions } from '../../../ui/list/RowActions'
import { useFilters } from '../../../ui/list/useFilters'
import type { PageEmptyProps } from '../../../ui/page/PageEmpty'
import { SUBTITLE_TO_COME } from '../../../ui/page/Page'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { lazyPart } from '../../../ui/parts/lazyPart'
import { useMayCollect } from '../../../write/money/deskAddress'
import {
  balanceOf,
  cancelledColumns,
  chargeSearchText,
  chargeSortBy,
  isComplement,
  partlyPaidColumns,
  pendingColumns,
  chargeTotal,
} from '../charges.columns'
import { NOUN, texts } from '../charges.texts'
import { owedByPupil, useOwedCharges } from '../owedByPupil'
import type { OpenedCharge } from '../components/ChargeDialogs'
import { chargeFilter, ChargeFilters, FILTER_NAMES } from '../components/ChargeFilters'
import { PickedBar, useChargePicks } from '../components/ChargePicks'
import { OwedContext, PickingContext } from '../components/PickBox'
import { partIn } from '../../../ui/browser/parts'

/** The permission to read charges opens the statement too. */
const accountOf = ({ alumno }: Charge): string => paths.account(alumno.id)
const auditOf = ({ id }: Charge): string => `${paths.audit}?tipo=CARGO&id=${id}`
const pathOf = ({ alumno }: Charge): string => pupilPath(alumno)

interface ChargeActionsProps {
  charge: Charge
  canPay: boolean
  canCancel: boolean
  canSeeAudit: boolean
  owed: boolean
  onOpen: (opened: OpenedCharge) => void
}

function ChargeActions({ charge, canPay, canCancel, canSeeAudit, owed, onOpen }: ChargeActionsProps) {
  return (
    <RowActions
      of={charge.alumno.nombre}
      actions={[
        owed &&
          canPay && {
            icon: 'pay',
            label: isComplement(charge) ? 'Complemento' : texts.pay,
            onClick: () => onOpen({ what: 'pay', charge }),
          },
        { icon: 'book', label: 'Estado de cuenta', to: accountOf(charge) },
        canSeeAudit && { icon: 'history', label: 'Bitácora', to: auditOf(charge) },
        owed &&
          canCancel && {
            icon: 'close',
            label: 'Cancelar',
            danger: true,
            onClick: () => onOpen({ what: 'cancel', charge }),
          },
      ]}
    />
  )
}

const load = () => import('../components/ChargeDialogs')
const ChargeDialogs = lazyPart(async () => (await load()).ChargeDialogs)

const useChargeDialog = () => {
  const [opened, open] = useState<OpenedCharge | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const close = () => {
    open(null)
    // The row of a paid charge disappears with the focus in it, so the search box gets the focus.
    setTimeout(() => {
      if (document.activeElement === document.body) partIn(frame.current, 'search')?.focus()
    })
  }
  const dialog = opened && (
    <ChargeDialogs key={`${opened.what} ${opened.charge.id}`} {...opened} onClose={close} />
  )
  return { frame, open, dialog }
}

interface ChargesListProps {
  title: string
  empty: Pick<PageEmptyProps, 'title' | 'text'>
  columns: readonly Column<Charge>[]
  source: ListSource<Charge>
  states?: boolean
  actions?: boolean
  amountOf: (charge: Charge) => number
}

const NONE: readonly Charge[] = []

function ChargesList(props: ChargesListProps) {
  const { title, empty, columns, source, states = false, actions = true, amountOf } = props
  const charges = source.rows ?? NONE
  const { values, change } = useFilters(FILTER_NAMES)
  const filter = useMemo(() => chargeFilter(states ? values : { ...values, estado: '' }), [states, values])
  const may = useMay()
  const canPay = may(routes.pay.access)
  const canCancel = may(routes.cancel.access)
  const { frame, open, dialog } = useChargeDialog()
  const picks = useChargePicks(charges)
  const mayPick = useMayCollect() && canPay && actions
  const owed = useMemo(() => (actions ? owedByPupil(charges) : null), [actions, charges])
  const canSeeAudit = may(auditRoutes.list.access)
  const acts = actions && (canPay || canCancel)
  // The dialogs load after the rows, so that the first click on Pagar opens at once.
  useEffect(() => void (acts && load().catch(() => undefined)), [acts])
  const rowActions = useCallback(
    (charge: Charge) => (
      <ChargeActions
        charge={charge}
        owed={actions}
        canPay={canPay}
        canCancel={canCancel}
        canSeeAudit={canSeeAudit}
        onOpen={open}
      />
    ),
    [actions, canPay, canCancel, canSeeAudit, open],
  )
  const register = may(routes.create.access) && (
    <PrimaryAction to={paths.newCharge}>{texts.register}</PrimaryAction>
  )
  return (
    <div ref={frame}>
      <OwedContext value={owed}>
        <PickingContext value={mayPick ? picks.picking : null}>
          <ListScreen
            title={title}
            subtitle={(matching) =>
              source.isLoading
                ? SUBTITLE_TO_COME
                : charges.length > 0 && `suman ${formatPesos(sumPesos(matching.map(amountOf)))}`
            }
            action={register}
            source={source}
            searchText={chargeSearchText}
            sortBy={chargeSortBy}
            filter={filter}
            columns={columns}
            noun={NOUN}
            filters={<ChargeFilters charges={charges} values={values} onChange={change} states={states} />}
            rowActions={acts || canSeeAudit ? rowActions : undefined}
            rowOpens={may(studentsRoutes.get.access) ? pathOf : accountOf}
            empty={{ icon: 'cash', ...empty }}
          />
        </PickingContext>
      </OwedContext>
      {mayPick && <PickedBar picks={picks} charges={charges} />}
      {dialog}
    </div>
  )
}

export function PendingChargesPage() {
  const owed = useOwedCharges(usePendingCharges())
  return (
    <ChargesList
      title={texts.pending}
      empty={{ title: 'No hay cargos pendientes', text: texts.emptyText }}
      columns={pendingColumns}
      amountOf={balanceOf}
      states
      source={owed}
    />
  )
}

export function PendingEnrolmentChargesPage() {
  const owed = useOwedCharges(usePendingEnrolmentCharges(), 'INSCRIPCION')
  return (
    <ChargesList
      title="Cargos de inscripción pendientes"
      empty={{ title: 'No hay inscripciones por cobrar', text: texts.emptyText }}
      columns={pendingColumns}
      amountOf={balanceOf}
      states
      source={owed}
    />
  )
}

export function PartlyPaidChargesPage() {
  return (
    <ChargesList
      title="Complementos de cargos"
      empty={{
        title: 'No hay cargos con pago parcial',
        text: 'Aquí aparecen los cargos que se pagaron en parte, para registrar lo que falta.',
      }}
      columns={partlyPaidColumns}
      source={usePartlyPaidCharges()}
      amountOf={balanceOf}
    />
  )
}

/** With reason and user: no debt may disappear without a trace. */
export function CancelledChargesPage() {
  return (
    <ChargesList
      title="Cargos cancelados"
      empty={{
        title: 'No hay cargos cancelados',
        text: 'Aquí quedan los cargos que se cancelan, con el motivo y quién lo hizo.',
      }}
      columns={cancelledColumns}
      source={useCancelledCharges()}
      amountOf={chargeTotal}
      actions={false}
    />
  )
}
