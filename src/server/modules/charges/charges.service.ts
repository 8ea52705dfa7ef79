import type { Charge } from '@contract/charges/charges.schemas'
import type { PageQuery } from '@contract/http/schemas'
import type { Listed } from '../../db/pages'
import type { AnyCall } from '../../http/contractRoute'
import type { ConceptsService } from '../concepts/concepts.service'
import type { CyclesService } from '../cycles/cycles.service'
import type { PaymentsService } from '../payments/payments.service'
import { cancel, cancelBatch, cancelOfEnrolment, cancelOpen, lockOfPupil } from './cancelCharges'
import { createChargeConcept } from './chargeConcept'
import { createChargePayment } from './chargePayment'
import { listCancelled, listCharges, listOpenCharges } from './charges.queries'
import {
  createChargesByHand,
  createForEnrolments,
  createForOpening,
  createOfService,
  requireStudents,
} from './createCharges'
import { composeFamilyCharges, lockFamilyCharges } from './familyCharges'

interface Deps {
  concepts: Pick<ConceptsService, 'complete' | 'forCharging'>
  cycles: Pick<CyclesService, 'forCharging'>
  payments: Pick<PaymentsService, 'collect'>
}

const lists = {
  listPending: (call: AnyCall): Promise<Charge[]> => listCharges(call, { estado: 'PENDIENTE' }),
  listPendingEnrolment: (call: AnyCall): Promise<Charge[]> =>
    listCharges(call, { estado: 'PENDIENTE', tipo: 'INSCRIPCION' }),
  listCancelled: (call: AnyCall, part: PageQuery): Promise<Listed<Charge>> => listCancelled(call, part),
  listPartlyPaid: (call: AnyCall): Promise<Charge[]> => listCharges(call, { estado: 'PARCIAL' }),

  /** @throws 404 */
  listByStudent: async (call: AnyCall, studentId: number): Promise<Charge[]> => {
    await requireStudents(call.db, [studentId])
    return listCharges(call, { studentId })
  },

  owedBy: (call: AnyCall, studentIds: readonly number[]): Promise<Charge[]> =>
    listCharges(call, { owedBy: studentIds }),

  openOf: ({ db }: AnyCall, studentIds: readonly number[]) => listOpenCharges(db, studentIds),
}

/** Payments determine the state, nothing is deleted, every refusal names the current balance (decisions/domain/charges). */
export const createChargesService = ({ concepts, cycles, payments }: Deps) => ({
  ...lists,

  ...createChargesByHand({ concepts, cycles }),

  createForEnrolments,

  createForOpening,

  createOfService,

  ...createChargeConcept(concepts),

  ...createChargePayment(payments),

  lockFamilyCharges,

  composeFamilyCharges,

  lockOfPupil,

  cancel,

  cancelBatch,

  cancelOfEnrolment,

  cancelOpen,
})
export type ChargesService = ReturnType<typeof createChargesService>
