import { payerKeys } from '@contract/bank/payers.rules'
import { familyOfKey, type FamilyKey } from '@contract/domain/family'
import { formatCentavos } from '@contract/domain/money'
import type { Payment } from '@contract/payments/payments.schemas'
import { folioLabel } from '@contract/receipts/receipts.rules'
import type { WriteCall } from '../../http/call'
import { conflict, found, HttpProblem } from '../../shared/problem'
import type { PaymentsService } from '../payments/payments.service'
import { lockDeposit, toDeposit, type DepositRow } from './deposits.queries'
import { rememberPayers } from './payers.queries'
import { listRecorded } from './recordedPayments.queries'

const ALL_DAYS = { desde: '1990-01-01', hasta: '9999-12-31' }

export const UNKNOWN_DEPOSIT = 'No existe este movimiento del banco.'

const settledMessage = ({ estado, pago }: DepositRow): string => {
  if (estado === 'IGNORADO') return 'El depósito está ignorado: ponlo en espera para confirmarlo.'
  return `El depósito ya está en el folio ${folioLabel(pago?.folio ?? 0)}.`
}

export class SettledProblem extends HttpProblem {
  readonly pago: DepositRow['pago']

  constructor(deposit: DepositRow) {
    super(409, settledMessage(deposit))
    this.pago = deposit.pago
  }
}

export const lockWaiting = async (call: WriteCall, id: number): Promise<DepositRow> => {
  const deposit = found(await lockDeposit(call.db, id), UNKNOWN_DEPOSIT)
  if (deposit.estado !== 'PENDIENTE') throw new SettledProblem(deposit)
  return deposit
}

/** Remembers for this payer the family that was chosen, and as refused the proposed one if it is another. */
export const rememberPayer = async (
  call: WriteCall,
  deposit: DepositRow,
  family: FamilyKey,
  proposed: FamilyKey | null,
): Promise<void> => {
  const keys = payerKeys(toDeposit(deposit))
  if (keys.length === 0) return
  const by = { depositId: deposit.id, userId: call.actor.id, now: call.now }
  await rememberPayers(call.db, keys, familyOfKey(family), { ...by, rechazado: false })
  if (proposed !== null && proposed !== family)
    await rememberPayers(call.db, keys, familyOfKey(proposed), { ...by, rechazado: true })
}

/** @throws 404 · 409 it is cancelled, matched, not by transfer, or of another amount */
export const recordedFor = async (
  call: WriteCall,
  payments: Pick<PaymentsService, 'find'>,
  { monto_centavos }: DepositRow,
  pagoId: number,
): Promise<{ pago: Payment; family: FamilyKey }> => {
  const pago = found(await payments.find(call, pagoId), `No existe el pago ${pagoId}.`)
  const folio = folioLabel(pago.folio)
  if (pago.cancelado) throw conflict(`El pago con folio ${folio} está cancelado.`)
  const [recorded] = await listRecorded(call.db, ALL_DAYS, pagoId)
  if (!recorded)
    throw conflict(`El folio ${folio} no espera un depósito: ya tiene uno, o no es por transferencia.`)
  if (recorded.centavos !== monto_centavos) {
    const [paid, came] = [recorded.centavos, monto_centavos].map(formatCentavos)
    throw conflict(`El folio ${folio} es por ${paid} y el depósito por ${came}.`)
  }
  return { pago, family: recorded.family }
}
