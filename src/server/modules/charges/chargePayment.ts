import {
  balanceMessage,
  complementConflict,
  complementProblem,
  partialPaymentProblem,
  payConflict,
  type ChargeStanding,
} from '@contract/charges/charges.rules'
import type { Charge, ChargesContract } from '@contract/charges/charges.schemas'
import { centavosOf, toCentavos, toPesos, type Centavos } from '@contract/domain/money'
import { abonoConcept } from '@contract/payments/payments.rules'
import type { Payment } from '@contract/payments/payments.schemas'
import type { Tx } from '../../db/database'
import type { WriteCall } from '../../http/call'
import { assertMeans } from '../../http/ledgerAnswers'
import { assertField, badField, conflict, found } from '../../shared/problem'
import type { OwedLine } from '../payments/lineBalances'
import type { PaymentsService } from '../payments/payments.service'
import { lockCharges, type LockedCharge } from './chargeChanges.queries'
import { getCharge } from './charges.queries'

export const balanceOf = (charge: LockedCharge): Centavos =>
  charge.monto_pagar_centavos - charge.abonado_centavos

const standingOf = (charge: LockedCharge): ChargeStanding => ({
  estado: charge.estado,
  abono: toPesos(charge.abonado_centavos),
  monto_restante: toPesos(balanceOf(charge)),
})

type ConflictOf = (standing: ChargeStanding) => string | null

/** Locked until the commit. @throws 404 no such charge · 409 the conflict that `conflictOf` finds in its state */
export const lockForChange = async (db: Tx, id: number, conflictOf: ConflictOf): Promise<LockedCharge> => {
  const [locked] = await lockCharges(db, [id])
  const charge = found(locked, `No existe el cargo ${id}.`)
  const problem = conflictOf(standingOf(charge))
  if (problem) throw conflict(problem)
  return charge
}

type AbonoRule = typeof complementProblem

const UNKNOWN_BALANCE = Number.POSITIVE_INFINITY

/** Called before the charge is looked up, since 400 comes before 404 and 409. @throws 400 */
const readAbono = (rule: AbonoRule, abono: number | undefined): Centavos => {
  assertField('abono', rule(UNKNOWN_BALANCE, abono))
  return centavosOf(abono as number)
}

const readRemaining = (monto: number | undefined): Centavos | undefined => {
  if (monto === undefined) return undefined
  const centavos = toCentavos(monto)
  if (centavos === null) throw badField('monto_restante', 'Admite hasta dos decimales')
  return centavos
}

const staleBalance = (charge: LockedCharge) =>
  conflict(`El saldo cambió o no coincide. ${balanceMessage(toPesos(balanceOf(charge)))}`)

/** Against the locked balance. @throws 400 above it · 409 the client saw another balance */
const checkAbono = (
  rule: AbonoRule,
  charge: LockedCharge,
  abono: Centavos,
  remaining: Centavos | undefined,
): void => {
  const saldo = balanceOf(charge)
  const seen = remaining === undefined ? saldo : abono + remaining
  // The charge had that balance before another cashier took money: a conflict (409), not a typing error (400).
  const late = seen !== saldo && seen >= abono && seen <= charge.monto_pagar_centavos
  const problem = rule(toPesos(saldo), toPesos(abono))
  if (problem && !late) throw badField('abono', problem)
  if (seen !== saldo) throw staleBalance(charge)
}

/** A full payment leaves 0. Clients that send the balance from before it as `monto_restante` mean the same. */
const checkFull = (charge: LockedCharge, remaining: Centavos | undefined): void => {
  if (remaining !== undefined && remaining !== 0 && remaining !== balanceOf(charge))
    throw staleBalance(charge)
}

export const lineOf = (charge: LockedCharge, centavos: Centavos): OwedLine => {
  const { id: chargeId, student_id: studentId, monto_pagar_centavos: whole } = charge
  const descripcion = centavos === whole ? charge.descripcion : abonoConcept(charge.descripcion)
  return { tipo: 'CARGO', chargeId, studentId, descripcion, centavos }
}

type PayBody = ChargesContract['pay']['body']
type ComplementBody = ChargesContract['complement']['body']
interface PaidCharge {
  cargo: Charge
  pago: Payment
}

export const createChargePayment = (payments: Pick<PaymentsService, 'collect'>) => {
  const take = async (
    call: WriteCall,
    id: number,
    body: Omit<PayBody, 'id'>,
    { conflictOf, rule }: { conflictOf: ConflictOf; rule: AbonoRule | null },
  ): Promise<PaidCharge> => {
    assertMeans(body, call.today)
    const abono = rule && readAbono(rule, body.abono)
    const remaining = readRemaining(body.monto_restante)
    const charge = await lockForChange(call.db, id, conflictOf)
    if (rule && abono !== null) checkAbono(rule, charge, abono, remaining)
    else checkFull(charge, remaining)
    const line = lineOf(charge, abono ?? balanceOf(charge))
    const pago = await payments.collect(call, { lines: [line], paidWith: body })
    return { cargo: await getCharge(call, id), pago }
  }

  return {
    /** Moves money: needs an idempotency key. @throws 400 · 404 · 409 not pending, or another balance than the client saw */
    pay: (call: WriteCall, { id, ...body }: PayBody): Promise<PaidCharge> =>
      take(call, id, body, {
        conflictOf: payConflict,
        rule: body.pago_parcial ? partialPaymentProblem : null,
      }),

    complement: (call: WriteCall, { idCargo, ...body }: ComplementBody): Promise<PaidCharge> =>
      take(call, idCargo, body, { conflictOf: complementConflict, rule: complementProblem }),
  }
}
