import { fiscalRoutes as routes } from '@contract/fiscal/fiscal.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt } from '../core/lists'
import { listHook } from '../core/reads'

export const fiscalApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listFiscalsOfParent: build.query(reading(routes.listOfParent, listAt('fiscales'))),
    createFiscalOfParent: build.mutation(writing(routes.createOfParent)),
    updateFiscal: build.mutation(writing(routes.update)),
    deleteFiscal: build.mutation(writing(routes.delete)),
  }),
})

export const { useCreateFiscalOfParentMutation, useUpdateFiscalMutation, useDeleteFiscalMutation } = fiscalApi

/** Whom a family may be invoiced to, the first choice first. */
export const useFiscalsOfParent = listHook(fiscalApi.endpoints.listFiscalsOfParent)
