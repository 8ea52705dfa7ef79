import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { Payment } from '@contract/payments/payments.schemas'
import { formatPesos } from '@contract/domain/money'
import { paymentMethodLabel } from '@contract/domain/paymentMethods'
import { conceptText, payerOf } from '@contract/payments/payments.rules'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { usePressGuard } from '../../../ui/forms/usePressGuard'
import { Icon } from '../../../ui/icons/Icon'
import { Amounts, Card, Quiet, Row, Stack } from '../../../ui/layout/layout'
import { Totals } from '../../../ui/payments/Totals'
import { FamilyLinkAction } from '../../../write/familyLink/FamilyLinkAction'
import { InvoiceAction } from '../../../write/fiscal/InvoiceAction'
import { PaymentReceipt } from '../../../write/money/PaymentReceipt'
import { texts } from '../desk.texts'
import type { TakenPayment } from '../visit'
import { formPartIn } from '../../../ui/browser/formParts'

const Title = styled('h2')(({ theme: { vars, spacing, typography } }) => ({
  ...typography.h2,
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1),
  margin: 0,
  '& svg': { flex: 'none', color: vars.palette.success.main },
}))

function PaidLines({ pago: { conceptos, medios, saldo_usado, alumnos } }: { pago: Payment }) {
  const several = alumnos.length > 1
  const pupilName = (idAlumno: number | null) =>
    several ? alumnos.find(({ id }) => id === idAlumno)?.nombre : undefined
  const isDeduction = (tipo: string) => tipo === 'DESCUENTO' || tipo === 'SALDO'
  const lines = conceptos
    .filter(({ tipo }) => tipo !== 'SALDO')
    .map((line) => ({
      label: conceptText(line),
      who: pupilName(line.idAlumno),
      pesos: isDeduction(line.tipo) ? -line.monto : line.monto,
    }))
  const means = medios.map(({ metodo_pago, monto, referencia }) => ({
    label: [paymentMethodLabel(metodo_pago), referencia].filter(Boolean).join(' · '),
    who: undefined,
    pesos: monto,
  }))
  const credit = saldo_usado > 0 ? [{ label: texts.creditUsed, who: undefined, pesos: saldo_usado }] : []
  return (
    <Row gap={3} align="start">
      {[lines, [...means, ...credit]].map((amounts, half) => (
        <Amounts key={half} style={{ flex: '1 1 260px' }}>
          {amounts.map(({ label, who, pesos }, at) => (
            <div key={at}>
              <dt>
                {label}
                {who && <Quiet as="small"> · {who}</Quiet>}
              </dt>
              <dd>{formatPesos(pesos)}</dd>
            </div>
          ))}
        </Amounts>
      ))}
    </Row>
  )
}

interface TakenSectionProps {
  taken: TakenPayment
  onAnother: () => void
  onSame: () => void
}

export function TakenSection({ taken, onAnother, onSame }: TakenSectionProps) {
  const { pago, saldo_favor, cambio } = taken
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    frame.current?.scrollIntoView?.({ block: 'nearest' })
    formPartIn(frame.current, 'button')?.focus({ preventScroll: true })
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onAnother()
  }
  const change = ['Cambio', cambio > 0 ? cambio : null] as const
  const paid = ['Cobrado', pago.monto] as const
  return (
    <div ref={frame} {...usePressGuard()} onKeyDown={onKeyDown}>
      <Card as="section" aria-labelledby="cobrado">
        <Stack>
          <div role="status">
            <Title id="cobrado">
              <Icon name="success" size={28} />
              {`Pago registrado con el folio ${folioLabel(pago.folio)}`}
            </Title>
            <p style={{ margin: 0 }}>{payerOf(pago)}</p>
          </div>
          <Totals
            items={[
              ...(cambio > 0 ? [change, paid] : [paid, change]),
              [texts.newCredit, saldo_favor > 0 || pago.saldo_usado > 0 ? saldo_favor : null],
            ]}
          />
          <PaidLines pago={pago} />
          <Row gap={1.5}>
            <PaymentReceipt pago={pago} />
            <InvoiceAction pago={pago} />
            <FamilyLinkAction padre={pago.padre} />
            <Button onClick={onSame}>Seguir con esta familia</Button>
            <Button variant="contained" onClick={onAnother} startIcon={<Icon name="search" />}>
              Otra familia
            </Button>
          </Row>
        </Stack>
      </Card>
    </div>
  )
}
