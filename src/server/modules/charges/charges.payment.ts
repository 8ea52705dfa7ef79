import {
  balanceMessage,
  complementConflict,
  complementProblem,
  partialPaymentProblem,
  payConflict,
} from '@contract/charges/charges.rules'
import type { ChargesContract } from '@contract/charges/charges.schemas'
import type { IsoDate } from '@contract/domain/dates'
import { toCentavos, toPesos } from '@contract/domain/money'
import { referenceProblem } from '@contract/domain/paymentMethods'
import { abonoConcept, type PaymentMeans } from '@contract/payments/payments.rules'
import type { Payment } from '@contract/payments/payments.schemas'
import type { Tx } from '../../db/database'
import type { Actor } from '../../http/actor'
import { badField, conflict } from '../../http/problem'
import { getCharge } from './charges.queries'
import { balanceOf, lockForChange, type LockedCharge } from './standing'

/** The ledger as charges need it; services.ts hands it in. */
export interface Ledger {
  record(
    tx: Tx,
    actor: Pick<Actor, 'id'>,
    payment: PaymentMeans & {
      studentId: number
      lines: { tipo: 'CARGO'; chargeId: number; descripcion: string; centavos: number }[]
      today: IsoDate
      now: Date
    },
  ): Promise<Omit<Payment, 'alumno' | 'ciclo' | 'recibio'>>
}

/** Who pays, and when. */
export interface Moment {
  actor: Pick<Actor, 'id' | 'name'>
  today: IsoDate
  now: Date
}

type PayBody = ChargesContract['pay']['body']
type ComplementBody = ChargesContract['complement']['body']
type AbonoRule = typeof complementProblem

/** While no row was read: every amount may still fit. */
const UNKNOWN_BALANCE = Number.POSITIVE_INFINITY

const checkMeans = ({ metodo_pago, referencia }: PaymentMeans): void => {
  const problem = referenceProblem(metodo_pago, referencia)
  if (problem) throw badField('referencia', problem)
}

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
  // A balance that the charge may have had: another cashier was faster, nobody mistyped (DOMAIN §5, two cashiers).
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
export const createChargePayment = (ledger: Ledger) => {
  const take = async (tx: Tx, charge: LockedCharge, centavos: number, means: PaymentMeans, at: Moment) => {
    const { id: chargeId, student_id: studentId } = charge
    const whole = centavos === charge.monto_pagar_centavos
    const descripcion = whole ? charge.descripcion : abonoConcept(charge.descripcion)
    const { metodo_pago, referencia } = means
    const recorded = await ledger.record(tx, at.actor, {
      studentId,
      metodo_pago,
      referencia,
      today: at.today,
      now: at.now,
      lines: [{ tipo: 'CARGO', chargeId, descripcion, centavos }],
    })
    const message = `Pago registrado con el folio ${recorded.folio}.`
    const cargo = await getCharge(tx, chargeId)
    const about = { alumno: cargo.alumno, ciclo: cargo.cicloEscolar.name, recibio: at.actor.name }
    return { ok: true as const, message, cargo, pago: { ...recorded, ...about } }
  }

  return {
    /**
     * The first payment of a pending charge, whole or in part (`pago_parcial`). Moves money: needs an idempotency key.
     * @throws 400 reference, abono · 404 no such charge · 409 not pending, or another balance than the client saw
     */
    pay: async (tx: Tx, body: PayBody, at: Moment) => {
      checkMeans(body)
      const abono = body.pago_parcial ? readAbono(partialPaymentProblem, body.abono) : null
      const remaining = readRemaining(body.monto_restante)
      const charge = await lockForChange(tx, body.id, payConflict)
      if (abono === null) checkFull(charge, remaining)
      else checkAbono(partialPaymentProblem, charge, abono, remaining)
      return take(tx, charge, abono ?? balanceOf(charge), body, at)
    },

    /**
     * A further payment of a partly paid charge.
     * @throws as `pay`; 409 when the charge is not partly paid
     */
    complement: async (tx: Tx, body: ComplementBody, at: Moment) => {
      checkMeans(body)
      const abono = readAbono(complementProblem, body.abono)
      const remaining = readRemaining(body.monto_restante)
      const charge = await lockForChange(tx, body.idCargo, complementConflict)
      checkAbono(complementProblem, charge, abono, remaining)
      return take(tx, charge, abono, body, at)
    },
  }
}
