import { Link } from 'react-router-dom'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { formatDate } from '@contract/domain/dates'
import { formatPesos, sumPesos } from '@contract/domain/money'
import { PAID_BY, paymentMethodLabel, type PaidBy } from '@contract/domain/paymentMethods'
import { meansLabel } from '@contract/fiscal/means.rules'
import { conceptText, paymentParts, payerOf, mayHandlePayment } from '@contract/payments/payments.rules'
import type { Payment } from '@contract/payments/payments.schemas'
import { studentsRoutes } from '@contract/students/students.routes'
import { folioLabel } from '@contract/receipts/receipts.rules'
import * as paths from '@contract/domain/screenPaths'
import { useMay } from '../../state/session/useMay'
import { amountColumn } from '../../ui/list/amountColumn'
import type { Column } from '../../ui/list/columns'
import type { Table } from '../../ui/list/exported'
import { MoneyText } from '../../ui/page/MoneyText'
import { StatusChip } from '../../ui/page/StatusChip'
import { useAppSelector } from '../../state/hooks'
import { selectPermissions } from '../../state/session/session.selectors'
import { RowActions } from '../../ui/list/RowActions'
import { lazyPart } from '../../ui/parts/lazyPart'
import { usePrintReceipt } from '../../write/usePrintReceipt'
import { texts } from './payments.texts'
import type { OpenedPayment } from './components/PaymentDialogs'

interface PaymentActionsProps {
  payment: Payment
  mayCancel: boolean
  onOpen: (opened: OpenedPayment) => void
  onPrint: (payment: Payment) => void
}

function PaymentActions({ payment, mayCancel, onOpen, onPrint }: PaymentActionsProps) {
  const { id, folio } = payment
  return (
    <RowActions
      of={folioLabel(folio)}
      actions={[
        { icon: 'receipt', label: 'Recibo', onClick: () => onPrint(payment) },
        { icon: 'eye', label: 'Ver', onClick: () => onOpen({ what: 'detail', id }) },
        mayCancel && {
          icon: 'close',
          label: 'Cancelar',
          danger: true,
          onClick: () => onOpen({ what: 'cancel', id }),
        },
      ]}
    />
  )
}

const load = () => import('./components/PaymentDialogs')
const PaymentDialogs = lazyPart(async () => (await load()).PaymentDialogs)

interface AskedPayment {
  id: number
  onClose: () => void
}

/** @param ofAddress the payment that the address opens */
export const usePaymentRows = (
  rows: readonly Payment[],
  ofAddress?: AskedPayment,
): {
  rowActions: (payment: Payment) => ReactNode
  rowOpens: (payment: Payment) => () => void
  dialogs: ReactNode
} => {
  const permissions = useAppSelector(selectPermissions)
  const receipt = usePrintReceipt()
  const [pressed, setOpened] = useState<OpenedPayment | null>(null)
  const opened = pressed ?? (ofAddress && { what: 'detail', id: ofAddress.id })
  useEffect(() => void load().catch(() => undefined), [])
  const mayCancel = useCallback(
    ({ cancelado, conceptos }: Payment) => !cancelado && mayHandlePayment(permissions, conceptos, 'DELETE'),
    [permissions],
  )
  const press = useRef((_payment: Payment) => {})
  useEffect(() => {
    press.current = (payment) =>
      void receipt.print(payment).then((printed) => {
        // If the browser blocked the tab, the detail shows a link to the receipt.
        if (printed?.blocked) setOpened({ what: 'detail', id: payment.id })
      })
  })
  const rowActions = useCallback(
    (payment: Payment) => (
      <PaymentActions
        payment={payment}
        mayCancel={mayCancel(payment)}
        onOpen={setOpened}
        onPrint={(each) => press.current(each)}
      />
    ),
    [mayCancel],
  )
  const shown = opened && rows.find(({ id }) => id === opened.id)
  const dialogs = shown && (
    <PaymentDialogs
      what={opened.what}
      payment={shown}
      receipt={receipt}
      mayCancel={mayCancel(shown)}
      onOpen={setOpened}
      onClose={() => {
        setOpened(null)
        ofAddress?.onClose()
      }}
    />
  )
  const rowOpens = useCallback(
    ({ id }: Payment) =>
      () =>
        setOpened({ what: 'detail', id }),
    [],
  )
  return { rowActions, rowOpens, dialogs }
}

export const conceptOf = ({ conceptos }: Payment): string => {
  const paid = conceptos.filter(({ tipo }) => tipo === 'CARGO' || tipo === 'COLEGIATURA')
  const [first] = paid
  if (!first) return conceptos[0]?.descripcion ?? '—'
  return paid.length === 1 ? conceptText(first) : `${conceptText(first)} y ${paid.length - 1} más`
}

function Payer({ pago }: { pago: Payment }) {
  const canOpen = useMay()(studentsRoutes.get.access)
  const { alumno } = pago
  const name = payerOf(pago)
  return (
    <strong title={name}>
      {alumno && canOpen ? <Link to={paths.student(alumno.id)}>{name}</Link> : name}
    </strong>
  )
}

export const paymentColumns: readonly Column<Payment>[] = [
  {
    key: 'folio',
    header: 'Folio',
    sortable: true,
    width: 100,
    clip: false,
    cell: ({ folio }) => folioLabel(folio),
    under: ({ cancelado }) => cancelado && <StatusChip label={texts.cancelled} tone="error" />,
  },
  {
    key: 'alumno',
    header: 'Alumno',
    sortable: true,
    clip: true,
    cell: (pago) => <Payer pago={pago} />,
    under: ({ alumno }) => alumno?.numero_control,
  },
  {
    key: 'concepto',
    header: 'Concepto',
    clip: true,
    cell: conceptOf,
    under: ({ recibio }) => `Recibió ${recibio}`,
  },
  {
    key: 'fecha',
    header: 'Fecha',
    sortable: true,
    cell: ({ fecha }) => formatDate(fecha),
    under: ({ metodo_pago }) => paymentMethodLabel(metodo_pago),
  },
  amountColumn('monto', 'Monto', ({ monto }) => monto, { sortable: true }),
]

const amountBy = (pago: Payment, metodo: PaidBy): number =>
  sumPesos(paymentParts(pago, metodo).map(({ monto }) => monto))

const withAmountBy = (metodo: PaidBy): readonly Column<Payment>[] =>
  paymentColumns.map((column) =>
    column.key === 'monto'
      ? {
          ...column,
          cell: (pago) => <MoneyText pesos={amountBy(pago, metodo)} />,
          under: (pago) =>
            metodo !== 'SALDO' && amountBy(pago, metodo) !== pago.monto && `de ${formatPesos(pago.monto)}`,
        }
      : column,
  )

/** Columns for payments by one method: each amount is that method's part, so that the rows add up to the sum above. */
export const columnsBy = Object.fromEntries(
  PAID_BY.map((metodo) => [metodo, withAmountBy(metodo)]),
) as Record<PaidBy, readonly Column<Payment>[]>

const FILE_HEAD = [
  ...['Folio', 'Estado', 'Alumno', 'Número de control', 'Concepto', 'Fecha', 'Fecha del pago'],
  ...['Método', 'Referencia', 'Monto', 'Saldo a favor usado', 'Recibió'],
] as const

/** Rows of the file, one per method, so that a pivot table adds up. Used credit stands only in a payment's first row, or it would count twice. */
const fileRows = (pago: Payment, metodo: PaidBy | undefined): Table['rows'] => {
  const { folio, cancelado, alumno, conceptos, fecha, fecha_pago, saldo_usado, recibio } = pago
  const concepto = conceptos.map((line) => conceptText(line)).join('; ')
  return paymentParts(pago, metodo).map((part, at) => [
    ...[folio, cancelado ? texts.cancelled : null, payerOf(pago), alumno?.numero_control ?? null],
    ...[concepto, fecha, fecha_pago, meansLabel(part), part.referencia, part.monto],
    ...[at === 0 && saldo_usado > 0 ? saldo_usado : null, recibio],
  ])
}

export const paymentsTable = (pagos: readonly Payment[], metodo?: PaidBy): Table => ({
  head: FILE_HEAD,
  rows: pagos.flatMap((pago) => fileRows(pago, metodo)),
})
