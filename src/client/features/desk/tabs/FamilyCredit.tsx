import Button from '@mui/material/Button'
import { useCallback, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { deskRoutes } from '@contract/desk/desk.routes'
import { refundLabel } from '@contract/desk/desk.rules'
import type { Family } from '@contract/domain/family'
import type { CreditMove, Refund } from '@contract/desk/desk.schemas'
import { formatDate } from '@contract/domain/dates'
import { formatPesos } from '@contract/domain/money'
import { mayHandlePayment } from '@contract/payments/payments.rules'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { ASKED_ANEW } from '../../../state/core/reads'
import { useCancelRefund, usePrintRefund, useCredit } from '../../../state/desk/desk.api'
import { useAppSelector } from '../../../state/hooks'
import { usePaymentByFolio } from '../../../state/payments/payments.selectors'
import { selectPermissions } from '../../../state/session/session.selectors'
import { useMay } from '../../../state/session/useMay'
import { TwoLines } from '../../../ui/layout/layout'
import { amountColumn } from '../../../ui/list/amountColumn'
import type { Column } from '../../../ui/list/columns'
import { ListPanel } from '../../../ui/list/ListPanel'
import { RowAction } from '../../../ui/list/RowAction'
import { Section } from '../../../ui/page/Section'
import { StatusChip } from '../../../ui/page/StatusChip'
import { CancelForReason } from '../../../write/money/CancelForReason'
import { CancelPaymentOf } from '../../../write/money/CancelPayment'
import { deskOf } from '../../../write/money/deskAddress'
import { usePaper } from '../../../write/usePrintReceipt'
import { CREDIT_MOVES, texts } from '../desk.texts'

interface Move extends CreditMove {
  devolucion: Refund | null
  cancelado: boolean
}

const folioOf = ({ folio, devolucion }: Move): string | null => {
  if (devolucion) return refundLabel(devolucion.folio)
  return folio === null ? null : folioLabel(folio)
}

const COLUMNS: readonly Column<Move>[] = [
  {
    key: 'tipo',
    header: 'Movimiento',
    cell: (move) => (
      <TwoLines>
        <span>
          {CREDIT_MOVES[move.tipo]} {move.cancelado && <StatusChip label="Cancelado" tone="neutral" />}
        </span>
        {folioOf(move) !== null && <small>{`Folio ${folioOf(move)!}`}</small>}
        {move.devolucion && <small>{move.devolucion.motivo}</small>}
      </TwoLines>
    ),
  },
  { key: 'fecha', header: 'Fecha', cell: ({ fecha }) => formatDate(fecha) },
  { key: 'usuario', header: 'Registró', cell: ({ usuario }) => usuario, wideOnly: true },
  amountColumn('monto', 'Monto', ({ monto }) => monto),
  amountColumn('saldo', 'Saldo a favor', ({ saldo }) => saldo),
]
const NOUN = { one: 'movimiento', many: 'movimientos' }
const searchText = (move: Move): string =>
  [
    CREDIT_MOVES[move.tipo],
    folioOf(move),
    move.devolucion?.motivo,
    formatDate(move.fecha),
    move.usuario,
  ].join(' ')

interface DialogProps {
  onClose: () => void
}

function CancelRefund({ refund: { id, folio, monto }, onClose }: DialogProps & { refund: Refund }) {
  return (
    <CancelForReason
      write={useCancelRefund}
      id={id}
      title={`¿Cancelar la devolución con folio ${refundLabel(folio)}?`}
      text={`Los ${formatPesos(monto)} vuelven a la caja de hoy y al saldo a favor de la familia. El folio no se borra: queda como cancelado, con el motivo y tu nombre.`}
      submitLabel="Cancelar devolución"
      done={{
        title: 'Devolución cancelada',
        text: `La familia tiene otra vez ${formatPesos(monto)} a su favor.`,
      }}
      onClose={onClose}
    />
  )
}

function CancelMovesPayment({ folio, onClose }: DialogProps & { folio: number }) {
  const payment = usePaymentByFolio(folio, ASKED_ANEW)
  return <CancelPaymentOf payment={payment} onClose={onClose} />
}

const movesOf = (moves: readonly CreditMove[], refunds: readonly Refund[]): readonly Move[] => {
  const undone = new Set(moves.filter(({ tipo }) => tipo === 'CANCELACION').map(({ pagoId }) => pagoId))
  const refundOf = new Map(refunds.map((refund) => [refund.id, refund]))
  return moves.map((move) => {
    const devolucion = move.devolucionId === null ? null : (refundOf.get(move.devolucionId) ?? null)
    const isOwn = move.tipo === 'A_CUENTA' || move.tipo === 'SALDO' || move.tipo === 'DEVOLUCION'
    const cancelled = devolucion ? devolucion.cancelado : move.pagoId !== null && undone.has(move.pagoId)
    return { ...move, devolucion, cancelado: isOwn && cancelled }
  })
}

const useMoveActions = (open: (move: Move) => void) => {
  const may = useMay()
  const permissions = useAppSelector(selectPermissions)
  const { print, busy } = usePaper(usePrintRefund)
  const mayPrint = may(deskRoutes.printRefund.access)
  const mayCancelRefund = may(deskRoutes.cancelRefund.access)
  // A payment may also have paid lines besides this credit: for those the server checks the permission.
  const mayCancelPayment = mayHandlePayment(permissions, [], 'DELETE')
  return useCallback(
    (move: Move) => {
      const { tipo, devolucion, cancelado } = move
      const own = tipo === 'DEVOLUCION' ? mayCancelRefund : tipo === 'A_CUENTA' && mayCancelPayment
      const paper = tipo === 'DEVOLUCION' && devolucion && mayPrint
      return (
        <>
          {paper && (
            <RowAction
              icon="receipt"
              label="Recibo"
              disabled={busy}
              onClick={() => void print(devolucion.id, `devolucion-${refundLabel(devolucion.folio)}.pdf`)}
            />
          )}
          {own && !cancelado && <RowAction icon="close" label="Cancelar" danger onClick={() => open(move)} />}
        </>
      )
    },
    [busy, mayCancelPayment, mayCancelRefund, mayPrint, open, print],
  )
}

export function CreditSection({ of }: { of: Family }) {
  const { row, isLoading, error, retry } = useCredit(of, ASKED_ANEW)
  const may = useMay()
  const [opened, setOpened] = useState<Move | null>(null)
  const rowActions = useMoveActions(setOpened)
  const rows = useMemo(() => row && movesOf(row.movimientos, row.devoluciones), [row])
  const close = () => setOpened(null)
  const hasCredit = row !== undefined && row.saldo_favor > 0
  return (
    <Section
      title="Saldo a favor"
      text={row && `La familia tiene ${formatPesos(row.saldo_favor)} a su favor.`}
      action={
        hasCredit &&
        may(deskRoutes.refund.access) && (
          <Button variant="outlined" component={Link} to={deskOf(of, [], { devolver: 1 })}>
            {texts.refund}
          </Button>
        )
      }
    >
      <ListPanel
        label="Movimientos del saldo a favor"
        source={{ rows, isLoading, error: error?.message, retry }}
        searchText={searchText}
        columns={COLUMNS}
        noun={NOUN}
        prefix="saldo"
        rowActions={rowActions}
        empty={{
          icon: 'cash',
          title: 'Todavía no hay movimientos',
          text: 'Aquí aparece lo que la familia dejó a cuenta, lo que usó y lo que se le devolvió.',
        }}
      />
      {opened?.devolucion && <CancelRefund refund={opened.devolucion} onClose={close} />}
      {opened && !opened.devolucion && opened.folio !== null && (
        <CancelMovesPayment folio={opened.folio} onClose={close} />
      )}
    </Section>
  )
}

export function FamilyCredit({ row: { id } }: { row: { id: number } }) {
  return <CreditSection of={{ padreId: id }} />
}
