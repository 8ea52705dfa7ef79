import { batchConflict, cancelConflict } from '@contract/charges/charges.rules'
import type { Charge } from '@contract/charges/charges.schemas'
import { toPesos } from '@contract/domain/money'
import type { WriteCall } from '../../http/call'
import { keptReason } from '../../http/ledgerAnswers'
import { conflict, notFound } from '../../shared/problem'
import {
  lockBatch,
  lockEnrolmentCharges,
  lockPupilCharges,
  markChargesCancelled,
} from './chargeChanges.queries'
import { lockForChange } from './chargePayment'
import { getCharge, listCharges } from './charges.queries'

const mark = ({ db, actor, now }: WriteCall, ids: readonly number[], motivo: string): Promise<unknown> =>
  markChargesCancelled(db, ids, { motivo, userId: actor.id, now })

type LockedState = Pick<Charge, 'id' | 'descripcion' | 'estado'>

const markAndRecord = async (
  call: WriteCall,
  charges: readonly LockedState[],
  motivo: string,
): Promise<void> => {
  await mark(
    call,
    charges.map(({ id }) => id),
    motivo,
  )
  for (const { id, descripcion, estado } of charges) {
    const after = { descripcion, estado: 'CANCELADO', motivo_cancelacion: motivo }
    call.record('CARGO', id, { descripcion, estado }, after, { accion: 'DELETE' })
  }
}

/** Stays visible, with the reason. @throws 400 blank reason · 404 · 409 with payments, or cancelled already */
export const cancel = async (call: WriteCall, id: number, motivo: string | undefined): Promise<Charge> => {
  const reason = keptReason(motivo)
  const before = await lockForChange(call.db, id, cancelConflict)
  await mark(call, [id], reason)
  const charge = await getCharge(call, id)
  const { estado, motivo_cancelacion } = charge
  call.record('CARGO', id, before, { estado, motivo_cancelacion }, { accion: 'DELETE' })
  return charge
}

/** Cancels all or, if one was paid, none. @throws 400 blank reason · 404 · 409 one was paid, or all are cancelled already */
export const cancelBatch = async (
  call: WriteCall,
  batchId: number,
  motivo: string | undefined,
): Promise<Charge[]> => {
  const reason = keptReason(motivo)
  const charges = await lockBatch(call.db, batchId)
  if (charges.length === 0) throw notFound(`No existe el lote de cargos ${batchId}.`)
  const refusal = batchConflict(
    charges.map((charge) => ({ ...charge, abono: toPesos(charge.abonado_centavos) })),
  )
  if (refusal) throw conflict(refusal)
  const open = charges.filter(({ estado }) => estado !== 'CANCELADO')
  await markAndRecord(call, open, reason)
  return listCharges(call, { ids: open.map(({ id }) => id) })
}

/** Cancels those without payments. */
export const cancelOfEnrolment = async (
  call: WriteCall,
  enrolmentId: number,
  motivo: string,
): Promise<void> => {
  const charges = await lockEnrolmentCharges(call.db, enrolmentId)
  const unpaid = charges.filter(({ abonado_centavos }) => abonado_centavos === 0)
  if (unpaid.length > 0) await markAndRecord(call, unpaid, motivo)
}

/** Locked until the commit, so that no desk takes money for them meanwhile. */
export const lockOfPupil = async (
  { db }: WriteCall,
  { studentId, cycleId }: { studentId: number; cycleId: number },
): Promise<void> => {
  await lockPupilCharges(db, studentId, cycleId)
}

/** The caller has locked these charges, none of which has a payment. @returns the cancelled charges, oldest first */
export const cancelOpen = async (
  call: WriteCall,
  ids: readonly number[],
  motivo: string,
): Promise<Charge[]> => {
  if (ids.length === 0) return []
  await mark(call, ids, motivo)
  const cancelled = await listCharges(call, { ids })
  for (const { id, descripcion, alumno } of cancelled) {
    const before = { descripcion, alumno, estado: 'PENDIENTE' }
    const after = { ...before, estado: 'CANCELADO', motivo_cancelacion: motivo }
    call.record('CARGO', id, before, after, { accion: 'DELETE' })
  }
  return cancelled
}
