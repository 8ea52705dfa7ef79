import { formatDate } from '@contract/domain/dates'
import type { Payment } from '@contract/payments/payments.schemas'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { ASKED_ANEW } from '../../../state/core/reads'
import { useParentPayments, useStudentPayments } from '../../../state/payments/payments.selectors'
import { ListPanel, type ListSource } from '../../../ui/list/ListPanel'
import { Section } from '../../../ui/page/Section'
import { conceptOf, paymentColumns, paymentsTable, usePaymentRows } from '../payments.columns'
import { NOUN, texts } from '../payments.texts'

const searchText = (payment: Payment): string =>
  [
    folioLabel(payment.folio),
    formatDate(payment.fecha),
    payment.referencia,
    ...payment.conceptos.map(({ descripcion }) => descripcion),
    ...payment.alumnos.map(({ nombre }) => nombre),
  ].join(' ')

const sortBy = {
  folio: ({ folio }: Payment) => folio,
  alumno: ({ alumnos }: Payment) => alumnos[0]?.nombre ?? '',
  concepto: conceptOf,
  fecha: ({ fecha }: Payment) => fecha,
  monto: ({ monto }: Payment) => monto,
}

const ofOnePupil = paymentColumns.filter(({ key }) => key !== 'alumno')

const NONE: readonly Payment[] = []

const toTable = (pagos: readonly Payment[]) => paymentsTable(pagos)

interface PaymentsSectionProps {
  source: ListSource<Payment>
  several?: boolean
}

function PaymentsSection({ source, several = false }: PaymentsSectionProps) {
  const { rowActions, rowOpens, dialogs } = usePaymentRows(source.rows ?? NONE)
  return (
    <Section title={texts.ofPupil}>
      <ListPanel
        label={texts.ofPupil}
        source={source}
        searchText={searchText}
        searchLabel="Buscar por folio, concepto o día"
        sortBy={sortBy}
        columns={several ? paymentColumns : ofOnePupil}
        exported={toTable}
        noun={NOUN}
        prefix="pagos"
        rowActions={rowActions}
        rowOpens={rowOpens}
        empty={{
          icon: 'receipt',
          title: 'Todavía no hay pagos',
          text: 'Aquí aparece cada pago con su folio y su recibo, también los cancelados.',
        }}
      />
      {dialogs}
    </Section>
  )
}

export function FamilyPayments({ row: { id } }: { row: { id: number } }) {
  return <PaymentsSection source={useParentPayments({ id }, ASKED_ANEW)} several />
}

export function StudentPayments({ row: { id } }: { row: { id: number } }) {
  return <PaymentsSection source={useStudentPayments({ id }, ASKED_ANEW)} />
}
