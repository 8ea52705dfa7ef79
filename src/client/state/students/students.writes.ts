import { writeHook } from '../core/writes'
import { studentsApi } from './students.api'

export const useRegisterStudent = writeHook(studentsApi.endpoints.registerStudent, {
  failed: 'Error',
  saved: 'El Alumno se Registro Exitosamente',
})
export const useUpdateStudent = writeHook(studentsApi.endpoints.updateStudent, {
  failed: 'Error',
  saved: 'El alumno se actualizó',
})
export const useDeleteStudent = writeHook(studentsApi.endpoints.deleteStudent, {
  failed: 'No se eliminó al alumno',
  saved: 'Eliminacion Exitosa',
})
