import { spend, type Debt, type Spent } from '@contract/bank/debts.rules'
import { byKey } from '@contract/domain/byKey'
import type { IsoDate } from '@contract/domain/dates'
import { centavosOf } from '@contract/domain/money'
import type { OwedMonth } from '@contract/desk/desk.schemas'
import { lastDayInTime } from '@contract/tuition/lateFees.rules'
import type { AnyCall } from '../../http/call'
import type { OpenCharge } from '../charges/charges.queries'
import type { ChargesService } from '../charges/charges.service'
import type { TuitionService } from '../tuition/tuition.service'
import type { DepositRow } from './deposits.queries'

export interface DebtServices {
  charges: Pick<ChargesService, 'openOf'>
  tuition: Pick<TuitionService, 'openOf'>
}

export type NamedPupil = Debt['alumno']

const ofCharge = (alumno: NamedPupil, { id, descripcion, fecha, saldo }: OpenCharge): Debt => ({
  tipo: 'CARGO',
  id,
  alumno,
  descripcion,
  vence: fecha,
  saldo,
  recargo: 0,
  prontoPago: 0,
})

const ofMonth = (alumno: NamedPupil, month: OwedMonth): Debt => ({
  tipo: 'COLEGIATURA',
  id: month.id,
  alumno,
  descripcion: month.descripcion,
  vence: lastDayInTime(month.vencimiento, month.prorroga?.hasta),
  saldo: centavosOf(month.saldo ?? month.monto),
  recargo: centavosOf(month.recargo),
  prontoPago: centavosOf(month.pronto_pago ?? 0),
})

export const debtsOfPupils = async (
  call: AnyCall,
  { charges, tuition }: DebtServices,
  pupils: readonly NamedPupil[],
): Promise<(pupil: NamedPupil, day: IsoDate) => Debt[]> => {
  const ids = pupils.map(({ id }) => id)
  if (ids.length === 0) return () => []
  const open = byKey(await charges.openOf(call, ids), ({ studentId }) => studentId)
  const { monthsOn } = await tuition.openOf(call, ids)
  const ofCharges = new Map(
    pupils.map((pupil) => [pupil.id, (open.get(pupil.id) ?? []).map((charge) => ofCharge(pupil, charge))]),
  )
  const ofMonths = new WeakMap<OwedMonth, Debt>()
  const monthOf = (pupil: NamedPupil, month: OwedMonth): Debt => {
    const debt = ofMonths.get(month) ?? ofMonth(pupil, month)
    ofMonths.set(month, debt)
    return debt
  }
  return (pupil, day) => [
    ...(ofCharges.get(pupil.id) ?? []),
    ...monthsOn(pupil.id, day).map((month) => monthOf(pupil, month)),
  ]
}

export const spendOn = async (
  call: AnyCall,
  services: DebtServices,
  { fecha, monto_centavos }: Pick<DepositRow, 'fecha' | 'monto_centavos'>,
  pupils: readonly NamedPupil[],
): Promise<{ spent: Spent; debts: readonly Debt[] }> => {
  const debtsOn = await debtsOfPupils(call, services, pupils)
  const debts = pupils.flatMap((pupil) => debtsOn(pupil, fecha))
  return { spent: spend(monto_centavos, debts, fecha), debts }
}
