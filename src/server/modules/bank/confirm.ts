import { isCashDeposit } from '@contract/bank/rows.rules'
import { confirmProblems } from '@contract/bank/bank.rules'
import type { BankContract } from '@contract/bank/bank.schemas'
import { spend } from '@contract/bank/debts.rules'
import { payerKeys, type FamilyKey } from '@contract/bank/payers.rules'
import { formatPesos, toPesos } from '@contract/domain/money'
import { folioLabel } from '@contract/receipts/receipts.rules'
import type { Payment } from '@contract/payments/payments.schemas'
import type { WriteCall } from '../../http/contractRoute'
import { assertFields } from '../../http/validation'
import { conflict, found, HttpProblem } from '../../shared/problem'
import type { DeskService } from '../desk/desk.service'
import type { Family } from '../payments/credit.queries'
import type { PaymentsService } from '../payments/payments.service'
import { createQueue } from '../../shared/queue'
import { listRecorded, lockMovement, rememberPayers, setMovement, type MovementRow } from './bank.queries'
import { debtsOfPupils, proposalsNow, toDeposit, type DebtServices, type NamedProposal } from './facts'

type Asked = BankContract['confirm']['body']['movimientos'][number]
type Confirmed = Omit<BankContract['confirm']['response'], 'ok' | 'message'>

export interface ConfirmDeps extends DebtServices {
  desk: Pick<DeskService, 'findFamily' | 'collectDeposit'>
  payments: Pick<PaymentsService, 'find'>
}

/** Days in which a payment is looked for when it is named: all. */
const ALL_DAYS = { desde: '1990-01-01', hasta: '9999-12-31' }

const UNKNOWN = 'No existe este movimiento del banco.'

export const familyOf = (key: FamilyKey): Family => {
  const id = Number(key.split('-')[1])
  return key.startsWith('padre') ? { parentId: id, studentId: null } : { parentId: null, studentId: id }
}

type FoundFamily = Awaited<ReturnType<ConfirmDeps['desk']['findFamily']>>

export const familyKeyOf = ({ padre, alumnos }: FoundFamily): FamilyKey =>
  padre ? `padre-${padre.id}` : `alumno-${alumnos[0]!.id}`

/** Why a movement that no longer waits cannot be confirmed. */
const settledMessage = ({ estado, pago }: MovementRow): string => {
  if (estado === 'IGNORADO') return 'El depósito está ignorado: ponlo en espera para confirmarlo.'
  return `El depósito ya está en el folio ${folioLabel(pago?.folio ?? 0)}.`
}

/** @throws 404 · 409 it waits no more */
export const lockWaiting = async (call: WriteCall, id: number): Promise<MovementRow> => {
  const movement = found(await lockMovement(call.db, id), UNKNOWN)
  if (movement.estado !== 'PENDIENTE') throw conflict(settledMessage(movement))
  return movement
}

/** Remembers the family that a deposit's payer pays for, and that another one was proposed and refused. */
export const learn = async (
  call: WriteCall,
  movement: MovementRow,
  family: FamilyKey,
  proposed: FamilyKey | null,
): Promise<void> => {
  const keys = payerKeys(toDeposit(movement))
  if (keys.length === 0) return
  const by = { movementId: movement.id, userId: call.actor.id, now: call.now }
  await rememberPayers(call.db, keys, familyOf(family), { ...by, rechazado: false })
  if (proposed !== null && proposed !== family)
    await rememberPayers(call.db, keys, familyOf(proposed), { ...by, rechazado: true })
}

const REFERENCE_CHARACTERS = 60

/** The tracking key, else the bank's text, by which the payment is found in the bank. */
const referenceOf = ({ id, rastreo, texto }: MovementRow): string =>
  (rastreo ?? texto).slice(0, REFERENCE_CHARACTERS).trim() || `MOVIMIENTO ${id}`

const busy = (own: boolean): HttpProblem =>
  new HttpProblem(
    own ? 429 : 503,
    'Ya se están confirmando otros depósitos. Intenta de nuevo en unos segundos.',
    undefined,
    { 'retry-after': '5' },
  )

/** Confirmations of one process take turns: each holds a connection while its payments use others. */
const TURNS = { atOnce: 1, ofCaller: 2, inLane: 4, within: 30_000, full: busy }

/**
 * The recorded payment that a deposit is.
 * @throws 404 · 409 it is cancelled, has a deposit, is not by transfer, or is of another amount
 */
export const recordedFor = async (
  call: WriteCall,
  payments: ConfirmDeps['payments'],
  { monto_centavos }: MovementRow,
  pagoId: number,
): Promise<{ pago: Payment; familia: FamilyKey }> => {
  const pago = found(await payments.find(call, pagoId), `No existe el pago ${pagoId}.`)
  const folio = folioLabel(pago.folio)
  if (pago.cancelado) throw conflict(`El pago con folio ${folio} está cancelado.`)
  const [recorded] = await listRecorded(call.db, ALL_DAYS, pagoId)
  if (!recorded)
    throw conflict(`El folio ${folio} no espera un depósito: ya tiene uno, o no es por transferencia.`)
  if (recorded.centavos !== monto_centavos) {
    const [paid, came] = [recorded.centavos, monto_centavos].map((each) => formatPesos(toPesos(each)))
    throw conflict(`El folio ${folio} es por ${paid} y el depósito por ${came}.`)
  }
  return { pago, familia: recorded.familia }
}

export const createConfirm = ({ charges, tuition, desk, payments }: ConfirmDeps) => {
  const turns = createQueue(TURNS)

  /** The lines that a deposit pays of a family, computed now. */
  const linesNow = async (
    call: WriteCall,
    movement: MovementRow,
    pupils: { id: number; nombre: string }[],
  ) => {
    const debtsOn = await debtsOfPupils(call, { charges, tuition }, pupils)
    return spend(movement.monto_centavos, debtsOn(movement.fecha), movement.fecha).lineas
  }

  const pay = async (
    call: WriteCall,
    movement: MovementRow,
    asked: Asked,
    key: FamilyKey,
  ): Promise<Payment> => {
    const { alumnos } = await desk.findFamily(call, asked)
    const { parentId, studentId } = familyOf(key)
    const lineas = asked.lineas ?? [...(await linesNow(call, movement, alumnos))]
    const { pago } = await desk.collectDeposit(call, {
      ...(parentId === null ? { alumnoId: studentId! } : { padreId: parentId }),
      lineas,
      medios: [
        {
          metodo_pago: isCashDeposit(movement.texto) ? 'DEPOSITO' : 'TRANSFERENCIA',
          monto: toPesos(movement.monto_centavos),
          referencia: referenceOf(movement),
        },
      ],
      a_cuenta: asked.a_cuenta ?? true,
      fecha_pago: movement.fecha,
      // One transfer is one movement: the movement's own lock keeps it from paying twice.
      confirmar_referencia: true,
    })
    return pago
  }

  /** Confirms one deposit in the call's transaction: a payment, or the recorded one that it is. */
  const confirmOne = async (
    call: WriteCall,
    asked: Asked,
    proposal: NamedProposal | undefined,
  ): Promise<Payment> => {
    const movement = await lockWaiting(call, asked.id)
    const key = familyKeyOf(await desk.findFamily(call, asked))
    const recorded = asked.lineas === undefined && proposal?.familia === key ? proposal.pago : null
    const pago = recorded
      ? (await recordedFor(call, payments, movement, recorded.pagoId)).pago
      : await pay(call, movement, asked, key)
    const estado = recorded ? 'EMPAREJADO' : 'COBRADO'
    await setMovement(call.db, movement.id, { estado, payment_id: pago.id, motivo: null })
    call.record('MOVIMIENTO_BANCO', movement.id, movement, {
      ...movement,
      estado,
      pago: folioLabel(pago.folio),
    })
    await learn(call, movement, key, proposal?.familia ?? null)
    return pago
  }

  /**
   * Confirms deposits, each in a transaction of its own: it becomes a payment whole or not at all, and one that is refused leaves
   * the others. Confirming again after a lost answer omits what is paid already.
   * @throws 400 not exactly one family for each
   */
  const confirm = async (
    call: WriteCall,
    { movimientos }: BankContract['confirm']['body'],
  ): Promise<Confirmed> => {
    assertFields(confirmProblems(movimientos))
    return turns.run(String(call.actor.id), async () => {
      const proposals = await proposalsNow(call, { charges, tuition })
      const answer: Confirmed = { cobrados: [], omitidos: [] }
      for (const asked of movimientos) {
        try {
          const pago = await call.apart((own) => confirmOne(own, asked, proposals.get(asked.id)))
          answer.cobrados.push({ id: asked.id, pago })
        } catch (error) {
          if (!(error instanceof HttpProblem)) throw error
          answer.omitidos.push({ id: asked.id, motivo: error.message })
        }
      }
      // Each payment left its own rows of the bitácora.
      call.unchanged()
      return answer
    })
  }

  return { confirm }
}
