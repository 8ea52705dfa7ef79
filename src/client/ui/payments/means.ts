import { onlyProblems, type Campos } from '@contract/domain/campos'
import { settle, type HandedMeans } from '@contract/desk/settle.rules'
import { formatPesos } from '@contract/domain/money'
import {
  DEFAULT_PAYMENT_METHOD,
  needsReference,
  referenceProblem,
  type PaymentMethod,
} from '@contract/domain/paymentMethods'
import { kindOf, type KindOfMeans } from '@contract/fiscal/means.rules'
import type { TypedNumber } from '../fields/field'
import type { Missing } from '../forms/missing'
import { unreadableProblem } from './cost'

export interface Means extends HandedMeans, KindOfMeans {
  id: number
  referencia: string
}

export const cashMeans = (id: number): Means => ({
  id,
  metodo_pago: DEFAULT_PAYMENT_METHOD,
  monto: null,
  referencia: '',
})

export type MeansField = 'metodo_pago' | 'monto' | 'referencia'

interface MissingMeans {
  say: string
  at: number
  field: MeansField
}

const referenceMissing = (method: PaymentMethod): string =>
  method === 'TARJETA' ? 'Escribe la autorización' : 'Escribe la referencia'

const CHOOSE = 'Elige el método'
const TYPE_CASH = 'Escribe el efectivo'

const missingIn = (means: Means, kept: number): Omit<MissingMeans, 'at'> | null => {
  const { metodo_pago, monto, referencia } = means
  if (metodo_pago === null) return { say: CHOOSE, field: 'metodo_pago' }
  if (kept === 0) return null
  // Empty cash received is missing, not 0.
  if (metodo_pago === 'EFECTIVO' && monto === null) return { say: TYPE_CASH, field: 'monto' }
  if (needsReference(metodo_pago) && !referencia.trim())
    return { say: referenceMissing(metodo_pago), field: 'referencia' }
  return null
}

/** The topmost thing missing; null when nothing is. A wrong amount is not missing: a click shows its problem. @param due pesos */
export const missingMeans = (due: number, medios: readonly Means[]): MissingMeans | null => {
  const { kept, missing } = settle(due, { medios })
  for (const [at, means] of medios.entries()) {
    const found = missingIn(means, kept[at]!)
    if (found) return { ...found, at }
  }
  if (missing === 0 || medios.some(({ monto }) => Number.isNaN(monto))) return null
  return { say: `Faltan ${formatPesos(missing)}`, at: Math.max(0, medios.length - 1), field: 'monto' }
}

export const fieldOf = (field: MeansField, at: number): string => `${field} ${at}`

/** Problems by `fieldOf`. A means that pays nothing needs no reference. @param kept pesos of each means, from `settle` */
export const meansProblems = (medios: readonly Means[], kept: readonly number[]): Campos =>
  onlyProblems(
    Object.fromEntries(
      medios.flatMap(({ metodo_pago, monto, referencia }, at) => [
        [fieldOf('monto', at), unreadableProblem(monto)],
        [
          fieldOf('referencia', at),
          metodo_pago !== null && kept[at]! > 0 ? referenceProblem(metodo_pago, referencia) : null,
        ],
      ]),
    ),
  )

/** A reference or kind typed before going back to cash is not sent. */
const sentFields = (metodo_pago: PaymentMethod, referencia: string, { tarjeta, deposito }: KindOfMeans) => ({
  metodo_pago,
  referencia: needsReference(metodo_pago) ? referencia.trim() : null,
  ...kindOf({
    tarjeta: metodo_pago === 'TARJETA' ? tarjeta : null,
    deposito: metodo_pago === 'DEPOSITO' ? deposito : null,
  }),
})

export const sentMeans = (medios: readonly Means[], kept: readonly number[]) =>
  medios.flatMap(({ metodo_pago, referencia, ...kind }, at) =>
    metodo_pago !== null && kept[at]! > 0
      ? [{ ...sentFields(metodo_pago, referencia, kind), monto: kept[at]! }]
      : [],
  )

/** A payment by one means, as the customer's dialogs ask for it. */
export interface SingleMeans extends KindOfMeans {
  metodo_pago: PaymentMethod | null
  referencia: string
  /** Cash handed over: for the change only, not sent. */
  recibido: TypedNumber
}

export const emptyMeans: SingleMeans = { metodo_pago: DEFAULT_PAYMENT_METHOD, referencia: '', recibido: null }

/** For refunds, where no method is likelier. */
export const meansToChoose: SingleMeans = { ...emptyMeans, metodo_pago: null }

export const meansIn = ({ metodo_pago, referencia, recibido, tarjeta, deposito }: SingleMeans): Means => ({
  id: 0,
  metodo_pago,
  referencia,
  tarjeta,
  deposito,
  monto: metodo_pago === 'EFECTIVO' ? recibido : null,
})

const FIELD_OF = { metodo_pago: 'metodo_pago', monto: 'recibido', referencia: 'referencia' } as const

export const missingOf = (amount: number, values: SingleMeans): Missing | null => {
  const missing = missingMeans(amount, [meansIn(values)])
  return missing && { say: missing.say, name: FIELD_OF[missing.field] }
}

export const missingToGive = (amount: number, values: SingleMeans): Missing | null =>
  missingOf(amount, { ...values, recibido: amount })

const cashProblem = (amount: number, { metodo_pago, recibido }: SingleMeans): string | null => {
  if (metodo_pago !== 'EFECTIVO') return null
  if (recibido === null) return TYPE_CASH
  return unreadableProblem(recibido) ?? (recibido < amount ? 'Es menos de lo que se paga' : null)
}

export const singleMeansProblems = (amount: number, values: SingleMeans): Campos => {
  const { metodo_pago, referencia } = values
  return onlyProblems({
    metodo_pago: metodo_pago === null ? CHOOSE : null,
    recibido: cashProblem(amount, values),
    referencia: metodo_pago && referenceProblem(metodo_pago, referencia),
  })
}

/** Pesos of change; null when too little cash was handed over. */
export const changeOf = (amount: number, values: SingleMeans): number | null => {
  const { metodo_pago, recibido } = values
  const enough = metodo_pago === 'EFECTIVO' && recibido !== null && recibido >= amount
  return enough ? settle(amount, { medios: [meansIn(values)] }).change : null
}

export const meansBody = ({ metodo_pago, referencia, ...kind }: SingleMeans) =>
  sentFields(metodo_pago as PaymentMethod, referencia, kind)
