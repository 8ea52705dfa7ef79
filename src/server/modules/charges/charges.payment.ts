import {
  balanceMessage,
  complementConflict,
  complementProblem,
  partialPaymentProblem,
  payConflict,
  type ChargeStanding,
} from '@contract/charges/charges.rules'
import type { Charge, ChargesContract } from '@contract/charges/charges.schemas'
import { toCentavos, toPesos } from '@contract/domain/money'
import { abonoConcept, type PaymentMeans } from '@contract/payments/payments.rules'
import type { Payment } from '@contract/payments/payments.schemas'
import type { Tx } from '../../db/database'
import type { WriteCall } from '../../http/contractRoute'
import { checkMeans } from '../../http/ledgerAnswers'
import { badField, conflict, found } from '../../http/problem'
import type { PaymentsService } from '../payments/payments.service'
import { getCharge, lockCharge } from './charges.queries'

type LockedCharge = NonNullable<Awaited<ReturnType<typeof lockCharge>>>

/** Centavos still to pay. */
const balanceOf = (charge: LockedCharge): number => charge.monto_pagar_centavos - charge.abonado_centavos

const standingOf = (charge: LockedCharge): ChargeStanding => ({
  estado: charge.estado,
  abono: toPesos(charge.abonado_centavos),
  monto_restante: toPesos(balanceOf(charge)),
})

/**
 * The charge locked until the commit, once its state allows what is about to happen.
 * @throws 404 no such charge · 409 with what the rule says
 */
export const lockForChange = async (
  db: Tx,
  id: number,
  conflictOf: (standing: ChargeStanding) => string | null,
): Promise<LockedCharge> => {
  const charge = found(await lockCharge(db, id), `No existe el cargo ${id}.`)
  const problem = conflictOf(standingOf(charge))
  if (problem) throw conflict(problem)
  return charge
}

/** The charge as the payment leaves it, and the payment. */
interface TakenPayment {
  cargo: Charge
  pago: Payment
}

type AbonoRule = typeof complementProblem

/** While no row was read: every amount may still fit. */
const UNKNOWN_BALANCE = Number.POSITIVE_INFINITY

/** Centavos of an abono that is wrong in itself, whatever the balance (400 comes before 404 and 409). */
const readAbono = (rule: AbonoRule, abono: number | undefined): number => {
  const problem = rule(UNKNOWN_BALANCE, abono)
  if (problem) throw badField('abono', problem)
  return toCentavos(abono as number) as number
}

const readRemaining = (monto: number | undefined): number | undefined => {
  if (monto === undefined) return undefined
  const centavos = toCentavos(monto)
  if (centavos === null) throw badField('monto_restante', 'Admite hasta dos decimales')
  return centavos
}

const staleBalance = (charge: LockedCharge) =>
  conflict(`El saldo cambió o no coincide. ${balanceMessage(toPesos(balanceOf(charge)))}`)

/**
 * The abono and what the client says it leaves, against the balance under the lock.
 * @throws 400 above the balance · 409 the client saw another balance
 */
const checkAbono = (rule: AbonoRule, charge: LockedCharge, abono: number, remaining: number | undefined) => {
  const saldo = balanceOf(charge)
  const seen = remaining === undefined ? saldo : abono + remaining
  // The charge may have had that balance: another cashier was faster and nobody mistyped, so it is 409 and not 400.
  const late = seen !== saldo && seen >= abono && seen <= charge.monto_pagar_centavos
  const problem = rule(toPesos(saldo), toPesos(abono))
  if (problem && !late) throw badField('abono', problem)
  if (seen !== saldo) throw staleBalance(charge)
}

/** A full payment leaves 0; clients that read `monto_restante` as the balance before it mean the same. */
const checkFull = (charge: LockedCharge, remaining: number | undefined) => {
  if (remaining !== undefined && remaining !== 0 && remaining !== balanceOf(charge))
    throw staleBalance(charge)
}

/** The two calls that take money for a charge. */
export const createChargePayment = (payments: Pick<PaymentsService, 'record'>) => {
  const take = async (call: WriteCall, charge: LockedCharge, centavos: number, means: PaymentMeans) => {
    const { id: chargeId, student_id: studentId } = charge
    const whole = centavos === charge.monto_pagar_centavos
    const descripcion = whole ? charge.descripcion : abonoConcept(charge.descripcion)
    const { metodo_pago, referencia, fecha_pago, confirmar_referencia } = means
    const recorded = await payments.record(call, {
      studentId,
      metodo_pago,
      referencia,
      fecha_pago,
      confirmar_referencia,
      lines: [{ tipo: 'CARGO', chargeId, descripcion, centavos }],
    })
    const cargo = await getCharge(call.db, chargeId)
    const { alumno, cicloEscolar } = cargo
    const about = {
      alumno,
      alumnos: [alumno],
      padre: null,
      ciclo: cicloEscolar.name,
      recibio: call.actor.name,
    }
    const pago = { ...recorded, ...about }
    call.record('PAGO', pago.id, null, pago, { modulo: 'CARGOS' })
    return { cargo, pago }
  }

  return {
    /**
     * The first payment of a pending charge, whole or in part (`pago_parcial`). Moves money: needs an idempotency key.
     * @throws 400 reference, abono · 404 no such charge · 409 not pending, or another balance than the client saw
     */
    pay: async (call: WriteCall, body: ChargesContract['pay']['body']): Promise<TakenPayment> => {
      checkMeans(body, call.today)
      const abono = body.pago_parcial ? readAbono(partialPaymentProblem, body.abono) : null
      const remaining = readRemaining(body.monto_restante)
      const charge = await lockForChange(call.db, body.id, payConflict)
      if (abono === null) checkFull(charge, remaining)
      else checkAbono(partialPaymentProblem, charge, abono, remaining)
      return take(call, charge, abono ?? balanceOf(charge), body)
    },

    /**
     * A further payment of a partly paid charge.
     * @throws as `pay`; 409 when the charge is not partly paid
     */
    complement: async (
      call: WriteCall,
      body: ChargesContract['complement']['body'],
    ): Promise<TakenPayment> => {
      checkMeans(body, call.today)
      const abono = readAbono(complementProblem, body.abono)
      const remaining = readRemaining(body.monto_restante)
      const charge = await lockForChange(call.db, body.idCargo, complementConflict)
      checkAbono(complementProblem, charge, abono, remaining)
      return take(call, charge, abono, body)
    },
  }
}
