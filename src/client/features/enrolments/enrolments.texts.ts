/** Where a grade is chosen. */
export const MENU = { label: 'Inscripciones', to: '/menu/inscripciones' }

export const texts = {
  menuText: '¿En qué nivel se inscriben?',
  enrolled: (count: number) => (count === 1 ? '1 inscrito' : `${count} inscritos`),
  title: (grade: string) => `Inscripciones a ${grade}`,
  closedText: (cycle: string) => `El ciclo ${cycle} no recibe inscripciones en este momento.`,
  pick: 'Alumnos por inscribir',
  chosen: 'Se van a inscribir',
  chosenEmpty: 'Agrega alumnos de la lista. Puedes inscribir a varios a la vez.',
  submit: (count: number) => (count > 1 ? `Inscribir ${count} alumnos` : 'Inscribir'),
  saved: (count: number) => (count === 1 ? '1 alumno inscrito' : `${count} alumnos inscritos`),
  failed: 'Error en el Registro de las Inscripciones',
  discount: 'Descuento',
  motive: 'Motivo del descuento',
  noPupils: 'No hay alumnos por inscribir',
  noPupilsText: 'Todos los alumnos registrados ya están inscritos en este ciclo, o todavía no hay ninguno.',
  registerPupil: 'Registrar alumno',
  unanswered: 'Falta responder el cuestionario del ciclo.',
  unansweredText: 'Puedes inscribir de todos modos.',
  unansweredOf: (pupil: string, parent: string) => `${pupil}: falta ${parent}`,
  noParent: (pupil: string) => `${pupil}: no tiene padre registrado que responda`,
  pendingFailed: 'No se pudo saber qué familias han respondido el cuestionario.',
  newTab: '(se abre en otra pestaña)',
} as const
