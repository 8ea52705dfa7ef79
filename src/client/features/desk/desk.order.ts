import { collectProblems } from '@contract/desk/desk.rules'
import type { DeskContract } from '@contract/desk/desk.schemas'
import { onlyProblems, type Campos } from '@contract/domain/campos'
import { addDays } from '@contract/domain/dateMath'
import type { IsoDate } from '@contract/domain/dates'
import { partialPaymentProblem } from '@contract/charges/charges.rules'
import { formatPesos, subtractPesos, sumPesos } from '@contract/domain/money'
import { needsReference, referenceProblem, type PaymentMethod } from '@contract/domain/paymentMethods'
import { paymentDayProblem } from '@contract/payments/payments.rules'
import { unreadableProblem } from '../../ui/payments/paymentMeans'
import { partOf, type Cost, type Picks } from './desk.lines'
import { texts } from './desk.texts'

/** A way money is handed over; an amount left empty covers the rest. */
export interface Means {
  /** Of its fields, while the form is open. */
  id: number
  metodo_pago: PaymentMethod
  /** Of cash, what was received. */
  monto: number | null
  referencia: string
}

/** What the cashier fills in beside the picks. */
export interface PaymentValues {
  medios: readonly Means[]
  usar_saldo: boolean
  a_cuenta: boolean
  /** '' is today. */
  fecha_pago: string
  /** Why recargos are let go. */
  motivo_condonacion: string
}

export const cashMeans = (id: number): Means => ({
  ...{ id, metodo_pago: 'EFECTIVO', monto: null, referencia: '' },
})
export const emptyValues: PaymentValues = {
  ...{ medios: [cashMeans(0)], usar_saldo: false, a_cuenta: false, fecha_pago: '' },
  motivo_condonacion: '',
}

/** What the means come to, pesos. */
export interface Settlement {
  /** Of the family's credit. */
  usado: number
  /** By means, in their order: what stands in an empty one, and what is kept of it. */
  covers: readonly number[]
  kept: readonly number[]
  falta: number
  cambio: number
  /** More than is owed that is no change: it becomes credit, or is too much. */
  sobra: number
}

const least = (pesos: number): number => Math.max(0, pesos)
const amountIn = ({ monto }: Means): number => (monto === null || Number.isNaN(monto) ? 0 : monto)

/**
 * How the means cover a cost: credit first, then what was typed; the first empty amount takes the rest. What is too much of
 * cash is change, unless it stays on account.
 * @param cost pesos · @param credit pesos the family has
 */
export const settle = (cost: number, credit: number, values: PaymentValues): Settlement => {
  const { medios, a_cuenta } = values
  const usado = values.usar_saldo ? Math.min(credit, cost) : 0
  const due = subtractPesos(cost, usado)
  const typed = sumPesos(medios.map(amountIn))
  const free = medios.findIndex(({ monto }) => monto === null)
  const covers = medios.map((means, at) => (at === free ? least(subtractPesos(due, typed)) : amountIn(means)))
  const handed = sumPesos(covers)
  const tooMuch = least(subtractPesos(handed, due))
  const cash = medios.findIndex(({ metodo_pago }) => metodo_pago === 'EFECTIVO')
  const cambio = a_cuenta || due === 0 ? 0 : Math.min(tooMuch, covers[cash] ?? 0)
  return {
    ...{ usado, covers, cambio },
    kept: covers.map((pesos, at) => (at === cash ? subtractPesos(pesos, cambio) : pesos)),
    falta: least(subtractPesos(due, handed)),
    sobra: subtractPesos(tooMuch, cambio),
  }
}

/** Whether the money may have arrived on another day than today: not what is handed over at the desk. */
export const mayBackdate = ({ medios }: PaymentValues, today: IsoDate): boolean =>
  paymentDayProblem(
    addDays(today, -1),
    today,
    medios.map(({ metodo_pago }) => metodo_pago),
  ) === null

/** The day the money arrived where it is not today. */
export const moneyDay = (values: PaymentValues, today: IsoDate): IsoDate | undefined =>
  values.fecha_pago !== '' && values.fecha_pago !== today && mayBackdate(values, today)
    ? values.fecha_pago
    : undefined

/** Everything a payment is made of. */
export interface Order {
  of: { padreId: number } | { alumnoId: number }
  cost: Cost
  credit: number
  picks: Picks
  values: PaymentValues
}

/** The body of the call. */
export const bodyOf = (
  { of, cost, credit, picks, values }: Order,
  today: IsoDate,
): DeskContract['collect']['body'] => {
  const { usado, kept, sobra } = settle(cost.total, credit, values)
  const day = moneyDay(values, today)
  return {
    ...of,
    lineas: cost.lines.map((line) => {
      const part = partOf(line, picks)
      return { tipo: line.tipo, id: line.id, ...(part === line.saldo ? {} : { abono: part }) }
    }),
    ...(cost.years.length > 0
      ? { anual: cost.years.map(({ alumnoId, cicloEscolarId }) => ({ alumnoId, cicloEscolarId })) }
      : {}),
    medios: values.medios.flatMap(({ metodo_pago, referencia }, at) =>
      kept[at]! > 0
        ? [
            {
              metodo_pago,
              monto: kept[at]!,
              referencia: needsReference(metodo_pago) ? referencia.trim() : null,
            },
          ]
        : [],
    ),
    ...(usado > 0 ? { usar_saldo: usado } : {}),
    ...(values.a_cuenta && sobra > 0 ? { a_cuenta: true } : {}),
    ...(day === undefined ? {} : { fecha_pago: day }),
    ...(cost.waived.length > 0
      ? { condonar: { ids: cost.waived.map(({ id }) => id), motivo: values.motivo_condonacion.trim() } }
      : {}),
  }
}

const meansProblems = ({ medios }: PaymentValues, kept: readonly number[]): Campos =>
  Object.assign(
    {},
    ...medios.map(({ metodo_pago, monto, referencia }, at) =>
      onlyProblems({
        [`monto ${at}`]: unreadableProblem(monto),
        [`referencia ${at}`]: kept[at]! > 0 ? referenceProblem(metodo_pago, referencia) : null,
      }),
    ),
  ) as Campos

/** What is wrong, by field: those of a means carry its place, those of a line its key. */
export const orderProblems = (order: Order, today: IsoDate): Campos => {
  const { cost, credit, picks, values } = order
  const { falta, sobra, kept } = settle(cost.total, credit, values)
  const parts: Campos = onlyProblems(
    Object.fromEntries(
      cost.lines
        .filter(({ key }) => picks.abonos[key] != null)
        .map((line) => [
          line.key,
          unreadableProblem(picks.abonos[line.key]!) ??
            partialPaymentProblem(line.saldo, picks.abonos[line.key]!),
        ]),
    ),
  )
  const own = { ...parts, ...meansProblems(values, kept) }
  if (Object.keys(own).length > 0) return own
  const { lineas, ...rules } = collectProblems(bodyOf(order, today), today)
  if (lineas) return { lineas }
  if (falta > 0) return { medios: texts.short(formatPesos(falta)) }
  if (sobra > 0 && !values.a_cuenta) return { medios: texts.surplus(formatPesos(sobra)) }
  return rules
}
