import type { Charge } from '@contract/charges/charges.schemas'
import { creditConflict, refundLabel, refundProblems } from '@contract/desk/desk.rules'
import type { DeskChild, DeskContract, DeskFamily, Refund } from '@contract/desk/desk.schemas'
import type { IsoDate } from '@contract/domain/dates'
import type { FamilyFields } from '@contract/domain/family'
import { centavosOf, sumPesos, toPesos } from '@contract/domain/money'
import { keptReference, paymentDayProblem } from '@contract/payments/payments.rules'
import { isOverdue } from '@contract/statements/statements.rules'
import type { Pupil } from '@contract/students/students.schemas'
import { lastDayInTime } from '@contract/tuition/lateFees.rules'
import type { AnyCall, ReadCall, WriteCall } from '../../http/call'
import { assertField, conflict, found } from '../../shared/problem'
import { assertForm } from '../../http/validation'
import { cancelledBy, keptReason } from '../../http/ledgerAnswers'
import type { ChargesService } from '../charges/charges.service'
import type { FiscalService } from '../fiscal/fiscal.service'
import type { PaymentsService } from '../payments/payments.service'
import type { OwedTuition } from '../tuition/familyTuition'
import type { TuitionService } from '../tuition/tuition.service'
import { createFamilyPayment } from './familyPayment'
import * as queries from './desk.queries'
import { deskQueue } from './deskQueue'
import { findFamily } from './findFamily'

interface Deps {
  fiscal: Pick<FiscalService, 'listOfFamily'>
  charges: Pick<ChargesService, 'owedBy' | 'lockFamilyCharges' | 'composeFamilyCharges'>
  tuition: Pick<TuitionService, 'owedBy' | 'lockFamilyMonths'>
  payments: Pick<
    PaymentsService,
    'collect' | 'creditOf' | 'creditMoves' | 'lockCredit' | 'lockCreditOf' | 'moveCredit'
  >
}

const unknownRefund = (id: number) => `No existe la devolución ${id}.`

const childOf = (
  alumno: Pupil,
  charges: readonly Charge[],
  owed: OwedTuition | undefined,
  today: IsoDate,
): DeskChild => {
  const cargos = charges.filter((charge) => charge.alumno.id === alumno.id)
  const { colegiaturas = [], anuales = [] } = owed ?? {}
  const open = [
    ...cargos.map(({ fecha, monto_restante }) => ({ day: fecha, pesos: monto_restante })),
    ...colegiaturas.map(({ vencimiento, prorroga, monto, saldo = monto }) => ({
      day: lastDayInTime(vencimiento, prorroga?.hasta ?? null),
      pesos: saldo,
    })),
  ]
  return {
    alumno,
    cargos,
    colegiaturas,
    anuales,
    saldo: sumPesos(open.map(({ pesos }) => pesos)),
    vencido: sumPesos(open.filter(({ day }) => isOverdue(day, today)).map(({ pesos }) => pesos)),
    recargos: sumPesos(colegiaturas.map(({ recargo }) => recargo)),
  }
}

export const createDeskService = ({ charges, tuition, payments, fiscal }: Deps) => ({
  findFamily,

  getFamily: async (call: AnyCall, query: DeskContract['getFamily']['query']): Promise<DeskFamily> => {
    const { today } = call
    assertField('fecha_pago', paymentDayProblem(query.fecha_pago, today))
    const { family, padre, alumnos } = await findFamily(call, query)
    const ids = alumnos.map(({ id }) => id)
    const owed = ids.length === 0 ? [] : await tuition.owedBy(call, ids, query.fecha_pago ?? today)
    const cargos = ids.length === 0 ? [] : await charges.owedBy(call, ids)
    const hijos = alumnos.map((alumno) =>
      childOf(
        alumno,
        cargos,
        owed.find(({ alumnoId }) => alumnoId === alumno.id),
        today,
      ),
    )
    const recargos = sumPesos(hijos.map((child) => child.recargos))
    return {
      padre,
      saldo_favor: toPesos(await payments.creditOf(call, family)),
      vencido: sumPesos(hijos.map(({ vencido }) => vencido)),
      recargos,
      total: sumPesos([...hijos.map(({ saldo }) => saldo), recargos]),
      hijos,
      fiscales: await fiscal.listOfFamily(call, family),
    }
  },

  getCredit: async (call: ReadCall, query: FamilyFields) => {
    const { family } = await findFamily(call, query)
    return {
      saldo_favor: toPesos(await payments.creditOf(call, family)),
      movimientos: await payments.creditMoves(call, family),
      devoluciones: await queries.listRefunds(call.db, family),
    }
  },

  ...createFamilyPayment({ payments, charges, tuition, fiscal }),
  ...deskQueue,

  /** Refunds have a series of folios of their own. Moves money: needs an idempotency key. @throws 400 · 404 · 409 too little credit */
  refund: async (
    call: WriteCall,
    body: DeskContract['refund']['body'],
  ): Promise<{ devolucion: Refund; saldo_favor: number }> => {
    const { db, actor, today, now } = call
    assertForm(refundProblems(body))
    const { family } = await findFamily(call, body)
    const credit = await payments.lockCredit(call, family)
    const centavos = centavosOf(body.monto)
    if (centavos > credit.saldo) throw conflict(creditConflict(toPesos(credit.saldo)))
    const { metodo_pago, referencia, motivo } = body
    const id = await queries.insertRefund(db, {
      creditId: credit.id,
      centavos,
      metodo_pago,
      referencia: keptReference(referencia),
      motivo: motivo.trim(),
      fecha: today,
      userId: actor.id,
      now,
    })
    await payments.moveCredit(call, credit, { tipo: 'DEVOLUCION', centavos: -centavos, refundId: id })
    const devolucion = found(await queries.findRefund(db, id), unknownRefund(id))
    call.record('DEVOLUCION', id, null, devolucion)
    return { devolucion, saldo_favor: toPesos(credit.saldo - centavos) }
  },

  /** The folio stays, and the family has the credit again. @throws 400 blank reason · 404 · 409 already cancelled */
  cancelRefund: async (
    call: WriteCall,
    id: number,
    motivo: string | undefined,
  ): Promise<{ devolucion: Refund; saldo_favor: number }> => {
    const { db } = call
    const reason = keptReason(motivo)
    const stored = found(await queries.findRefund(db, id), unknownRefund(id))
    const credit = found(await payments.lockCreditOf(call, { refundId: id }), unknownRefund(id))
    const locked = found(await queries.lockRefund(db, id), unknownRefund(id))
    if (locked.cancelled_at)
      throw conflict(`La devolución con folio ${refundLabel(locked.folio)} ya estaba cancelada.`)
    await queries.markRefundCancelled(db, id, cancelledBy(call, reason))
    const centavos = locked.monto_centavos
    await payments.moveCredit(call, credit, { tipo: 'CANCELACION', centavos, refundId: id })
    const devolucion = found(await queries.findRefund(db, id), unknownRefund(id))
    call.record('DEVOLUCION', id, stored, devolucion, { accion: 'DELETE' })
    return { devolucion, saldo_favor: toPesos(credit.saldo + centavos) }
  },

  printRefund: async (call: WriteCall, id: number): Promise<{ folio: number; impresion: number }> => {
    const { db, actor, now } = call
    const { folio } = found(await queries.findRefund(db, id), unknownRefund(id))
    const impresion = await queries.recordRefundPrint(db, id, actor.id, now)
    call.record('DEVOLUCION', id, { folio, impresiones: impresion - 1 }, { impresiones: impresion })
    return { folio, impresion }
  },

  /** For the signed link to the paper, so no permission is checked. @throws 404 */
  findRefund: async ({ db }: AnyCall, id: number): Promise<Refund> =>
    found(await queries.findRefund(db, id), unknownRefund(id)),
})
export type DeskService = ReturnType<typeof createDeskService>
