import { isCashDeposit } from '@contract/bank/fileRows.rules'
import { confirmProblems } from '@contract/bank/bank.rules'
import type { BankContract } from '@contract/bank/bank.schemas'
import { byKey } from '@contract/domain/byKey'
import { familyIn, familyKey, type Family } from '@contract/domain/family'
import { toPesos } from '@contract/domain/money'
import { folioLabel } from '@contract/receipts/receipts.rules'
import type { Payment } from '@contract/payments/payments.schemas'
import type { WriteCall } from '../../http/contractRoute'
import { problemOf } from '../../http/errors'
import { assertFields } from '../../http/validation'
import { HttpProblem } from '../../shared/problem'
import { createQueue } from '../../shared/queue'
import type { DepositSlipsService } from '../depositSlips/depositSlips.service'
import type { DeskService } from '../desk/desk.service'
import type { PaymentsService } from '../payments/payments.service'
import { spendOn, type DebtServices } from './familyDebts'
import { setMovement, type MovementRow } from './movements.queries'
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

export const slipOf = ({ id, monto_centavos, fecha }: MovementRow) => ({
  id,
  centavos: monto_centavos,
  fecha,
})

const REFERENCE_CHARACTERS = 60

/** The payment is found in the bank by the tracking key, else by the bank's text. */
const referenceOf = ({ id, rastreo, texto }: MovementRow): string =>
  (rastreo ?? texto).slice(0, REFERENCE_CHARACTERS).trim() || `MOVIMIENTO ${id}`

const busyProblem = (own: boolean): HttpProblem =>
  new HttpProblem(
    own ? 429 : 503,
    'Ya se están confirmando otros depósitos. Intenta de nuevo en unos segundos.',
    undefined,
    { 'retry-after': '5' },
  )

/** Milliseconds; then the remaining deposits stay pending: a proxy in front of the server gives up after a minute. */
const ANSWERS_WITHIN_MS = 40_000

const LATE = 'No alcanzó el tiempo para este depósito: confírmalo otra vez.'
const INTERRUPTED = 'Algo falló antes de este depósito: confírmalo otra vez.'

/** Each payment locks the counter of folios near its end. More at once would only wait for that counter, and other desks with them. */
const LANES = 3

const runConcurrently = async <T>(
  lanes: number,
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> => {
  const left = items.values()
  const lane = async (): Promise<void> => {
    for (const item of left) await work(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

type Outcome = { pago: Payment } | Omit<Omitted, 'id'>

const familyOf = (confirmation: Confirmation): Family => familyIn(confirmation) as Family

const refusalOf = (error: unknown): Omit<Omitted, 'id'> | null => {
  const problem = problemOf(error)
  if (!problem || problem.status >= 500) return null
  const pago = error instanceof SettledProblem ? error.pago : null
  return { motivo: problem.message, ...(pago ? { pago } : {}) }
}

/** Confirmations of one process take turns: each holds a connection while its payments use others. */
const TURNS = { atOnce: 1, ofCaller: 2, inLane: 4, within: 30_000, full: busyProblem }

export const createConfirm = (
  { charges, tuition, desk, payments, depositSlips }: ConfirmDeps,
  answersWithin = ANSWERS_WITHIN_MS,
) => {
  const turns = createQueue(TURNS)

  const pay = (call: WriteCall, movement: MovementRow, confirmation: Confirmation): Promise<Payment> => {
    const { lineas, a_cuenta = true } = confirmation
    const deposit = {
      ...familyOf(confirmation),
      medios: [
        {
          metodo_pago: isCashDeposit(movement.texto) ? ('DEPOSITO' as const) : ('TRANSFERENCIA' as const),
          monto: toPesos(movement.monto_centavos),
          referencia: referenceOf(movement),
        },
      ],
      a_cuenta,
      fecha_pago: movement.fecha,
      // One transfer is one movement: the movement's own lock keeps it from paying twice.
      confirmar_referencia: true,
    }
    return desk.collectDeposit(call, deposit, async ({ alumnos }) => {
      if (lineas) return lineas
      const { spent } = await spendOn(call, { charges, tuition }, movement, alumnos)
      return [...spent.lineas]
    })
  }

  const confirmOne = async (
    call: WriteCall,
    confirmation: Confirmation,
    proposal: NamedProposal | undefined,
  ): Promise<Payment> => {
    const movement = await lockWaiting(call, confirmation.id)
    // A pupil's family may be that of a parent, so it is looked up.
    const named = familyOf(confirmation)
    const key = familyKey(
      named.padreId === undefined ? (await desk.findFamily(call, confirmation)).family : named,
    )
    // Before the payment: after it the counter of folios is locked, and every desk waits.
    await rememberPayer(call, movement, key, proposal?.family ?? null)
    await depositSlips.endWith(call, key, slipOf(movement))
    const recorded = confirmation.lineas === undefined && proposal?.family === key ? proposal.pago : null
    const pago = recorded
      ? (await recordedFor(call, payments, movement, recorded.pagoId)).pago
      : await pay(call, movement, confirmation)
    const estado = recorded ? 'EMPAREJADO' : 'COBRADO'
    await setMovement(call.db, movement.id, { estado, payment_id: pago.id, motivo: null })
    call.record('MOVIMIENTO_BANCO', movement.id, movement, {
      ...movement,
      estado,
      pago: folioLabel(pago.folio),
    })
    return pago
  }

  /** One transaction per deposit. Errors and lack of time omit the rest, so the answer always tells which are paid. @throws 400 */
  const confirm = (call: WriteCall, { movimientos }: BankContract['confirm']['body']): Promise<Confirmed> => {
    assertFields(confirmProblems(movimientos))
    const until = performance.now() + answersWithin
    return turns.run(String(call.actor.id), async () => {
      const proposals = await proposalsNow(call, { charges, tuition })
      const done = new Map<Confirmation, Outcome>()
      let failure: unknown
      const confirmNext = async (confirmation: Confirmation): Promise<Outcome> => {
        if (failure !== undefined) return { motivo: INTERRUPTED }
        if (done.size > 0 && performance.now() > until) return { motivo: LATE }
        try {
          return {
            pago: await call.apart((own) => confirmOne(own, confirmation, proposals.get(confirmation.id))),
          }
        } catch (error) {
          const refusal = refusalOf(error)
          failure ??= refusal ? undefined : error
          return refusal ?? { motivo: INTERRUPTED }
        }
      }
      // Deposits of one family are confirmed in their order: each pays the oldest that the one before left.
      const families = byKey(movimientos, (confirmation) => familyKey(familyOf(confirmation)))
      await runConcurrently(LANES, [...families.values()], async (ofFamily) => {
        for (const confirmation of ofFamily) done.set(confirmation, await confirmNext(confirmation))
      })
      const answer: Confirmed = { cobrados: [], omitidos: [] }
      for (const confirmation of movimientos) {
        const outcome = done.get(confirmation)!
        if ('motivo' in outcome) answer.omitidos.push({ id: confirmation.id, ...outcome })
        else answer.cobrados.push({ id: confirmation.id, ...outcome })
      }
      if (failure !== undefined) {
        if (answer.cobrados.length === 0) throw failure as Error
        // Work after the commit that fails is only logged: the answer still tells which deposits are paid.
        call.afterCommit(() => Promise.reject(failure as Error))
      }
      call.unchanged()
      return answer
    })
  }

  return { confirm }
}
