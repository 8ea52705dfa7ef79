import { chargesApi } from './charges.api'
import { charges } from './charges.slice'

const { listPendingCharges, listPendingEnrolmentCharges, listStudentCharges } = chargesApi.endpoints

export const selectPendingCharges = charges.rowsOf(listPendingCharges.select())
export const selectPendingEnrolmentCharges = charges.rowsOf(listPendingEnrolmentCharges.select())
export const selectChargeById = charges.selectById

/** Charges of one pupil. A selector per pupil, made once per page: a shared one would forget its memo at each change of pupil. */
export const makeSelectStudentCharges = (id: number) => charges.rowsOf(listStudentCharges.select({ id }))
