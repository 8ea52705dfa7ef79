import { addDays, daysBetween, isIsoDate } from '../domain/dateMath'
import { formatDate, type IsoDate } from '../domain/dates'
import { paymentMethodLabel, type PaidBy, type PaymentMethod } from '../domain/paymentMethods'
import { holds, type ActionName, type ModuleName, type Permission } from '../domain/permissions'
import type { Payment } from './payments.schemas'
import { NO_SUCH_DAY } from '../domain/messages'
import { folioLabel } from '../receipts/receipts.rules'

/** A reference as it is kept: without blanks around, and nothing when there is none. */
export const keptReference = (referencia: string | null | undefined): string | null =>
  referencia?.trim() || null

/** How money is handed over, as every paying call carries it. */
export interface PaymentMeans {
  metodo_pago: PaymentMethod
  referencia?: string | null | undefined
  /** The day the money arrived; today without it. */
  fecha_pago?: IsoDate | undefined
  /** Take the money although another payment carries this reference. */
  confirmar_referencia?: boolean | undefined
}

/** The payment that carries a reference already. */
export interface UsedReference {
  metodo_pago: PaymentMethod
  referencia: string
  folio: number
  /** The school's day on which it was entered. */
  fecha: IsoDate
  /** The parent, or the pupil who has none. */
  familia: string
}

/** 409: another payment that is not cancelled has the same reference by the same method. */
export const referenceConflict = ({
  metodo_pago,
  referencia,
  folio,
  fecha,
  familia,
}: UsedReference): string => {
  const method = paymentMethodLabel(metodo_pago).toLowerCase()
  const payment = `el folio ${folioLabel(folio)} del ${formatDate(fecha)}, de ${familia}`
  return `La referencia ${referencia} (${method}) ya está en ${payment}. Confirma si es otro pago.`
}

/** Most days between the day the money arrived and today. */
export const MAX_DAYS_BACK = 60

/** Methods whose money is there when it is entered. */
const AT_ONCE: readonly PaymentMethod[] = ['EFECTIVO', 'TARJETA']

/** What is wrong with the day the money arrived, or null: `decisions/domain/payments#the-day-of-the-money`. */
export const paymentDayProblem = (
  fechaPago: IsoDate | undefined,
  today: IsoDate,
  methods: readonly PaymentMethod[] = [],
): string | null => {
  if (fechaPago === undefined || fechaPago === today) return null
  if (!isIsoDate(fechaPago)) return NO_SUCH_DAY
  if (fechaPago > today) return 'El día del pago no puede ser posterior a hoy'
  if (fechaPago < addDays(today, -MAX_DAYS_BACK))
    return `El día del pago puede ser a lo más de hace ${MAX_DAYS_BACK} días`
  const atOnce = methods.find((method) => AT_ONCE.includes(method))
  return atOnce ? `Un pago con ${paymentMethodLabel(atOnce).toLowerCase()} es de hoy` : null
}

/** Who a payment is listed under: everybody it paid for, else the family that left it on account. */
export const payerOf = ({ alumnos, padre }: Pick<Payment, 'alumnos' | 'padre'>): string =>
  alumnos.length > 0 ? alumnos.map(({ nombre }) => nombre).join(', ') : (padre?.nombre ?? '')

/** One way a payment was made, pesos; SALDO is the family's credit. */
export interface PaymentPart {
  metodo_pago: PaidBy
  monto: number
  referencia: string | null
}

type Parts = Pick<Payment, 'medios' | 'saldo_usado'>

/**
 * What of a payment a list by this method is about: the means of the method, of SALDO the credit it used, else all of its means. A
 * payment by credit alone has no means and is one part of 0, so that no list loses it.
 */
export const paymentParts = ({ medios, saldo_usado }: Parts, metodo?: PaidBy): PaymentPart[] => {
  if (metodo === 'SALDO') return [{ metodo_pago: 'SALDO', monto: saldo_usado, referencia: null }]
  const parts =
    metodo === undefined || metodo === 'MIXTO'
      ? medios
      : medios.filter(({ metodo_pago }) => metodo_pago === metodo)
  return parts.length > 0 ? parts : [{ metodo_pago: 'SALDO', monto: 0, referencia: null }]
}

/** Concept of a payment that covers a charge in part, as the receipt prints it. */
export const abonoConcept = (descripcion: string): string => `ABONO A ${descripcion}`

type Line = Pick<Payment['conceptos'][number], 'tipo'>

/** Null for what is the family's: whoever may see the rest of the payment may see it. */
const moduleOf = ({ tipo }: Line): ModuleName | null => {
  if (tipo === 'A_CUENTA' || tipo === 'SALDO') return null
  return tipo === 'CARGO' ? 'CARGOS' : 'COLEGIATURAS'
}

const modulesOf = (lines: readonly Line[]): ModuleName[] => [
  ...new Set(lines.map(moduleOf).filter((module) => module !== null)),
]

/** The module that a payment is told under: that of its first charge or month, CARGOS for one on account. */
export const paymentModule = (lines: readonly Line[]): ModuleName => modulesOf(lines)[0] ?? 'CARGOS'

/** Either opens a payment on account. */
const EITHER: readonly ModuleName[] = ['CARGOS', 'COLEGIATURAS']

/** Whether somebody may see or cancel a payment, by all of what it paid: `decisions/domain/payments#who-may`. */
export const mayHandlePayment = (
  permissions: readonly Permission[],
  conceptos: readonly Line[],
  action: ActionName,
): boolean => {
  const modules = modulesOf(conceptos)
  return modules.length > 0
    ? modules.every((module) => holds(permissions, module, action))
    : EITHER.some((module) => holds(permissions, module, action))
}

/** Most days of one list of payments: a leap year. */
export const MAX_PAYMENT_DAYS = 366

/** What is wrong with the days of a list of payments, both included, or null. */
export const paymentDaysProblem = (desde: IsoDate, hasta: IsoDate): string | null => {
  if (!isIsoDate(desde) || !isIsoDate(hasta)) return NO_SUCH_DAY
  if (hasta < desde) return 'La fecha final no puede ser anterior a la inicial'
  return daysBetween(desde, hasta) < MAX_PAYMENT_DAYS ? null : `Elige a lo más ${MAX_PAYMENT_DAYS} días`
}
