import { cancelProblem } from '@contract/charges/charges.rules'
import { toPesos } from '@contract/domain/money'
import { holds, type ActionName } from '@contract/domain/permissions'
import {
  keptReference,
  mayHandlePayment,
  paymentModule,
  paymentDaysProblem,
  type PaymentMeans,
} from '@contract/payments/payments.rules'
import type { Payment, PaymentsPage, PaymentsQuery } from '@contract/payments/payments.schemas'
import type { Actor } from '../../http/actor'
import type { AnyCall, ReadCall, WriteCall } from '../../http/contractRoute'
import { badField, conflict, forbidden, found, notFound } from '../../http/problem'
import type { ScholarshipsService } from '../scholarships/scholarships.service'
import {
  lockTargets,
  moveBalances,
  movesOf,
  toLineRow,
  totalOf,
  withBalances,
  type Balances,
  type Moves,
  type PaymentLine,
} from './balances.queries'
import * as queries from './payments.queries'

interface Deps {
  /** `reapply` lowers open months whose pupil holds a beca: one paid before the beca opens again without it. */
  scholarships: Pick<ScholarshipsService, 'reapply'>
}

export interface NewPayment extends PaymentMeans {
  studentId: number
  lines: readonly PaymentLine[]
  /** Centavos that were due and not charged, and why. */
  waived?: { centavos: number; motivo: string }
}

/** A new payment but for whom it is about, which the caller knows and would otherwise be read again. */
export type RecordedPayment = Omit<Payment, 'alumno' | 'ciclo' | 'recibio'>

type Reader = Pick<Actor, 'permissions'>

const UNKNOWN = (id: number) => `No existe el pago ${id}.`

const assertMay = ({ permissions }: Reader, payment: Payment, action: ActionName): Payment => {
  if (!mayHandlePayment(permissions, payment.conceptos, action)) throw forbidden()
  return payment
}

/** Lists leave out what the reader may not see: each payment is seen by the permission of what it paid. */
const visible = (payments: readonly Payment[], { permissions }: Reader): Payment[] =>
  payments.filter(({ conceptos }) => mayHandlePayment(permissions, conceptos, 'READ'))

const stateOf = (abonado: number, monto: number): string => {
  if (abonado === monto) return 'PAGADO'
  return abonado > 0 ? 'PARCIAL' : 'PENDIENTE'
}

/** What the money did to its charges, for the bitácora of each. */
const trailOfCharges = ({ record }: WriteCall, { charges: moves }: Moves, { charges }: Balances): void => {
  for (const [id, { descripcion, monto, abonado }] of charges) {
    const before = abonado - (moves.get(id) ?? 0)
    const told = (centavos: number) => ({ abono: toPesos(centavos), estado: stateOf(centavos, monto) })
    record('CARGO', id, { descripcion, ...told(before) }, told(abonado))
  }
}

/**
 * The ledger (decisions/domain/payments): the only code that moves a balance. Who calls has locked the charges or months it pays, has asked
 * whether they may be paid, and does nothing slow after `record`: the folio is taken last and stays locked until the commit.
 */
export const createPaymentsService = ({ scholarships }: Deps) => ({
  /**
   * Writes one payment with its lines, moves the balances and takes the next folio.
   * @throws Error when the total is not above 0 or a target does not exist; a constraint (409) when it would overpay
   */
  record: async (call: WriteCall, payment: NewPayment): Promise<RecordedPayment> => {
    const { db, actor, today, now } = call
    const { studentId, lines, metodo_pago, waived } = payment
    const total = totalOf(lines)
    if (!(total > 0)) throw new Error(`a payment of ${total} centavos`)
    const asked = lines.map(toLineRow)
    const moves = movesOf(asked, 1)
    const balances = await moveBalances(db, moves)
    trailOfCharges(call, moves, balances)
    const written = asked.map((line) => withBalances(line, balances))
    const referencia = keptReference(payment.referencia)
    const [recargoCondonado, motivoCondonacion] = [waived?.centavos ?? 0, waived?.motivo ?? null]
    const head = { studentId, centavos: total, metodo_pago, referencia, recargoCondonado, motivoCondonacion }
    const taken = await queries.insertPayment(db, { ...head, fecha: today, userId: actor.id, now }, written)
    return {
      ...taken,
      monto: toPesos(total),
      metodo_pago,
      referencia,
      fecha: today,
      creado: now.toISOString(),
      cancelado: false,
      motivo_cancelacion: null,
      cancelado_por: null,
      fecha_cancelacion: null,
      recargo_condonado: toPesos(recargoCondonado),
      motivo_condonacion: motivoCondonacion,
      conceptos: written.map(queries.toConcept),
    }
  },

  /** @throws 403 it paid what the reader may not see · 404 */
  get: async ({ db, actor }: ReadCall, id: number): Promise<Payment> =>
    assertMay(actor, found(await queries.findPayment(db, id), UNKNOWN(id)), 'READ'),

  /** For who has asked already whether the reader may: a signed link to its receipt. */
  find: ({ db }: AnyCall, id: number): Promise<Payment | undefined> => queries.findPayment(db, id),

  /** What a pupil paid, newest first, cancelled payments among it. @throws 404 no such pupil */
  listByStudent: async ({ db, actor }: ReadCall, id: number): Promise<Payment[]> => {
    if (!(await queries.studentExists(db, id))) throw notFound(`No existe el alumno ${id}.`)
    return visible(await queries.listStudentPayments(db, id), actor)
  },

  /**
   * A page of the payments of the school's days, newest first where nothing else is asked for, and the sums of all of them.
   * @throws 400 backwards, or more than a year
   */
  listByDay: async ({ db, actor }: ReadCall, part: PaymentsQuery): Promise<PaymentsPage> => {
    const problem = paymentDaysProblem(part.desde, part.hasta)
    if (problem) throw badField('hasta', problem)
    return queries.pageOfPayments(db, part, {
      charges: !holds(actor.permissions, 'CARGOS', 'READ'),
      tuition: !holds(actor.permissions, 'COLEGIATURAS', 'READ'),
    })
  },

  /**
   * Cancels a payment: its folio stays, its charges and months go back a step, and a month that was paid before a beca gets it.
   * Balances are locked before the payment, in the order in which a payment takes them.
   * @throws 403 it paid what the actor may not cancel · 400 blank reason · 404 no such payment · 409 already cancelled
   */
  cancel: async (call: WriteCall, paymentId: number, motivo: string | undefined): Promise<Payment> => {
    const { db, actor, today, now } = call
    const stored = await queries.findPayment(db, paymentId)
    // Before the reason is looked at: 403 comes before 400.
    if (stored) assertMay(actor, stored, 'DELETE')
    const problem = cancelProblem(motivo)
    if (problem) throw badField('motivo_cancelacion', problem)
    if (!stored) throw notFound(UNKNOWN(paymentId))
    const moves = movesOf(await queries.findLines(db, paymentId), -1)
    await lockTargets(db, moves)
    const payment = found(await queries.lockPayment(db, paymentId), UNKNOWN(paymentId))
    if (payment.cancelled_at) throw conflict(`El pago con folio ${payment.folio} ya estaba cancelado.`)
    await queries.markCancelled(db, paymentId, {
      motivo: (motivo as string).trim(),
      userId: actor.id,
      today,
      now,
    })
    trailOfCharges(call, moves, await moveBalances(db, moves))
    if (moves.tuition.size > 0) await scholarships.reapply(call, [...moves.tuition.keys()])
    const cancelled = found(await queries.findPayment(db, paymentId), UNKNOWN(paymentId))
    const over = { accion: 'DELETE', modulo: paymentModule(cancelled.conceptos) } as const
    call.record('PAGO', paymentId, stored, cancelled, over)
    return cancelled
  },
})
export type PaymentsService = ReturnType<typeof createPaymentsService>
