import { isCashDeposit } from '@contract/bank/fileRows.rules'
import { confirmProblems } from '@contract/bank/bank.rules'
import type { BankContract } from '@contract/bank/bank.schemas'
import { byKey } from '@contract/domain/byKey'
import { familyOfFields, familyKey, type Family } from '@contract/domain/family'
import { toPesos } from '@contract/domain/money'
import { folioLabel } from '@contract/receipts/receipts.rules'
import type { Payment } from '@contract/payments/payments.schemas'
import type { WriteCall } from '../../http/call'
import { serviceProblem } from '../../http/errors'
import { assertFields } from '../../http/validation'
import { atMost } from '../../shared/atMost'
import { type HttpProblem, tryAgain } from '../../shared/problem'
import { createQueue } from '../../shared/queue'
import type { DepositSlipsService } from '../depositSlips/depositSlips.service'
import type { DeskService } from '../desk/desk.service'
import type { PaymentsService } from '../payments/payments.service'
import { spendOn, type DebtServices } from './familyDebts'
import { updateDeposit, type DepositRow } from './deposits.queries'
import { proposalsNow, type NamedProposal } from './proposals'
import { rememberPayer, lockWaiting, recordedFor, SettledProblem } from './waitingDeposit'

type Confirmation = BankContract['confirm']['body']['movimientos'][number]
type Omitted = BankContract['confirm']['response']['omitidos'][number]
type Confirmed = Omit<BankContract['confirm']['response'], 'ok' | 'message'>

export interface ConfirmDeps extends DebtServices {
  desk: Pick<DeskService, 'findFamily' | 'collectDeposit'>
  payments: Pick<PaymentsService, 'find'>
  depositSlips: Pick<DepositSlipsService, 'endWith' | 'list'>
}

export const depositFacts = ({ id, monto_centavos, fecha }: DepositRow) => ({
  id,
  centavos: monto_centavos,
  fecha,
})

const REFERENCE_CHARACTERS = 60

/** By this the payment is found at the bank: tracking key, else the bank's text. */
const referenceOf = ({ id, rastreo, texto }: DepositRow): string =>
  (rastreo ?? texto).slice(0, REFERENCE_CHARACTERS).trim() || `MOVIMIENTO ${id}`

const busyProblem = (own: boolean): HttpProblem =>
  tryAgain(own ? 429 : 503, 'Ya se están confirmando otros depósitos. Intenta de nuevo en unos segundos.', 5)

/** Milliseconds; then the remaining deposits stay pending: a proxy in front of the server gives up after a minute. */
const ANSWERS_WITHIN_MS = 40_000

const LATE = 'No alcanzó el tiempo para este depósito: confírmalo otra vez.'
const INTERRUPTED = 'Algo falló antes de este depósito: confírmalo otra vez.'

/** Payments at once. Each ends by locking the counter of folios: more would only queue there, and make other desks wait. */
const AT_ONCE = 3

type Outcome = { pago: Payment } | Omit<Omitted, 'id'>

const chosenFamily = (confirmation: Confirmation): Family => familyOfFields(confirmation) as Family

const refusalOf = (error: unknown): Omit<Omitted, 'id'> | null => {
  const problem = serviceProblem(error)
  if (!problem || problem.status >= 500) return null
  const pago = error instanceof SettledProblem ? error.pago : null
  return { motivo: problem.message, ...(pago ? { pago } : {}) }
}

const answerOf = (
  movimientos: readonly Confirmation[],
  done: ReadonlyMap<Confirmation, Outcome>,
): Confirmed => {
  const answer: Confirmed = { cobrados: [], omitidos: [] }
  for (const confirmation of movimientos) {
    const { id } = confirmation
    const outcome = done.get(confirmation) ?? { motivo: INTERRUPTED }
    if ('motivo' in outcome) answer.omitidos.push({ id, ...outcome })
    else answer.cobrados.push({ id, ...outcome })
  }
  return answer
}

/** Confirmations of one process take turns, since each holds a connection while its payments use others. */
const CONFIRM_QUEUE = { atOnce: 1, ofCaller: 2, inLane: 4, within: 30_000, full: busyProblem }

export const createConfirm = (
  { charges, tuition, desk, payments, depositSlips }: ConfirmDeps,
  answersWithin = ANSWERS_WITHIN_MS,
) => {
  const queue = createQueue(CONFIRM_QUEUE)

  const pay = (call: WriteCall, deposit: DepositRow, confirmation: Confirmation): Promise<Payment> => {
    const { lineas, a_cuenta = true } = confirmation
    const body = {
      ...chosenFamily(confirmation),
      medios: [
        {
          metodo_pago: isCashDeposit(deposit.texto) ? ('DEPOSITO' as const) : ('TRANSFERENCIA' as const),
          monto: toPesos(deposit.monto_centavos),
          referencia: referenceOf(deposit),
        },
      ],
      a_cuenta,
      // The same transfer cannot be entered twice: the deposit itself is locked.
      confirmar_referencia: true,
    }
    return desk.collectDeposit(call, body, {
      day: deposit.fecha,
      linesOf: async ({ alumnos }) => {
        if (lineas) return lineas
        const { spent } = await spendOn(call, { charges, tuition }, deposit, alumnos)
        return [...spent.lineas]
      },
    })
  }

  const confirmOne = async (
    call: WriteCall,
    confirmation: Confirmation,
    proposal: NamedProposal | undefined,
  ): Promise<Payment> => {
    const deposit = await lockWaiting(call, confirmation.id)
    // A pupil may have got a parent since, whose family counts.
    const chosen = chosenFamily(confirmation)
    const key = familyKey(
      chosen.padreId === undefined ? (await desk.findFamily(call, confirmation)).family : chosen,
    )
    // Before the payment, after which the counter of folios is locked and every desk waits.
    await rememberPayer(call, deposit, key, proposal?.family ?? null)
    await depositSlips.endWith(call, key, depositFacts(deposit))
    const recorded = confirmation.lineas === undefined && proposal?.family === key ? proposal.pago : null
    const pago = recorded
      ? (await recordedFor(call, payments, deposit, recorded.pagoId)).pago
      : await pay(call, deposit, confirmation)
    const estado = recorded ? 'EMPAREJADO' : 'COBRADO'
    await updateDeposit(call.db, deposit.id, { estado, payment_id: pago.id, motivo: null })
    call.record('MOVIMIENTO_BANCO', deposit.id, deposit, {
      ...deposit,
      estado,
      pago: folioLabel(pago.folio),
    })
    return pago
  }

  /** In its own transaction. @throws what is no refusal */
  const confirmAlone = async (
    call: WriteCall,
    confirmation: Confirmation,
    proposal: NamedProposal | undefined,
  ): Promise<Outcome> => {
    try {
      return { pago: await call.inOwnTransaction((own) => confirmOne(own, confirmation, proposal)) }
    } catch (error) {
      const refusal = refusalOf(error)
      if (!refusal) throw error
      return refusal
    }
  }

  /** A refused deposit stops no other. After an unexpected error or at the time limit the rest is left out, so the answer always tells which are paid. @throws 400 */
  const confirm = (call: WriteCall, { movimientos }: BankContract['confirm']['body']): Promise<Confirmed> => {
    assertFields(confirmProblems(movimientos))
    const until = performance.now() + answersWithin
    return queue.run(String(call.actor.id), async () => {
      const proposals = await proposalsNow(call, { charges, tuition })
      const done = new Map<Confirmation, Outcome>()
      const failures: unknown[] = []
      // Deposits of one family in their order: each pays the oldest debts that the one before left.
      const families = byKey(movimientos, (confirmation) => familyKey(chosenFamily(confirmation)))
      const confirmFamily = async (ofFamily: readonly Confirmation[]): Promise<void> => {
        for (const confirmation of ofFamily) {
          if (failures.length > 0) return
          const isLate = done.size > 0 && performance.now() > until
          try {
            const proposal = proposals.get(confirmation.id)
            done.set(
              confirmation,
              isLate ? { motivo: LATE } : await confirmAlone(call, confirmation, proposal),
            )
          } catch (error) {
            // Here, before this family's place is another's: that one would still be charged.
            failures.push(error)
          }
        }
      }
      const inTurn = atMost(AT_ONCE)
      await Promise.all([...families.values()].map((ofFamily) => inTurn(() => confirmFamily(ofFamily))))
      const answer = answerOf(movimientos, done)
      if (failures.length > 0) {
        if (answer.cobrados.length === 0) throw failures[0] as Error
        // Logged alone: the answer still tells which deposits are paid.
        call.logError(failures[0])
      }
      call.unchanged()
      return answer
    })
  }

  return { confirm }
}
