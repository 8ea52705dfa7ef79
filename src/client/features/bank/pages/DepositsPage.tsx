import Button from '@mui/material/Button'
import { useCallback, useState } from 'react'
import { bankRoutes as routes } from '@contract/bank/bank.routes'
import { MAX_CONFIRMED, MOVEMENT_STATES, type MovementState } from '@contract/bank/bank.rules'
import type { Movement } from '@contract/bank/bank.schemas'
import type { ProposalClass } from '@contract/bank/matching.rules'
import { formatDate } from '@contract/domain/dates'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { ON_OPENING } from '../../../state/core/reads'
import { useSetDepositMutation } from '../../../state/bank/bank.api'
import { useDeposits } from '../../../state/bank/bank.selectors'
import { useMay } from '../../../state/session/useMay'
import { Row } from '../../../ui/layout/layout'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { ListScreen, type ListOf } from '../../../ui/list/ListScreen'
import { RowActions } from '../../../ui/list/RowActions'
import { useFilters } from '../../../ui/list/useFilters'
import { useRowKeys } from '../../../ui/list/useRowKeys'
import { MoneyText } from '../../../ui/page/MoneyText'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { StatusChip, type StatusTone } from '../../../ui/page/StatusChip'
import * as paths from '../../../ui/screens/paths'
import { useWrite } from '../../../write/useWrite'
import { texts } from '../bank.texts'
import { BringFileDialog } from '../components/BringFileDialog'
import { ConfirmDeposit, ConfirmSure } from '../components/ConfirmDeposits'
import { IgnoreDialog } from '../components/IgnoreDialog'

const TONES: Readonly<Record<ProposalClass, StatusTone>> = {
  SEGURA: 'success',
  PROBABLE: 'info',
  VARIAS: 'warning',
  NINGUNA: 'neutral',
}

const stateText = ({ estado, propuesta }: Movement): string =>
  propuesta ? texts.classes[propuesta.clase] : texts.states[estado]

const familyText = ({ propuesta, pago }: Movement): string =>
  pago ? texts.folio(folioLabel(pago.folio)) : (propuesta?.familia ?? texts.noFamily)

const list = {
  title: texts.title,
  noun: { one: 'depósito', many: 'depósitos' },
  searchText: ({ texto, monto, ordenante, propuesta }) =>
    [texto, monto.toFixed(2), ordenante, propuesta?.familia].join(' '),
  searchLabel: texts.search,
  sortBy: { fecha: ({ fecha }) => fecha, monto: ({ monto }) => monto, familia: familyText },
  columns: [
    { key: 'fecha', header: 'Día', sortable: true, cell: ({ fecha }) => formatDate(fecha) },
    {
      key: 'texto',
      header: 'Depósito',
      clip: true,
      cell: ({ texto }) => texto,
      under: ({ cuenta, ordenante }) => [ordenante, cuenta.nombre].filter(Boolean).join(' · '),
    },
    {
      key: 'familia',
      header: 'Familia',
      sortable: true,
      clip: true,
      cell: familyText,
      under: ({ propuesta, motivo }) => propuesta?.razones.join(' · ') ?? motivo,
    },
    {
      key: 'estado',
      header: 'Propuesta',
      cell: (movement) => (
        <StatusChip
          tone={movement.propuesta ? TONES[movement.propuesta.clase] : 'neutral'}
          label={stateText(movement)}
        />
      ),
      exported: stateText,
    },
    {
      key: 'monto',
      header: 'Monto',
      align: 'right',
      sortable: true,
      cell: ({ monto }) => <MoneyText pesos={monto} />,
      exported: ({ monto }) => monto,
    },
  ],
  empty: { icon: 'cash', title: texts.emptyTitle, text: texts.emptyText },
} satisfies ListOf<Movement>

const NAMES = ['estado'] as const
const OTHERS = MOVEMENT_STATES.filter((state) => state !== 'PENDIENTE').map((value) => ({
  value,
  label: texts.states[value],
}))

interface DepositActionsProps {
  movement: Movement
  onConfirm: (movement: Movement) => void
  onIgnore: (movement: Movement) => void
}

function DepositActions({ movement, onConfirm, onIgnore }: DepositActionsProps) {
  const { id, estado, texto } = movement
  const [set] = useSetDepositMutation()
  const { send } = useWrite(set, { failed: texts.setFailed, saved: texts.waits })
  return (
    <RowActions
      of={texto}
      actions={[
        estado === 'PENDIENTE' && {
          icon: 'check',
          label: texts.confirm,
          onClick: () => onConfirm(movement),
        },
        estado === 'PENDIENTE' && { icon: 'close', label: texts.ignore, onClick: () => onIgnore(movement) },
        estado === 'IGNORADO' && {
          label: texts.wait,
          onClick: () => void send({ id, estado: 'PENDIENTE' }),
        },
      ]}
    />
  )
}

const sureOf = (rows: readonly Movement[] | undefined): readonly Movement[] =>
  (rows ?? []).filter(({ propuesta }) => propuesta?.clase === 'SEGURA').slice(0, MAX_CONFIRMED)

type Opened = { bring: true } | { sure: readonly Movement[] } | { confirm: Movement } | { ignore: Movement }

function OpenedDialog({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  if ('bring' in opened) return <BringFileDialog onClose={onClose} />
  if ('sure' in opened) return <ConfirmSure movements={opened.sure} onClose={onClose} />
  if ('confirm' in opened) return <ConfirmDeposit movement={opened.confirm} onClose={onClose} />
  return <IgnoreDialog movement={opened.ignore} onClose={onClose} />
}

/** The bank's deposits, each with the family it is proposed; arrows walk through them and Enter confirms. */
export function DepositsPage() {
  const may = useMay()
  const { access, needs } = routes.confirm
  const mayConfirm = may(access) && may(needs)
  const { values, change } = useFilters(NAMES)
  const estado: MovementState = MOVEMENT_STATES.find((state) => state === values.estado) ?? 'PENDIENTE'
  const source = useDeposits({ estado }, ON_OPENING)
  const [opened, setOpened] = useState<Opened | null>(null)
  const { frame, onKeyDown } = useRowKeys<HTMLDivElement>()
  const rowActions = useCallback(
    (movement: Movement) => (
      <DepositActions
        movement={movement}
        onConfirm={(confirm) => setOpened({ confirm })}
        onIgnore={(ignore) => setOpened({ ignore })}
      />
    ),
    [],
  )
  const sure = sureOf(source.rows)
  return (
    <div ref={frame} onKeyDown={onKeyDown}>
      <ListScreen
        {...list}
        source={source}
        filters={
          <FilterSelect
            label={texts.stateFilter}
            allLabel={texts.states.PENDIENTE}
            options={OTHERS}
            value={values.estado}
            onChange={(value) => change({ estado: value })}
          />
        }
        subtitle={<a href={paths.bankAccounts}>{texts.accounts}</a>}
        action={
          mayConfirm && (
            <Row gap={1}>
              <Button variant="outlined" onClick={() => setOpened({ bring: true })}>
                {texts.bring}
              </Button>
              {sure.length > 0 && (
                <PrimaryAction icon="check" onClick={() => setOpened({ sure })}>
                  {texts.confirmSure(sure.length)}
                </PrimaryAction>
              )}
            </Row>
          )
        }
        rowActions={mayConfirm ? rowActions : undefined}
      />
      {opened && <OpenedDialog opened={opened} onClose={() => setOpened(null)} />}
    </div>
  )
}
