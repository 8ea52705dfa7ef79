import { collectProblems, FAMILY_CHANGED, mayCollect } from '@contract/desk/desk.rules'
import type { CollectBody } from '@contract/desk/desk.schemas'
import type { IsoDate } from '@contract/domain/dates'
import { familyKey, type Family, type FamilyFields } from '@contract/domain/family'
import { toPesos } from '@contract/domain/money'
import type { Payment } from '@contract/payments/payments.schemas'
import type { WriteCall } from '../../http/call'
import { conflict, forbidden, notFound } from '../../shared/problem'
import { assertForm } from '../../http/validation'
import type { ChargesService } from '../charges/charges.service'
import type { OwedLine } from '../payments/lineBalances'
import type { FiscalService } from '../fiscal/fiscal.service'
import type { PaymentsService } from '../payments/payments.service'
import type { TuitionService } from '../tuition/tuition.service'
import { shareFamilyRow, type FamilyMembers } from './desk.queries'
import { findFamily } from './findFamily'

interface Deps {
  fiscal: Pick<FiscalService, 'listOfFamily'>
  payments: Pick<PaymentsService, 'collect' | 'creditOf'>
  charges: Pick<ChargesService, 'lockFamilyCharges' | 'composeFamilyCharges'>
  tuition: Pick<TuitionService, 'lockFamilyMonths'>
}

export const createFamilyPayment = ({ payments, charges, tuition, fiscal }: Deps) => {
  /** Locks, then reads again, so the family does not pay for a child that left meanwhile. @throws 404 · 409 another parent was linked */
  const lockFamily = async (call: WriteCall, of: FamilyFields): Promise<FamilyMembers> => {
    const before = await findFamily(call, of)
    await shareFamilyRow(call.db, before.family)
    const now = await findFamily(call, of)
    if (familyKey(now.family) !== familyKey(before.family)) throw conflict(FAMILY_CHANGED)
    return now
  }

  const lockLines = async (
    call: WriteCall,
    { alumnos }: FamilyMembers,
    { lineas, anual = [], fecha_pago, condonar }: CollectBody,
  ): Promise<OwedLine[]> => {
    const studentIds = alumnos.map(({ id }) => id)
    const cargos = lineas.filter(({ tipo }) => tipo === 'CARGO')
    const locked = await charges.lockFamilyCharges(call, alumnos, cargos)
    const months = await tuition.lockFamilyMonths(call, {
      studentIds,
      chosen: lineas.filter(({ tipo }) => tipo === 'COLEGIATURA'),
      years: anual,
      day: fecha_pago ?? call.today,
      condonar,
    })
    const lines = [...(await charges.composeFamilyCharges(call, locked)), ...months]
    return studentIds.flatMap((id) => lines.filter(({ studentId }) => studentId === id))
  }

  const assertOwnFiscal = async (
    call: WriteCall,
    family: Family,
    fiscalId: number | null | undefined,
  ): Promise<void> => {
    if (fiscalId == null) return
    const own = await fiscal.listOfFamily(call, family)
    if (!own.some(({ id }) => id === fiscalId))
      throw notFound(`La familia no tiene los datos de facturación ${fiscalId}.`)
  }

  const take = async (call: WriteCall, body: CollectBody, members: FamilyMembers): Promise<Payment> => {
    const { family } = members
    await assertOwnFiscal(call, family, body.fiscalId)
    const lines = await lockLines(call, members, body)
    return payments.collect(call, {
      lines,
      paidWith: body,
      family,
      waiver: body.condonar?.motivo?.trim(),
      fiscalId: body.fiscalId,
    })
  }

  const assertMay = ({ actor }: WriteCall, body: CollectBody): void => {
    if (!mayCollect(actor.permissions, body)) throw forbidden()
  }

  return {
    /** Needs an idempotency key. @throws 400 · 403 what lines or waiver need · 404 · 409 another total, a paid line, too little credit */
    collect: async (call: WriteCall, body: CollectBody): Promise<{ pago: Payment; saldo_favor: number }> => {
      assertForm(collectProblems(body, call.today))
      assertMay(call, body)
      const members = await lockFamily(call, body)
      const pago = await take(call, body, members)
      return { pago, saldo_favor: toPesos(await payments.creditOf(call, members.family)) }
    },

    /** @param day as the bank says, however long ago: no rule limits it @param linesOf what it pays, asked once the family is locked */
    collectDeposit: async (
      call: WriteCall,
      deposit: Omit<CollectBody, 'lineas' | 'fecha_pago'>,
      { day, linesOf }: { day: IsoDate; linesOf: (of: FamilyMembers) => Promise<CollectBody['lineas']> },
    ): Promise<Payment> => {
      const members = await lockFamily(call, deposit)
      const body = { ...deposit, lineas: await linesOf(members) }
      assertForm(collectProblems(body, call.today))
      assertMay(call, body)
      return take(call, { ...body, fecha_pago: day }, members)
    },
  }
}
