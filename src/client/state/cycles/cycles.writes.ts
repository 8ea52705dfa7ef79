import { CYCLE_REGISTERED } from '@contract/domain/messages'
import { serverMessage } from '../otherServers/answers'
import { writeHook } from '../core/writes'
import { cyclesApi } from './cycles.api'

export const useUpdateCycle = writeHook(cyclesApi.endpoints.updateCycle, {
  failed: 'UPS!!',
  saved: serverMessage,
})
export const useCreateCycle = writeHook(cyclesApi.endpoints.createCycle, {
  failed: 'UPS!!',
  saved: CYCLE_REGISTERED,
})
export const useDeleteCycle = writeHook(cyclesApi.endpoints.deleteCycle, {
  failed: 'No se eliminó el ciclo',
  saved: serverMessage,
})
