import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useCallback, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { bankRoutes as routes } from '@contract/bank/bank.routes'
import { MAX_CONFIRMED, DEPOSIT_STATES, PAGE_DEPOSITS, type DepositState } from '@contract/bank/bank.rules'
import type { BankDeposit } from '@contract/bank/bank.schemas'
import { withCommas } from '@contract/domain/text'
import * as paths from '@contract/domain/screenPaths'
import { ASKED_ANEW, ON_OPENING } from '../../../state/core/reads'
import { useSetDepositState, useDeposits } from '../../../state/bank/bank.api'
import { usePayment } from '../../../state/payments/payments.selectors'
import { useMay } from '../../../state/session/useMay'
import { useMayCall } from '../../../state/session/useMayCall'
import { Row } from '../../../ui/layout/layout'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { ListScreen } from '../../../ui/list/ListScreen'
import { RowActions } from '../../../ui/list/RowActions'
import { useFilters } from '../../../ui/list/useFilters'
import { useRowKeys } from '../../../ui/list/useRowKeys'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { DepositSlips } from '../../../write/money/DepositSlips'
import { CancelPaymentOf } from '../../../write/money/CancelPayment'
import { depositsList } from '../bank.columns'
import { texts } from '../bank.texts'
import { ImportFileDialog } from '../components/ImportFileDialog'
import { ConfirmDeposit, ForKeys } from '../components/ConfirmDeposit'
import { ConfirmSure } from '../components/ConfirmSure'
import { IgnoreDialog } from '../components/IgnoreDialog'

const MAX_DONE = 1000

const NAMES = ['estado'] as const
const OTHERS = DEPOSIT_STATES.filter((state) => state !== 'PENDIENTE').map((value) => ({
  value,
  label: texts.states[value],
}))

type Opened =
  | { importFile: true }
  | { sure: readonly BankDeposit[] }
  | { confirm: BankDeposit; typed: string }
  | { ignore: BankDeposit }
  | { cancel: number }

interface DepositActionsProps {
  deposit: BankDeposit
  mayCancel: boolean
  onConfirm: (deposit: BankDeposit) => void
  onOpen: (opened: Opened) => void
}

function DepositActions({ deposit, mayCancel, onConfirm, onOpen }: DepositActionsProps) {
  const { id, estado, texto, pago } = deposit
  const { send } = useSetDepositState()
  const waits = estado === 'PENDIENTE'
  return (
    <RowActions
      of={texto}
      actions={[
        waits && { icon: 'check', label: texts.confirm, onClick: () => onConfirm(deposit) },
        waits && { icon: 'close', label: texts.ignore, onClick: () => onOpen({ ignore: deposit }) },
        estado === 'IGNORADO' && {
          label: 'Poner en espera',
          onClick: () => void send({ id, estado: 'PENDIENTE' }),
        },
        mayCancel &&
          pago && {
            icon: 'close',
            label: 'Cancelar pago',
            danger: true,
            onClick: () => onOpen({ cancel: pago.id }),
          },
      ]}
    />
  )
}

const sureOf = (rows: readonly BankDeposit[] | undefined): readonly BankDeposit[] =>
  (rows ?? []).filter(({ propuesta }) => propuesta?.clase === 'SEGURA').slice(0, MAX_CONFIRMED)

function CancelPaymentById({ id, onClose }: { id: number; onClose: () => void }) {
  const payment = usePayment(id, ASKED_ANEW)
  return <CancelPaymentOf payment={payment} onClose={onClose} />
}

interface OpenedProps {
  opened: Opened
  onSend: () => void
  onClose: () => void
}

function OpenedDialog({ opened, onSend, onClose }: OpenedProps) {
  if ('importFile' in opened) return <ImportFileDialog onClose={onClose} />
  if ('sure' in opened) return <ConfirmSure deposits={opened.sure} onSend={onSend} onClose={onClose} />
  if ('confirm' in opened)
    return <ConfirmDeposit deposit={opened.confirm} typed={opened.typed} onClose={onClose} />
  if ('cancel' in opened) return <CancelPaymentById id={opened.cancel} onClose={onClose} />
  return <IgnoreDialog deposit={opened.ignore} onClose={onClose} />
}

/** Pending deposits come all at once; of the others only the newest. */
const depositsIn = (estado: DepositState) => ({
  estado,
  por_pagina: estado === 'PENDIENTE' ? PAGE_DEPOSITS.most : MAX_DONE,
})

/** Keeps its height while the deposits load and where there are none, so that nothing moves. */
const AboveRows = styled(Row)({ minHeight: 40 })

interface AboveDepositsProps {
  rows: readonly BankDeposit[] | undefined
  onSure: (sure: readonly BankDeposit[]) => void
}

function AboveDeposits({ rows, onSure }: AboveDepositsProps) {
  const sure = sureOf(rows)
  return (
    <AboveRows justify="space-between">
      {rows?.length !== 0 && <ForKeys>↑ ↓ recorren, Enter confirma y una letra busca otra familia.</ForKeys>}
      {sure.length > 0 && (
        <PrimaryAction icon="check" onClick={() => onSure(sure)}>
          {sure.length === 1 ? 'Confirmar la segura' : `Confirmar las ${sure.length} seguras`}
        </PrimaryAction>
      )}
    </AboveRows>
  )
}

/** Actions of the rows and the dialogs that they open. A letter typed on a row begins the search for another family there. */
const useDepositRows = (mayCancel: boolean) => {
  const [opened, setOpened] = useState<Opened | null>(null)
  const typed = useRef('')
  const { frame, leaveRows, ...rowKeys } = useRowKeys<HTMLDivElement>({
    onLetter: (letter) => {
      typed.current = letter
    },
  })
  const rowActions = useCallback(
    (deposit: BankDeposit) => (
      <DepositActions
        deposit={deposit}
        mayCancel={mayCancel}
        onConfirm={(confirm) => {
          setOpened({ confirm, typed: typed.current })
          typed.current = ''
        }}
        onOpen={setOpened}
      />
    ),
    [mayCancel],
  )
  return { opened, setOpened, frame, leaveRows, rowKeys, rowActions }
}

export function DepositsPage() {
  const may = useMay()
  const mayConfirm = useMayCall(routes.confirm)
  // Cancelling needs DELETE on what was paid, unknown here: «Cancelar pago» is offered for either, and the server checks.
  const mayCancel = may([['CARGOS', 'DELETE']]) || may([['COLEGIATURAS', 'DELETE']])
  const { values, change } = useFilters(NAMES)
  const estado: DepositState = DEPOSIT_STATES.find((state) => state === values.estado) ?? 'PENDIENTE'
  const { row: answer, isLoading, error, retry } = useDeposits(depositsIn(estado), ON_OPENING)
  const { movimientos: rows, total = 0 } = answer ?? {}
  const source = useMemo(
    () => ({ rows, isLoading, error: error?.message, retry }),
    [rows, isLoading, error, retry],
  )
  const { opened, setOpened, frame, leaveRows, rowKeys, rowActions } = useDepositRows(mayCancel)
  const isCut = rows !== undefined && rows.length < total
  return (
    <div ref={frame} {...rowKeys}>
      <ListScreen
        {...depositsList}
        source={source}
        filters={
          <FilterSelect
            label="Estado"
            allLabel={texts.states.PENDIENTE}
            options={OTHERS}
            value={values.estado}
            onChange={(value) => change({ estado: value })}
          />
        }
        subtitle={
          <>
            {isCut && `los ${withCommas(rows.length)} más recientes de ${withCommas(total)} · `}
            <Link to={paths.bankAccounts}>{texts.accounts}</Link>
          </>
        }
        action={
          mayConfirm && (
            <Button variant="outlined" onClick={() => setOpened({ importFile: true })}>
              {texts.importFile}
            </Button>
          )
        }
        above={
          mayConfirm && estado === 'PENDIENTE' ? (
            <AboveDeposits rows={rows} onSure={(sure) => setOpened({ sure })} />
          ) : null
        }
        below={<DepositSlips />}
        rowActions={mayConfirm ? rowActions : undefined}
      />
      {opened && <OpenedDialog opened={opened} onSend={leaveRows} onClose={() => setOpened(null)} />}
    </div>
  )
}
