import { fiscalRoutes as routes } from '@contract/fiscal/fiscal.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt } from '../core/lists'
import { listHook } from '../core/reads'

const fiscalApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listFiscalsOfParent: build.query(reading(routes.listOfParent, listAt('fiscales'))),
    /** Of a pupil without a parent. */
    listFiscalsOfStudent: build.query(reading(routes.listOfStudent, listAt('fiscales'))),
    createFiscalOfParent: build.mutation(writing(routes.createOfParent)),
    createFiscalOfStudent: build.mutation(writing(routes.createOfStudent)),
    updateFiscal: build.mutation(writing(routes.update)),
    deleteFiscal: build.mutation(writing(routes.delete)),
  }),
})

export const {
  useCreateFiscalOfParentMutation,
  useCreateFiscalOfStudentMutation,
  useUpdateFiscalMutation,
  useDeleteFiscalMutation,
} = fiscalApi

/** Whom a family may be invoiced to, the first choice first. */
export const useFiscalsOfParent = listHook(fiscalApi.endpoints.listFiscalsOfParent)
/** The same for a pupil without a parent. */
export const useFiscalsOfStudent = listHook(fiscalApi.endpoints.listFiscalsOfStudent)
