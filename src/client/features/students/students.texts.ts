/** Where the pupils are, for a breadcrumb. */
export const LIST = { label: 'Historial de alumnos', to: '/historial/alumnos' }

/** Notices are the customer's, letter by letter: `decisions/domain/text#letter-by-letter`. */
export const texts = {
  register: 'Registrar alumno',
  enrolled: 'Alumnos inscritos',
  enrol: 'Inscribir alumnos',
  see: 'Ver',
  grade: 'Grado',
  allGrades: 'Todos los grados',
  error: 'Error',
  saved: 'El Alumno se Registro Exitosamente',
  updated: 'El alumno se actualizó',
  unknown: 'No existe este alumno',
  unknownText: 'Puede que la dirección esté incompleta. Búscalo por nombre, CURP o número de control.',
  confirmCurp: 'Guardar así: la CURP se revisó con el documento',
  newPhoto: 'Foto nueva',
  unverified: 'CURP sin verificar',
  healthTitle: 'Salud',
  healthText: 'Datos sensibles de un menor: solo para quien lo atiende.',
  editHealth: 'Editar salud',
  account: 'Estado de cuenta',
  noCharges: 'Este alumno no tiene cargos.',
  noEnrolments: 'Todavía no se ha inscrito en ningún ciclo.',
  searchHint: 'Buscar por nombre, CURP o control',
  photo: 'Foto',
  health: { alergias: 'Alergia', enfermedades: 'Enfermedad' },
} as const
