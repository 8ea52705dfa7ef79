import { serverMessage } from '../otherServers/answers'
import { writeHook } from '../core/writes'
import { schoolApi } from './school.api'

export const useUpdateSchool = writeHook(schoolApi.endpoints.updateSchool, {
  failed: 'No se guardaron los datos de la escuela',
  saved: serverMessage,
})
export const useSetSchoolImage = writeHook(schoolApi.endpoints.setSchoolImage)
export const useRemoveSchoolImage = writeHook(schoolApi.endpoints.removeSchoolImage)
