import type { ColumnType, Generated } from 'kysely'
import type { ContactMeans } from '@contract/contacts/contacts.rules'
import type { CreditMove } from '@contract/desk/desk.schemas'
import type { PaidBy, PaymentMethod } from '@contract/domain/paymentMethods'
import type { CardKind, DepositKind } from '@contract/fiscal/means.rules'
import type { Tax } from '@contract/fiscal/taxes.rules'
import type { Payment } from '@contract/payments/payments.schemas'
import type { MonthState, NotOwed } from '@contract/tuition/tuition.rules'
import type { ConceptKind } from '@contract/concepts/concepts.rules'
import type { BankTables } from './cashTables'
import type { Centavos, Computed, Day, Id, LaterMoment, Moment } from './columns'

export interface ConceptTables {
  concepts: {
    id: Id
    nombre: string
    monto_centavos: Centavos
    tipo: ConceptKind
    activo: Generated<boolean>
    clave_producto: string | null
    objeto_imp: string | null
    impuesto: Generated<Tax>
    created_by: number | null
    created_at: Moment
  }
  services: {
    id: Id
    cycle_id: number
    nombre: string
    mensualidad_centavos: Centavos
    concept_id: number | null
    created_by: number | null
    created_at: Moment
  }
  service_months: { service_id: number; anio: number; mes: number }
}

interface Cancelled {
  motivo_cancelacion: string | null
  cancelled_by: number | null
  cancelled_at: LaterMoment
  cancelled_on: Day | null
}

export interface LedgerTables extends BankTables {
  tuition: {
    id: Id
    enrolment_id: number
    anio: number
    mes: number
    parcialidad: number
    descripcion: string
    vencimiento: Day
    lista_centavos: Centavos
    beca_centesimas: Generated<number>
    monto_centavos: Centavos
    /** Paid by valid payments, or settled before the opening. */
    abonado_centavos: Generated<Centavos>
    /** The part that was settled before the opening. */
    saldado_centavos: Generated<Centavos>
    /** Of recargo, charged or waived by valid payments. An open month with payments has this or `abonado_centavos` above 0. */
    recargo_abonado_centavos: Generated<Centavos>
    /** The price before a baja lowered it to what was paid. */
    monto_antes_centavos: Centavos | null
    pagado: Computed<boolean>
    prorroga_hasta: Generated<Day | null>
    prorroga_motivo: string | null
    /** Why it is not owed: the pupil left, a mistaken enrolment, or settled before the opening. */
    fuera: NotOwed | null
    fuera_at: LaterMoment
    estado: Computed<MonthState>
    created_at: Moment
  }
  charges: {
    id: Id
    student_id: number
    cycle_id: number
    enrolment_id: number | null
    tipo: 'INSCRIPCION' | 'MATERIAL' | 'OTRO' | 'SERVICIO'
    descripcion: string
    fecha: Day
    costo_total_centavos: Centavos
    descuento: Generated<number>
    monto_descuento_centavos: Generated<Centavos>
    monto_pagar_centavos: Centavos
    abonado_centavos: Generated<Centavos>
    motivo_cancelacion: string | null
    cancelled_by: number | null
    cancelled_at: LaterMoment
    created_by: number | null
    created_at: Moment
    batch_id: number | null
    opening_id: number | null
    concept_id: number | null
    /** All three or none. */
    service_id: number | null
    service_anio: number | null
    service_mes: number | null
    estado: Computed<'PENDIENTE' | 'PARCIAL' | 'PAGADO' | 'CANCELADO'>
  }
  charge_batches: { id: Id; created_by: number; created_at: Date }
  /** Rows are inserted and never change (migration 0024). */
  debtor_contacts: {
    id: Id
    parent_id: number | null
    student_id: number | null
    fecha: Day
    medio: ContactMeans
    promesa: string | null
    promesa_fecha: Day | null
    created_by: number
    created_at: Date
  }
  desk_queue: {
    id: Id
    parent_id: number | null
    student_id: number | null
    fecha: Day
    created_by: number
    created_at: Date
  }
  folio_counter: { only_row: Generated<boolean>; last_folio: number; first_folio: Generated<number> }
  payments: Cancelled & {
    /** The cancellation counts in the same cut as its payment (migration 0063). */
    cancelled_in_its_cut: Generated<boolean>
    id: Id
    folio: number
    student_id: number | null
    parent_id: number | null
    monto_centavos: Centavos
    saldo_usado_centavos: Generated<Centavos>
    a_cuenta_centavos: Generated<Centavos>
    metodo_pago: PaidBy
    referencia: string | null
    fecha: Day
    fecha_pago: Day
    created_by: number
    created_at: Moment
    codigo: Generated<string>
    recargo_condonado_centavos: Generated<Centavos>
    motivo_condonacion: string | null
  }
  payment_lines: {
    id: Id
    payment_id: number
    tipo: Payment['conceptos'][number]['tipo']
    charge_id: number | null
    tuition_id: number | null
    descripcion: string
    monto_centavos: Centavos
    saldo_anterior_centavos: Centavos
    saldo_centavos: Centavos
    condonado_centavos: Generated<Centavos>
  }
  payment_means: {
    id: Id
    payment_id: number
    metodo_pago: PaymentMethod
    monto_centavos: Centavos
    referencia: string | null
    /** Null while unknown, and with other methods (migration 0057). */
    tarjeta: CardKind | null
    deposito: DepositKind | null
  }
  credits: {
    id: Id
    parent_id: number | null
    student_id: number | null
    merged_into: number | null
    saldo_centavos: Generated<Centavos>
  }
  credit_moves: {
    id: Id
    credit_id: number
    tipo: CreditMove['tipo']
    centavos: Centavos
    payment_id: number | null
    refund_id: number | null
    baja_credit_id: number | null
    opening_id: number | null
    fecha: Day
    created_by: number
    created_at: Moment
  }
  /** Payments of a month that became credit when its pupil left. */
  baja_credits: {
    id: Id
    tuition_id: number
    payment_id: number
    credit_id: number
    monto_centavos: Centavos
    descuento_centavos: Centavos
    fecha: Day
    created_by: number
    created_at: Date
  }
  refund_counter: { only_row: Generated<boolean>; last_folio: number }
  refunds: Cancelled & {
    id: Id
    folio: number
    credit_id: number
    monto_centavos: Centavos
    metodo_pago: PaymentMethod
    referencia: string | null
    motivo: string
    fecha: Day
    created_by: number
    created_at: Moment
  }
  refund_prints: { id: Id; refund_id: number; number: number; printed_by: number; printed_at: Date }
  receipt_prints: {
    id: Id
    payment_id: number
    number: number
    printed_by: number
    printed_at: Date
  }
  receipt_links: {
    id: Id
    payment_id: number
    number: number
    token_hash: Buffer
    expires_at: Date
    created_by: number
    created_at: Date
  }
  idempotency_keys: {
    user_id: number
    key: string
    request_hash: Buffer
    response: ColumnType<unknown, string | null, string | null>
    health_of: Generated<number[]>
    created_at: Moment
  }
}
