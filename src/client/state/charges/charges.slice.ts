import { createEntityTable } from '../core/entityTable'
import { chargesApi } from './charges.api'

const { listPendingCharges, listPendingEnrolmentCharges, listStudentCharges } = chargesApi.endpoints

export const charges = createEntityTable('charges', [
  listPendingCharges,
  listPendingEnrolmentCharges,
  listStudentCharges,
])
