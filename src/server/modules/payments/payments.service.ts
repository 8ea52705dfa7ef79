import { cancelProblem } from '@contract/charges/charges.rules'
import type { CreditMove } from '@contract/desk/desk.schemas'
import { toPesos } from '@contract/domain/money'
import { paidBy } from '@contract/domain/paymentMethods'
import { holds, type ActionName } from '@contract/domain/permissions'
import { mayHandlePayment, paymentModule, paymentDaysProblem } from '@contract/payments/payments.rules'
import type { Payment, PaymentsPage, PaymentsQuery } from '@contract/payments/payments.schemas'
import { folioLabel } from '@contract/receipts/receipts.rules'
import type { Actor } from '../../http/actor'
import type { AnyCall, ReadCall, WriteCall } from '../../http/contractRoute'
import { badField, conflict, forbidden, found, notFound } from '../../http/problem'
import type { ScholarshipsService } from '../scholarships/scholarships.service'
import {
  condonadoOf,
  lockTargets,
  moveBalances,
  movesOf,
  sumOfKind,
  toLineRow,
  totalOf,
  withBalances,
  type Balances,
  type Moves,
  type PaymentLine,
} from './balances.queries'
import { lockBajaCredits, takeBackBajaCredits } from './bajaCredits.queries'
import { assertCreditStands } from './creditUse'
import * as credits from './credit.queries'
import type { Credit, Family, NewMove } from './credit.queries'
import { handedOver, referenceOf, type HandedOver } from './means'
import * as lists from './paymentLists.queries'
import { pageOfPayments } from './paymentsByDay.queries'
import * as queries from './payments.queries'
import { assertNewReferences } from './references.queries'

interface Deps {
  /** `reapply` lowers open months whose pupil holds a beca: one paid before the beca opens again without it. */
  scholarships: Pick<ScholarshipsService, 'reapply'>
}

export type NewPayment = HandedOver & {
  /** Null when it pays for several pupils; then `parentId` says whose family they are. */
  studentId: number | null
  parentId?: number | null
  lines: readonly PaymentLine[]
  /** The family's, locked: where lines move it. */
  credit?: Credit
  /** Why lines let recargos go. */
  waiver?: string | undefined
}

/** A new payment but for whom it is about, which the caller knows and would otherwise be read again. */
export type RecordedPayment = Omit<Payment, 'alumno' | 'alumnos' | 'ciclo' | 'recibio' | 'padre'>

type Reader = Pick<Actor, 'permissions'>

const UNKNOWN = (id: number) => `No existe el pago ${id}.`
const UNKNOWN_FOLIO = (folio: number) => `No existe el folio ${folio}.`

const assertMay = ({ permissions }: Reader, payment: Payment, action: ActionName): Payment => {
  if (!mayHandlePayment(permissions, payment.conceptos, action)) throw forbidden()
  return payment
}

/** Who moves credit, and when. */
const moverOf = ({ actor, today, now }: WriteCall) => ({ fecha: today, userId: actor.id, now })

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
 * The ledger (decisions/domain/payments): the only code that moves a balance. Its callers lock and check what they pay first, and
 * do nothing slow after `record`, because the next folio stays locked until the commit and every desk waits for it.
 */
export const createPaymentsService = ({ scholarships }: Deps) => ({
  /**
   * Writes one payment with its means and lines, moves the balances and the family's credit, and takes the next folio.
   * @throws 409 a reference of another payment, unless it is confirmed; a constraint (409) when it would overpay · Error when means
   * and lines differ, or a target does not exist
   */
  record: async (call: WriteCall, payment: NewPayment): Promise<RecordedPayment> => {
    const { db, actor, today, now } = call
    const { studentId, parentId = null, lines, credit } = payment
    const total = totalOf(lines)
    const { means, fechaPago } = handedOver(payment, total, today)
    const [aCuenta, saldoUsado] = [sumOfKind(lines, 'A_CUENTA'), sumOfKind(lines, 'SALDO')]
    const handed = means.reduce((sum, { centavos }) => sum + centavos, 0)
    if (total !== handed || total + saldoUsado <= 0) throw new Error(`${total} centavos paid by ${handed}`)
    if (aCuenta + saldoUsado > 0 && !credit) throw new Error('a payment moves a credit that nobody locked')
    await assertNewReferences(db, payment, means)
    const asked = lines.map(toLineRow)
    const moves = movesOf(asked, 1)
    const balances = await moveBalances(db, moves)
    trailOfCharges(call, moves, balances)
    const written = asked.map((line) => withBalances(line, balances, credit?.saldo ?? 0))
    const metodo_pago = paidBy(means.map((each) => each.metodo_pago))
    const referencia = referenceOf(means)
    const recargoCondonado = lines.reduce((sum, line) => sum + condonadoOf(line), 0)
    const motivoCondonacion = recargoCondonado > 0 ? (payment.waiver ?? null) : null
    const head = {
      studentId,
      parentId,
      centavos: total,
      saldoUsado,
      aCuenta,
      metodo_pago,
      referencia,
      fechaPago,
      recargoCondonado,
      motivoCondonacion,
      fecha: today,
      userId: actor.id,
      now,
    }
    const taken = await queries.insertPayment(db, head, { lines: written, means })
    const by = moverOf(call)
    if (credit && aCuenta > 0)
      await credits.moveCredit(db, credit, { tipo: 'A_CUENTA', centavos: aCuenta, paymentId: taken.id }, by)
    if (credit && saldoUsado > 0)
      await credits.moveCredit(db, credit, { tipo: 'SALDO', centavos: -saldoUsado, paymentId: taken.id }, by)
    return {
      ...taken,
      monto: toPesos(total),
      metodo_pago,
      referencia,
      medios: means.map(queries.toMeans),
      saldo_usado: toPesos(saldoUsado),
      a_cuenta: toPesos(aCuenta),
      fecha: today,
      fecha_pago: fechaPago,
      creado: now.toISOString(),
      cancelado: false,
      motivo_cancelacion: null,
      cancelado_por: null,
      fecha_cancelacion: null,
      recargo_condonado: toPesos(recargoCondonado),
      motivo_condonacion: motivoCondonacion,
      conceptos: written.map((line) => queries.toConcept(line, studentId)),
    }
  },

  /** @throws 403 it paid what the reader may not see · 404 */
  get: async ({ db, actor }: ReadCall, id: number): Promise<Payment> =>
    assertMay(actor, found(await lists.findPayment(db, id), UNKNOWN(id)), 'READ'),

  /** @throws 403 it paid what the reader may not see · 404 */
  getByFolio: async ({ db, actor }: ReadCall, folio: number): Promise<Payment> =>
    assertMay(actor, found(await lists.findPaymentByFolio(db, folio), UNKNOWN_FOLIO(folio)), 'READ'),

  /** What a family has in its favour, in centavos. */
  creditOf: ({ db }: AnyCall, family: Family): Promise<number> => credits.findCredit(db, family),

  /** What made it, newest first. */
  creditMoves: ({ db }: AnyCall, family: Family): Promise<CreditMove[]> =>
    credits.listCreditMoves(db, family),

  /** A family's credit, locked until the commit. @throws 409 its pupil got a parent meanwhile */
  lockCredit: async ({ db }: WriteCall, family: Family): Promise<Credit> => {
    const credit = await credits.lockCredit(db, family)
    if (!credit) throw conflict('La familia cambió mientras se cobraba: vuelve a abrirla.')
    return credit
  },

  /** The credit that a payment or refund moved, locked; null where it moved none. */
  lockCreditOf: (
    { db }: WriteCall,
    of: { paymentId: number } | { refundId: number },
  ): Promise<Credit | null> => credits.lockCreditOf(db, of),

  /** Moves a credit that is locked. */
  moveCredit: (call: WriteCall, credit: Credit, move: NewMove): Promise<void> =>
    credits.moveCredit(call.db, credit, move, moverOf(call)),

  /** Brings what pupils have in their own favour to the parent they got; centavos. */
  bringCredit: (call: WriteCall, studentIds: readonly number[], parentId: number): Promise<number> =>
    credits.bringCredit(call.db, studentIds, parentId, moverOf(call)),

  /** For who has asked already whether the reader may: a signed link to its receipt. */
  find: ({ db }: AnyCall, id: number): Promise<Payment | undefined> => lists.findPayment(db, id),

  /** What a pupil paid, newest first, cancelled payments among it. @throws 404 no such pupil */
  listByStudent: async ({ db, actor }: ReadCall, id: number): Promise<Payment[]> => {
    if (!(await lists.studentExists(db, id))) throw notFound(`No existe el alumno ${id}.`)
    return visible(await lists.listStudentPayments(db, id), actor)
  },

  /** What a family paid, newest first, cancelled payments among it. @throws 404 no such parent */
  listByParent: async ({ db, actor }: ReadCall, id: number): Promise<Payment[]> =>
    visible(found(await lists.listFamilyPayments(db, id), `No existe el padre ${id}.`), actor),

  /**
   * A page of the payments of the school's days, newest first where nothing else is asked for, and the sums of all of them.
   * @throws 400 backwards, or more than a year
   */
  listByDay: async ({ db, actor }: ReadCall, part: PaymentsQuery): Promise<PaymentsPage> => {
    const problem = paymentDaysProblem(part.desde, part.hasta)
    if (problem) throw badField('hasta', problem)
    return pageOfPayments(db, part, {
      charges: !holds(actor.permissions, 'CARGOS', 'READ'),
      tuition: !holds(actor.permissions, 'COLEGIATURAS', 'READ'),
    })
  },

  /**
   * Cancels a payment: its folio stays, its charges and months go back a step, and a month that was paid before a beca gets it.
   * Credit that it used comes back, and credit that it made goes, also by a baja. Balances and credit are locked before it.
   * @throws 403 it paid what the actor may not cancel · 400 blank reason · 404 no such payment · 409 already cancelled, or its
   * credit was used
   */
  cancel: async (call: WriteCall, paymentId: number, motivo: string | undefined): Promise<Payment> => {
    const { db, actor, today, now } = call
    const stored = await lists.findPayment(db, paymentId)
    // Before the reason is looked at: 403 comes before 400.
    if (stored) assertMay(actor, stored, 'DELETE')
    const problem = cancelProblem(motivo)
    if (problem) throw badField('motivo_cancelacion', problem)
    if (!stored) throw notFound(UNKNOWN(paymentId))
    const moves = movesOf(await queries.findLines(db, paymentId), -1)
    await lockTargets(db, moves)
    const credit = await credits.lockCreditOf(db, { paymentId })
    const ahead = await lockBajaCredits(db, paymentId)
    for (const { tuition_id } of ahead) moves.tuition.delete(tuition_id)
    const payment = found(await queries.lockPayment(db, paymentId), UNKNOWN(paymentId))
    if (payment.cancelled_at)
      throw conflict(`El pago con folio ${folioLabel(payment.folio)} ya estaba cancelado.`)
    const back = payment.saldo_usado_centavos - payment.a_cuenta_centavos
    await assertCreditStands(db, credit, back, ahead)
    await queries.markCancelled(db, paymentId, {
      motivo: (motivo as string).trim(),
      userId: actor.id,
      today,
      now,
    })
    if (credit && back !== 0) {
      await credits.moveCredit(db, credit, { tipo: 'CANCELACION', centavos: back, paymentId }, moverOf(call))
    }
    await takeBackBajaCredits(db, ahead, moverOf(call))
    trailOfCharges(call, moves, await moveBalances(db, moves))
    if (moves.tuition.size > 0) await scholarships.reapply(call, [...moves.tuition.keys()])
    const cancelled = found(await lists.findPayment(db, paymentId), UNKNOWN(paymentId))
    const over = { accion: 'DELETE', modulo: paymentModule(cancelled.conceptos) } as const
    call.record('PAGO', paymentId, stored, cancelled, over)
    return cancelled
  },
})
export type PaymentsService = ReturnType<typeof createPaymentsService>
