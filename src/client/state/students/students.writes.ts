import { STUDENT_REGISTERED } from '@contract/domain/messages'
import { serverMessage } from '../otherServers/answers'
import { writeHook } from '../core/writes'
import { studentsApi } from './students.api'

export const useCreateStudent = writeHook(studentsApi.endpoints.createStudent, {
  failed: 'Error',
  saved: STUDENT_REGISTERED,
})
export const useUpdateStudent = writeHook(studentsApi.endpoints.updateStudent, {
  failed: 'Error',
  saved: serverMessage,
})
export const useDeleteStudent = writeHook(studentsApi.endpoints.deleteStudent, {
  failed: 'No se eliminó al alumno',
  saved: serverMessage,
})
