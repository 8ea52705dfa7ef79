import { daysBetween, isIsoDate } from '../domain/dateMath'
import type { IsoDate } from '../domain/dates'
import type { PaymentMethod } from '../domain/paymentMethods'
import { holds, type ActionName, type ModuleName, type Permission } from '../domain/permissions'
import type { Payment } from './payments.schemas'
import { NO_SUCH_DAY } from '../domain/messages'

/** A reference as it is kept: without blanks around, and nothing when there is none. */
export const keptReference = (referencia: string | null | undefined): string | null =>
  referencia?.trim() || null

/** How money is handed over, as every paying call carries it. */
export interface PaymentMeans {
  metodo_pago: PaymentMethod
  referencia?: string | null | undefined
}

/** Concept of a payment that covers a charge in part, as the receipt prints it. */
export const abonoConcept = (descripcion: string): string => `ABONO A ${descripcion}`

type Line = Pick<Payment['conceptos'][number], 'tipo'>

const moduleOf = ({ tipo }: Line): ModuleName => (tipo === 'CARGO' ? 'CARGOS' : 'COLEGIATURAS')

/** The module that a payment belongs to: one payment pays charges or months. */
export const paymentModule = ([line]: readonly Line[]): ModuleName => (line ? moduleOf(line) : 'CARGOS')

/** Whether somebody may see or cancel a payment, by all of what it paid: `decisions/domain/payments#who-may`. */
export const mayHandlePayment = (
  permissions: readonly Permission[],
  conceptos: readonly Line[],
  action: ActionName,
): boolean => conceptos.every((line) => holds(permissions, moduleOf(line), action))

/** Most days of one list of payments: a leap year. */
export const MAX_PAYMENT_DAYS = 366

/** What is wrong with the days of a list of payments, both included, or null. */
export const paymentDaysProblem = (desde: IsoDate, hasta: IsoDate): string | null => {
  if (!isIsoDate(desde) || !isIsoDate(hasta)) return NO_SUCH_DAY
  if (hasta < desde) return 'La fecha final no puede ser anterior a la inicial'
  return daysBetween(desde, hasta) < MAX_PAYMENT_DAYS ? null : `Elige a lo más ${MAX_PAYMENT_DAYS} días`
}
