import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Campos } from '@contract/domain/campos'
import { formatDate, type IsoDate } from '@contract/domain/dates'
import { formatPesos } from '@contract/domain/money'
import { invoicesRoutes } from '@contract/invoices/invoices.routes'
import { CANCEL_MOTIVES, cancellationProblems } from '@contract/invoices/stamped.rules'
import { CANCELLATION_CUTS, type CancellationCut } from '@contract/payments/payments.columns'
import type { Payment } from '@contract/payments/payments.schemas'
import { paymentsRoutes } from '@contract/payments/payments.routes'
import { childOfLine, folioToCancelFirst, handBackText, payerOf } from '@contract/payments/payments.rules'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { today } from '../../state/clock/schoolClock'
import type { DetailRead } from '../../state/core/reads'
import { useCancelPayment } from '../../state/payments/payments.api'
import { useAppSelector } from '../../state/hooks'
import { selectSessionUser } from '../../state/session/session.selectors'
import { useMay } from '../../state/session/useMay'
import { useMayCall } from '../../state/session/useMayCall'
import { Quiet } from '../../ui/layout/layout'
import { useNotice } from '../../ui/notices/useNotice'
import { KindChoice } from '../../ui/payments/MethodChoice'
import { InfoPanel } from '../../ui/page/InfoPanel'
import { motiveBody, SatMotive, type SaidMotive } from '../fiscal/SatMotive'
import { CancelForReason } from './CancelForReason'
import { paymentAddress } from './paymentAddress'

interface FirstFolioProps {
  /** Day of the payment that cannot be cancelled. The one to cancel before it was taken on that day or after. */
  since: IsoDate
  message: string
  onClose: () => void
}

function FirstFolio({ since, message, onClose }: FirstFolioProps) {
  const navigate = useNavigate()
  const folio = folioToCancelFirst(message)
  const mayOpen = useMay()(paymentsRoutes.listByDay.access)
  if (folio === null || !mayOpen) return null
  const to = paymentAddress(folio, since, today())
  return (
    <div role="status">
      <InfoPanel tone="warning" title={message}>
        {/* Not a link: leaving by one would ask about the typed reason. */}
        <Button
          onClick={() => {
            onClose()
            void navigate(to)
          }}
        >
          {`Ver el folio ${folio}`}
        </Button>
      </InfoPanel>
    </div>
  )
}

const DRAWER = '¿De qué caja sale el dinero?'

interface CancelPaymentProps {
  payment: Payment
  onClose: () => void
}

/** What is owed again: charges and months, but not the payment's recargos and discounts. */
const openAgain = (payment: Payment): string[] =>
  payment.conceptos
    .filter(({ tipo }) => tipo === 'CARGO' || tipo === 'COLEGIATURA')
    .map((line) => [line.descripcion, childOfLine(payment, line)].filter(Boolean).join(' de '))

/** Drawers that may give the money back: the user's of today, or the taker's of that day. Null if they are one, or its cut is closed. */
const useDrawers = ({ corte_abierto, recibio, fecha }: Payment): Record<CancellationCut, string> | null => {
  const user = useAppSelector(selectSessionUser)
  const isOwn = recibio === user?.name
  if (!corte_abierto || (isOwn && fecha === today())) return null
  return isOwn
    ? { PROPIO: 'De mi caja de hoy', DE_QUIEN_COBRO: `De mi caja del ${formatDate(fecha)}` }
    : { PROPIO: 'De mi caja', DE_QUIEN_COBRO: `De la caja de ${recibio}` }
}

/** Motives to cancel a stamped invoice. 04 is no cancellation: a payment of a global invoice is invoiced by name. */
const MOTIVES = CANCEL_MOTIVES.filter((each) => each !== '04')

/** Null where no invoice was stamped, or the user may not give a motive: then the page of invoices asks. */
const useSatMotive = ({ uuid, folio }: Payment) => {
  const mayTell = useMayCall(invoicesRoutes.setCancellation)
  const [motive, setMotive] = useState<SaidMotive>({ motivo: '', sustituye: '' })
  const [problem, setProblem] = useState<string | null>(null)
  if (!uuid || !mayTell) return null
  const body = motiveBody(motive)
  return {
    more: body ? { motivo_sat: body.motivo, ...(body.sustituye ? { sustituye: body.sustituye } : {}) } : {},
    check: () => {
      const wrong = body ? cancellationProblems(body) : {}
      setProblem(wrong['sustituye'] ?? null)
      return wrong
    },
    refuse: ({ sustituye }: Campos) => {
      setProblem(sustituye ?? null)
      return sustituye !== undefined
    },
    fields: (
      <>
        <Quiet as="p">{`Su factura está timbrada (${uuid}): el SAT pide el motivo para cancelarla.`}</Quiet>
        <SatMotive
          label="Motivo ante el SAT"
          replacingLabel={`Folio que sustituye al ${folioLabel(folio)}`}
          emptyLabel="Se dirá después, en Facturas"
          motives={MOTIVES}
          motive={motive}
          problem={problem ?? undefined}
          onChange={setMotive}
        />
      </>
    ),
  }
}

export function CancelPayment({ payment, onClose }: CancelPaymentProps) {
  const { id, folio, monto, fecha } = payment
  const open = openAgain(payment)
  const drawers = useDrawers(payment)
  const [corte, setCorte] = useState<CancellationCut>('PROPIO')
  const motive = useSatMotive(payment)
  return (
    <CancelForReason
      write={useCancelPayment}
      id={id}
      title={`¿Cancelar el pago con folio ${folioLabel(folio)}?`}
      text={
        <>
          <strong>
            {formatPesos(monto)} · {payerOf(payment)}
          </strong>
          <br />
          <strong>{handBackText(payment)}</strong>
          <br />
          {open.length > 0 && `Vuelve a deberse: ${open.join(', ')}. `}El folio no se borra: queda como
          cancelado, con el motivo y tu nombre.
        </>
      }
      submitLabel="Cancelar pago"
      done={{
        title: 'Pago cancelado',
        text: `El folio ${folioLabel(folio)} de ${formatPesos(monto)} quedó como cancelado; lo que pagaba vuelve a deberse.`,
      }}
      afterRefusal={(message) => <FirstFolio since={fecha} message={message} onClose={onClose} />}
      onClose={onClose}
      more={{ ...(drawers ? { corte } : {}), ...motive?.more }}
      {...(motive ? { childrenProblems: motive.check, refuseChildren: motive.refuse } : {})}
    >
      {drawers && (
        <div>
          <strong>{DRAWER}</strong>
          <KindChoice
            label={DRAWER}
            name={`caja-${id}`}
            kinds={CANCELLATION_CUTS}
            labels={drawers}
            value={corte}
            onChange={setCorte}
          />
        </div>
      )}
      {motive?.fields}
    </CancelForReason>
  )
}

interface CancelPaymentOfProps {
  /** Loaded first: the dialog names everything that the payment paid. */
  payment: Pick<DetailRead<Payment>, 'row' | 'error'>
  onClose: () => void
}

export function CancelPaymentOf({ payment: { row, error }, onClose }: CancelPaymentOfProps) {
  const { notify } = useNotice()
  useEffect(() => {
    if (!error) return
    notify({ title: 'No se pudo consultar el pago', text: error.message, kind: 'error' })
    onClose()
  }, [error, notify, onClose])
  return row ? <CancelPayment payment={row} onClose={onClose} /> : null
}
