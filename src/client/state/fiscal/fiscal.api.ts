import { fiscalRoutes as routes } from '@contract/fiscal/fiscal.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt } from '../otherServers/lists'
import { serverMessage } from '../otherServers/answers'
import { listHook } from '../core/reads'
import { writeHook } from '../core/writes'

const fiscalApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listFiscalsOfParent: build.query(reading(routes.listOfParent, listAt('fiscales'))),
    listFiscalsOfStudent: build.query(reading(routes.listOfStudent, listAt('fiscales'))),
    createFiscalOfParent: build.mutation(writing(routes.createOfParent)),
    createFiscalOfStudent: build.mutation(writing(routes.createOfStudent)),
    updateFiscal: build.mutation(writing(routes.update)),
    deleteFiscal: build.mutation(writing(routes.delete)),
  }),
})

const SAVED = {
  failed: 'No se guardaron los datos de facturación',
  saved: serverMessage,
}
export const useCreateFiscalOfParent = writeHook(fiscalApi.endpoints.createFiscalOfParent, SAVED)
export const useCreateFiscalOfStudent = writeHook(fiscalApi.endpoints.createFiscalOfStudent, SAVED)
export const useDeleteFiscal = writeHook(fiscalApi.endpoints.deleteFiscal, {
  failed: 'No se eliminaron los datos de facturación',
  saved: serverMessage,
})
export const useUpdateFiscal = writeHook(fiscalApi.endpoints.updateFiscal, SAVED)

export const useFiscalsOfParent = listHook(fiscalApi.endpoints.listFiscalsOfParent)
export const useFiscalsOfStudent = listHook(fiscalApi.endpoints.listFiscalsOfStudent)
