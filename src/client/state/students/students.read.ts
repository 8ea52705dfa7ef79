import type { Student } from '@contract/students/students.schemas'

/** A pupil of any server: what the school's existing one does not send is empty, never missing. */
export const readStudent = (row: Partial<Student> & Pick<Student, 'id'>): Student => ({
  nombre: '',
  nombres: null,
  paterno: null,
  materno: null,
  curp: '',
  curp_verificada: true,
  numero_control: '',
  fecha_nacimiento: '',
  urlFoto: null,
  urlMiniatura: null,
  grado: null,
  grupo: null,
  padre: null,
  ...row,
  becas: row.becas ?? [],
})
