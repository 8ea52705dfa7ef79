import { partialPaymentProblem } from '@contract/charges/charges.rules'
import { lineConflict } from '@contract/desk/desk.rules'
import { centavosOf, toPesos } from '@contract/domain/money'
import type { Pupil } from '@contract/students/students.schemas'
import type { WriteCall } from '../../http/call'
import { badField, conflict, notFound } from '../../shared/problem'
import type { OwedLine } from '../payments/lineBalances'
import { lastFolioOf, lockCharges, type LockedCharge } from './chargeChanges.queries'
import { balanceOf, lineOf } from './chargePayment'

interface ChosenCharge {
  charge: LockedCharge
  abono: number | undefined
  alumno: Pupil
}

/** In id order. @throws 404 a charge that no pupil of the family owes */
export const lockFamilyCharges = async (
  { db }: WriteCall,
  pupils: readonly Pupil[],
  chosen: readonly { id: number; abono?: number | undefined }[],
): Promise<ChosenCharge[]> => {
  const ids = chosen.map(({ id }) => id)
  const charges = await lockCharges(db, ids)
  return chosen.map(({ id, abono }) => {
    const charge = charges.find((each) => each.id === id)
    const alumno = pupils.find((pupil) => pupil.id === charge?.student_id)
    if (!charge || !alumno) throw notFound(`No existe el cargo ${id} en esta familia.`)
    return { charge, abono, alumno }
  })
}

/** @throws 400 an abono above the balance · 409 a charge that was paid or cancelled meanwhile */
export const composeFamilyCharges = async (
  { db }: WriteCall,
  chosen: readonly ChosenCharge[],
): Promise<OwedLine[]> => {
  const lines: OwedLine[] = []
  for (const { charge, abono, alumno } of chosen) {
    const { id, descripcion, estado } = charge
    if (estado === 'PAGADO' || estado === 'CANCELADO') {
      const folio = estado === 'PAGADO' ? await lastFolioOf(db, id) : null
      throw conflict(lineConflict(descripcion, alumno.nombre, folio))
    }
    const problem = abono === undefined ? null : partialPaymentProblem(toPesos(balanceOf(charge)), abono)
    if (problem) throw badField('lineas', `${descripcion}: ${problem}`)
    lines.push(lineOf(charge, abono === undefined ? balanceOf(charge) : centavosOf(abono)))
  }
  return lines
}
