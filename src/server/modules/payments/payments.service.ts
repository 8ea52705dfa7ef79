import type { CreditMove } from '@contract/desk/desk.schemas'
import { kindOf, meansKindProblem, ONE_KIND } from '@contract/fiscal/means.rules'
import type { Family } from '@contract/domain/family'
import { hasPermission, type ActionName } from '@contract/domain/permissions'
import { deliveredText } from '@contract/invoices/invoices.rules'
import type { CancellationCut } from '@contract/payments/payments.columns'
import {
  cutClosed,
  mayHandlePayment,
  paymentModule,
  paymentDaysProblem,
} from '@contract/payments/payments.rules'
import type {
  Payment,
  PaymentsContract,
  PaymentsPage,
  PaymentsQuery,
} from '@contract/payments/payments.schemas'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { laterPayment } from '@contract/tuition/tuition.rules'
import { creditUsedConflict, refundLabel } from '@contract/desk/desk.rules'
import type { Centavos } from '@contract/domain/money'
import type { Actor } from '../../http/actor'
import type { AnyCall, ReadCall, WriteCall } from '../../http/call'
import {
  assertField,
  badField,
  conflict,
  forbidden,
  found,
  notFound,
  type HttpProblem,
} from '../../shared/problem'
import type { Tx } from '../../db/database'
import { cancelledBy, keptReason } from '../../http/ledgerAnswers'
import { requirePupils } from '../../db/lookups'
import type { ScholarshipsService } from '../scholarships/scholarships.service'
import { clearCredited, lockTargets, moveBalances } from './balances.queries'
import { movesOf } from './lineBalances'
import {
  lockBajaCredits,
  takeBackBajaCredits,
  takenOf,
  type BajaCredit,
  giveOpeningCredit,
  type OpeningCredit,
} from './bajaCredits.queries'
import { collect } from './collect'
import * as credits from './credit.queries'
import * as lists from './paymentLists.queries'
import { pageOfPayments } from './paymentsByDay.queries'
import * as queries from './payments.queries'

const creditUsedProblem = async (tx: Tx, credit: credits.Credit): Promise<HttpProblem> => {
  const last = await credits.lastUse(tx, credit)
  return conflict(
    creditUsedConflict(last ? (last.refund ? refundLabel(last.folio) : folioLabel(last.folio)) : '—'),
  )
}

/** @param back centavos that the cancellation adds to `credit`, negative when it takes @param ahead credits that a baja made of the payment @throws 409 naming the last use */
const assertCreditUnused = async (
  tx: Tx,
  credit: credits.Credit | null,
  back: number,
  ahead: readonly BajaCredit[],
): Promise<void> => {
  if (credit && credit.saldo + back < 0) throw await creditUsedProblem(tx, credit)
  for (const { credit: of, centavos } of takenOf(ahead).values())
    if (of.saldo + (of.id === credit?.id ? back : 0) < centavos) throw await creditUsedProblem(tx, of)
}

interface Deps {
  /** `reapply` gives a reopened month its present beca: paid before the beca, it would open at its old price. */
  scholarships: Pick<ScholarshipsService, 'reapply'>
}

type MeansKindBody = PaymentsContract['setMeansKind']['body']

interface Cancellation {
  motivo: string | undefined
  corte?: CancellationCut | undefined
}

type Reader = Pick<Actor, 'permissions'>

const unknownPayment = (id: number) => `No existe el pago ${id}.`
const unknownFolio = (folio: number) => `No existe el folio ${folio}.`

const assertMay = ({ permissions }: Reader, payment: Payment, action: ActionName): Payment => {
  if (!mayHandlePayment(permissions, payment.conceptos, action)) throw forbidden()
  return payment
}

const visible = (payments: readonly Payment[], { permissions }: Reader): Payment[] =>
  payments.filter(({ conceptos }) => mayHandlePayment(permissions, conceptos, 'READ'))

/** `collect` takes money, `moveBalances` moves balances; this reads, cancels and credits (decisions/domain/payments). */
export const createPaymentsService = ({ scholarships }: Deps) => ({
  collect,

  /** @throws 403 it paid what the reader may not see · 404 */
  get: async ({ db, actor }: ReadCall, id: number): Promise<Payment> =>
    assertMay(actor, found(await lists.findPayment(db, id), unknownPayment(id)), 'READ'),

  /** @throws 403 it paid what the reader may not see · 404 */
  getByFolio: async ({ db, actor }: ReadCall, folio: number): Promise<Payment> =>
    assertMay(actor, found(await lists.findPaymentByFolio(db, folio), unknownFolio(folio)), 'READ'),

  creditOf: ({ db }: AnyCall, family: Family): Promise<Centavos> => credits.findCredit(db, family),

  creditMoves: ({ db }: AnyCall, family: Family): Promise<CreditMove[]> =>
    credits.listCreditMoves(db, family),

  /** Locked until the commit. @throws 409 its pupil was linked to a parent meanwhile */
  lockCredit: ({ db }: WriteCall, family: Family): Promise<credits.Credit> => credits.lockCredit(db, family),

  lockCreditOf: (
    { db }: WriteCall,
    of: { paymentId: number } | { refundId: number },
  ): Promise<credits.Credit | null> => credits.lockCreditOf(db, of),

  moveCredit: (call: WriteCall, credit: credits.Credit, move: credits.NewMove): Promise<void> =>
    credits.moveCredit(call, credit, move),

  /** @param ids of locked months whose payments just became credit */
  clearCredited: ({ db }: WriteCall, ids: readonly number[]): Promise<void> => clearCredited(db, ids),

  moveCreditToParent: (call: WriteCall, studentIds: readonly number[], parentId: number): Promise<number> =>
    credits.moveCreditToParent(call, studentIds, parentId),

  giveOpeningCredit: (call: WriteCall, openingId: number, given: readonly OpeningCredit[]) =>
    giveOpeningCredit(call, openingId, given),

  /** For signed links to receipts, so no permission is checked. */
  find: ({ db }: AnyCall, id: number): Promise<Payment | undefined> => lists.findPayment(db, id),

  listByStudent: async ({ db, actor }: ReadCall, id: number): Promise<Payment[]> => {
    await requirePupils(db, [id])
    return visible(await lists.listStudentPayments(db, id), actor)
  },

  listByParent: async ({ db, actor }: ReadCall, id: number): Promise<Payment[]> =>
    visible(found(await lists.listFamilyPayments(db, id), `No existe el padre ${id}.`), actor),

  /** For the family's own page: checks no permission, and leaves out payments of another parent for these pupils. */
  ofFamily: async ({ db }: AnyCall, parentId: number): Promise<Payment[]> => {
    const all = (await lists.listFamilyPayments(db, parentId)) ?? []
    return all.filter(({ padre }) => padre === null || padre.id === parentId)
  },

  /** Newest first by default, with the sums of all pages. @throws 400 backwards, or more than a year */
  listByDay: async ({ db, actor }: ReadCall, part: PaymentsQuery): Promise<PaymentsPage> => {
    assertField('hasta', paymentDaysProblem(part.desde, part.hasta))
    return pageOfPayments(db, part, {
      charges: !hasPermission(actor.permissions, 'CARGOS', 'READ'),
      tuition: !hasPermission(actor.permissions, 'COLEGIATURAS', 'READ'),
    })
  },

  /** @throws 400 not exactly one kind, no such means, or the kind of another method · 404 · 409 cancelled or delivered */
  setMeansKind: async (call: WriteCall, id: number, body: MeansKindBody): Promise<Payment> => {
    const { db, record, unchanged } = call
    const { indice = 0 } = body
    const kind = kindOf(body)
    if (Object.keys(kind).length !== 1) throw badField('tarjeta', ONE_KIND)
    const locked = found(await queries.lockPayment(db, id), unknownPayment(id))
    const stored = found(await lists.findPayment(db, id), unknownPayment(id))
    const means = stored.medios[indice]
    if (!means) throw badField('indice', `El pago tiene ${stored.medios.length} medios de pago`)
    assertField(
      kind.tarjeta ? 'tarjeta' : 'deposito',
      meansKindProblem({ metodo_pago: means.metodo_pago, ...kind }),
    )
    if (locked.cancelled_at) throw conflict(`El pago con folio ${folioLabel(locked.folio)} está cancelado.`)
    const delivered = await queries.findDelivered(db, id)
    if (delivered) throw conflict(deliveredText(locked.folio, delivered.fecha, delivered.tipo))
    if (means.tarjeta === kind.tarjeta && means.deposito === kind.deposito) {
      unchanged()
      return stored
    }
    await queries.setMeansKind(db, id, { indice, tarjeta: kind.tarjeta, deposito: kind.deposito })
    const pago = found(await lists.findPayment(db, id), unknownPayment(id))
    record('PAGO', id, stored, pago, { modulo: paymentModule(pago.conceptos) })
    return pago
  },

  /** Used credit returns, made credit goes; see `decisions/domain/payments#cancelling`. @throws 403 · 400 · 404 · 409 with the reason */
  cancel: async (call: WriteCall, paymentId: number, { motivo, corte }: Cancellation): Promise<Payment> => {
    const { db, actor } = call
    const stored = await lists.findPayment(db, paymentId)
    // 403 comes before 400.
    if (stored) assertMay(actor, stored, 'DELETE')
    const reason = keptReason(motivo)
    if (!stored) throw notFound(unknownPayment(paymentId))
    const moves = movesOf(await queries.findLines(db, paymentId), -1)
    await lockTargets(db, moves)
    const credit = await credits.lockCreditOf(db, { paymentId })
    const ahead = await lockBajaCredits(db, paymentId)
    for (const { tuition_id } of ahead) moves.tuition.delete(tuition_id)
    const inItsCut = corte === 'DE_QUIEN_COBRO' && stored.monto > 0
    if (inItsCut) await queries.lockClosings(db)
    const payment = found(await queries.lockPayment(db, paymentId), unknownPayment(paymentId))
    if (payment.cancelled_at)
      throw conflict(`El pago con folio ${folioLabel(payment.folio)} ya estaba cancelado.`)
    if (inItsCut && !(await queries.isInNoCut(db, paymentId))) throw conflict(cutClosed(stored))
    const later = await queries.findLaterPayment(db, paymentId)
    if (later) throw conflict(laterPayment(later.descripcion, later.folio))
    const back = payment.saldo_usado_centavos - payment.a_cuenta_centavos
    await assertCreditUnused(db, credit, back, ahead)
    await queries.markCancelled(db, paymentId, {
      ...cancelledBy(call, reason),
      cancelled_in_its_cut: inItsCut,
    })
    if (credit && back !== 0) {
      await credits.moveCredit(call, credit, { tipo: 'CANCELACION', centavos: back, paymentId })
    }
    await takeBackBajaCredits(call, ahead)
    await moveBalances(call, moves)
    if (moves.tuition.size > 0) await scholarships.reapply(call, [...moves.tuition.keys()])
    const cancelled = found(await lists.findPayment(db, paymentId), unknownPayment(paymentId))
    const over = { accion: 'DELETE', modulo: paymentModule(cancelled.conceptos) } as const
    call.record('PAGO', paymentId, stored, cancelled, over)
    return cancelled
  },
})
export type PaymentsService = ReturnType<typeof createPaymentsService>
