import { addDays, daysBetween, isIsoDate } from '../domain/dateMath'
import { formatDate, type IsoDate } from '../domain/dates'
import { meansLabel, type KindOfMeans } from '../fiscal/means.rules'
import { formatPesos, type Centavos } from '../domain/money'
import { paymentMethodLabel, type PaidBy, type PaymentMethod } from '../domain/paymentMethods'
import { hasPermission, type ActionName, type ModuleName, type Permission } from '../domain/permissions'
import { NO_SUCH_DAY } from '../domain/messages'
import { folioLabel } from '../receipts/receipts.rules'
import type { Payment } from './payments.schemas'

export const keptReference = (referencia: string | null | undefined): string | null =>
  referencia?.trim() || null

export interface PaymentMeans extends KindOfMeans {
  metodo_pago: PaymentMethod
  referencia?: string | null | undefined
  fecha_pago?: IsoDate | undefined
  confirmar_referencia?: boolean | undefined
}

export interface UsedReference {
  metodo_pago: PaymentMethod
  referencia: string
  folio: number
  fecha: IsoDate
  familia: string
}

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

const MAX_DAYS_BACK = 60

const AT_ONCE: readonly PaymentMethod[] = ['EFECTIVO', 'TARJETA']

/** Rule of `fecha_pago`: `decisions/domain/payments#the-day-of-the-money`. */
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

export const payerOf = ({ alumnos, padre }: Pick<Payment, 'alumnos' | 'padre'>): string =>
  alumnos.length > 0 ? alumnos.map(({ nombre }) => nombre).join(', ') : (padre?.nombre ?? '')

/** Pesos; SALDO is the family's credit. */
interface PaymentPart extends KindOfMeans {
  metodo_pago: PaidBy
  monto: number
  referencia: string | null
}

type Parts = Pick<Payment, 'medios' | 'saldo_usado'>

/** The means of `metodo`. A payment only from credit gets one row of 0, so that every list of payments shows it. */
export const paymentParts = ({ medios, saldo_usado }: Parts, metodo?: PaidBy): PaymentPart[] => {
  if (metodo === 'SALDO') return [{ metodo_pago: 'SALDO', monto: saldo_usado, referencia: null }]
  const parts =
    metodo === undefined || metodo === 'MIXTO'
      ? medios
      : medios.filter(({ metodo_pago }) => metodo_pago === metodo)
  return parts.length > 0 ? parts : [{ metodo_pago: 'SALDO', monto: 0, referencia: null }]
}

export const abonoConcept = (descripcion: string): string => `ABONO A ${descripcion}`

export const paidName = (descripcion: string): string => descripcion.replace(abonoConcept(''), '')

type Concept = Pick<Payment['conceptos'][number], 'tipo' | 'descripcion' | 'saldo'>

/** 'Abono a COLEGIATURA OCTUBRE 2026, resta $1,585.00'. @param monto pesos, where no column shows it: 'Abono de $765.00 a …' */
export const conceptText = ({ tipo, descripcion, saldo }: Concept, monto?: number): string => {
  const isPart = (tipo === 'CARGO' || tipo === 'COLEGIATURA') && saldo > 0
  const paid = monto === undefined ? '' : formatPesos(monto)
  if (isPart) return `Abono ${paid && `de ${paid} `}a ${paidName(descripcion)}, resta ${formatPesos(saldo)}`
  return paid ? `${descripcion}: ${paid}` : descripcion
}

export const restText = (descripcion: string): string => `Resto de ${paidName(descripcion)}`

type Line = Pick<Payment['conceptos'][number], 'tipo'>

/** Discounts and used credit lower the total, recargos and money on account raise it. */
export const linesTotal = (lines: readonly (Line & { centavos: Centavos })[]): Centavos =>
  lines.reduce(
    (sum, { tipo, centavos }) => sum + (tipo === 'DESCUENTO' || tipo === 'SALDO' ? -centavos : centavos),
    0,
  )

/** Null for lines about credit, which any reader of the payment may see. */
const moduleOf = ({ tipo }: Line): ModuleName | null => {
  if (tipo === 'A_CUENTA' || tipo === 'SALDO') return null
  return tipo === 'CARGO' ? 'CARGOS' : 'COLEGIATURAS'
}

const modulesOf = (lines: readonly Line[]): ModuleName[] => [
  ...new Set(lines.map(moduleOf).filter((module) => module !== null)),
]

export const paymentModule = (lines: readonly Line[]): ModuleName => modulesOf(lines)[0] ?? 'CARGOS'

/** A payment only on account needs just one of the two modules. */
const EITHER: readonly ModuleName[] = ['CARGOS', 'COLEGIATURAS']

/** Needs the permission for all its lines: `decisions/domain/payments#who-may`. */
export const mayHandlePayment = (
  permissions: readonly Permission[],
  conceptos: readonly Line[],
  action: ActionName,
): boolean => {
  const modules = modulesOf(conceptos)
  return modules.length > 0
    ? modules.every((module) => hasPermission(permissions, module, action))
    : EITHER.some((module) => hasPermission(permissions, module, action))
}

const MAX_PAYMENT_DAYS = 366

export const paymentDaysProblem = (desde: IsoDate, hasta: IsoDate): string | null => {
  if (!isIsoDate(desde) || !isIsoDate(hasta)) return NO_SUCH_DAY
  if (hasta < desde) return 'La fecha final no puede ser anterior a la inicial'
  return daysBetween(desde, hasta) < MAX_PAYMENT_DAYS ? null : `Elige a lo más ${MAX_PAYMENT_DAYS} días`
}

const HANDED_BACK: Record<PaymentMethod, string> = {
  EFECTIVO: 'en efectivo',
  TRANSFERENCIA: 'por transferencia',
  CHEQUE: 'en cheque',
  DEPOSITO: 'por depósito',
  TARJETA: 'a la tarjeta',
}

export const handBackText = ({
  medios,
  saldo_usado,
  a_cuenta,
}: Parts & Pick<Payment, 'a_cuenta'>): string => {
  const parts = medios.map(({ metodo_pago, monto, referencia }) => {
    const means = `${formatPesos(monto)} ${HANDED_BACK[metodo_pago]}`
    return referencia === null ? means : `${means} (${referencia})`
  })
  const last = parts.pop()
  return [
    ...(last === undefined ? [] : [`Devuelve ${[parts.join(', '), last].filter(Boolean).join(' y ')}.`]),
    ...(saldo_usado > 0 ? [`${formatPesos(saldo_usado)} vuelven al saldo a favor.`] : []),
    ...(a_cuenta > 0 ? [`${formatPesos(a_cuenta)} salen del saldo a favor.`] : []),
  ].join(' ')
}

export const meansText = (means: Payment['medios'][number]): string =>
  [`${meansLabel(means)} ${formatPesos(means.monto)}`, means.referencia].filter(Boolean).join(' · ')

export const childOfLine = (
  { alumnos }: Pick<Payment, 'alumnos'>,
  { idAlumno }: Pick<Payment['conceptos'][number], 'idAlumno'>,
): string | null => (alumnos.length > 1 ? (alumnos.find(({ id }) => id === idAlumno)?.nombre ?? null) : null)

export const cutClosed = ({ recibio, fecha }: Pick<Payment, 'recibio' | 'fecha'>): string =>
  `${recibio} ya cerró su corte del ${formatDate(fecha)}. Cancela el pago en tu propio corte.`

/** The folio in the message of a 409; null where it names no receipt. */
export const folioToCancelFirst = (message: string): string | null =>
  /cancela primero el folio (\d+)/.exec(message)?.[1] ?? null
