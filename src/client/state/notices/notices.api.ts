import { NOTICE_SENT } from '@contract/domain/messages'
import { noticesRoutes as routes } from '@contract/notices/notices.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt } from '../otherServers/lists'
import { listHook } from '../core/reads'
import { writeHook } from '../core/writes'

export const noticesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listParentNotices: build.query(reading(routes.listByParent, listAt('avisos'))),
    sendNotice: build.mutation(writing(routes.send)),
  }),
})

export const useSendNotice = writeHook(noticesApi.endpoints.sendNotice, {
  failed: 'No se pudo enviar el aviso',
  saved: NOTICE_SENT,
})

export const useParentNotices = listHook(noticesApi.endpoints.listParentNotices)
