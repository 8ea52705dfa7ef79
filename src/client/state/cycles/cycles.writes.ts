import { writeHook } from '../core/writes'
import { cyclesApi } from './cycles.api'

export const useUpdateCycle = writeHook(cyclesApi.endpoints.updateCycle, {
  failed: 'UPS!!',
  saved: 'Ciclo escolar actualizado',
})
export const useCreateCycle = writeHook(cyclesApi.endpoints.createCycle, {
  failed: 'UPS!!',
  saved: 'Ciclo Escolar Registrado Exitosamente',
})
export const useDeleteCycle = writeHook(cyclesApi.endpoints.deleteCycle, {
  failed: 'No se eliminó el ciclo',
  saved: 'Eliminacion Exitosa',
})
