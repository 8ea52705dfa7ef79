import { createEntityTable } from '../core/entityTable'
import { chargesApi } from './charges.api'

const { endpoints } = chargesApi

export const charges = createEntityTable('charges', [
  endpoints.listPendingCharges,
  endpoints.listPendingEnrolmentCharges,
  endpoints.listPartlyPaidCharges,
  endpoints.listCancelledCharges,
  endpoints.listStudentCharges,
])
