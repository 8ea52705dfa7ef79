import { fiscalRoutes as routes } from '@contract/fiscal/fiscal.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt } from '../otherServers/lists'
import { serverMessage } from '../otherServers/answers'
import { listHook } from '../core/reads'
import { writeHook } from '../core/writes'

const fiscalApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listParentFiscals: build.query(reading(routes.listByParent, listAt('fiscales'))),
    listStudentFiscals: build.query(reading(routes.listByStudent, listAt('fiscales'))),
    createParentFiscal: build.mutation(writing(routes.createForParent)),
    createStudentFiscal: build.mutation(writing(routes.createForStudent)),
    updateFiscal: build.mutation(writing(routes.update)),
    deleteFiscal: build.mutation(writing(routes.delete)),
  }),
})

const SAVED = {
  failed: 'No se guardaron los datos de facturación',
  saved: serverMessage,
}
export const useCreateParentFiscal = writeHook(fiscalApi.endpoints.createParentFiscal, SAVED)
export const useCreateStudentFiscal = writeHook(fiscalApi.endpoints.createStudentFiscal, SAVED)
export const useDeleteFiscal = writeHook(fiscalApi.endpoints.deleteFiscal, {
  failed: 'No se eliminaron los datos de facturación',
  saved: serverMessage,
})
export const useUpdateFiscal = writeHook(fiscalApi.endpoints.updateFiscal, SAVED)

export const useParentFiscals = listHook(fiscalApi.endpoints.listParentFiscals)
export const useStudentFiscals = listHook(fiscalApi.endpoints.listStudentFiscals)
