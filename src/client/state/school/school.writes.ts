import { serverMessage } from '../otherServers/answers'
import { writeHook } from '../core/writes'
import { schoolApi } from './school.api'

export const useUpdateSchool = writeHook(schoolApi.endpoints.updateSchool, {
  failed: 'No se guardaron los datos de la escuela',
  saved: serverMessage,
})
export const useReplaceSchoolImage = writeHook(schoolApi.endpoints.replaceSchoolImage)
export const useDeleteSchoolImage = writeHook(schoolApi.endpoints.deleteSchoolImage)
