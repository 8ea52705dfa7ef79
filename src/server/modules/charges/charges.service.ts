import type { Charge } from '@contract/charges/charges.schemas'
import type { ByIds } from '@contract/http/schemas'
import { namedIds } from '../../db/pages'
import type { AnyCall } from '../../http/call'
import { requirePupils } from '../../db/lookups'
import type { ConceptsService } from '../concepts/concepts.service'
import type { CyclesService } from '../cycles/cycles.service'
import type { PaymentsService } from '../payments/payments.service'
import { cancel, cancelBatch, cancelOfEnrolment, cancelOpen, lockOfPupil } from './cancelCharges'
import { createChargeConcept } from './chargeConcept'
import { createChargePayment } from './chargePayment'
import { listCancelled, listCharges, listOpenCharges } from './charges.queries'
import { createChargesByHand, createForEnrolments, createForOpening, createOfService } from './createCharges'
import { composeFamilyCharges, lockFamilyCharges } from './familyCharges'

interface Deps {
  concepts: Pick<ConceptsService, 'complete' | 'forCharging'>
  cycles: Pick<CyclesService, 'forCharging'>
  payments: Pick<PaymentsService, 'collect'>
}

const listOf =
  (filter: Pick<Charge, 'estado'> & Partial<Pick<Charge, 'tipo'>>) =>
  (call: AnyCall, asked: ByIds = {}): Promise<Charge[]> =>
    listCharges(call, { ...filter, ids: namedIds(asked) })

const lists = {
  listPending: listOf({ estado: 'PENDIENTE' }),
  listPendingEnrolment: listOf({ estado: 'PENDIENTE', tipo: 'INSCRIPCION' }),
  listCancelled,
  listPartlyPaid: listOf({ estado: 'PARCIAL' }),

  listByStudent: async (call: AnyCall, studentId: number): Promise<Charge[]> => {
    await requirePupils(call.db, [studentId])
    return listCharges(call, { studentId })
  },

  owedBy: (call: AnyCall, studentIds: readonly number[]): Promise<Charge[]> =>
    listCharges(call, { owedBy: studentIds }),

  openOf: ({ db }: AnyCall, studentIds: readonly number[]) => listOpenCharges(db, studentIds),
}

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
